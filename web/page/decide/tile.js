/** Which scoring tile goes where: `{ low: sites, high: sites }`. */

import { chips } from './chips.js';
import { each, sitesFor } from './parts.js';
import { t } from '../words.js';

/** @type {import('./index.js').Kind} */
export default function tile(question) {
  const { decision, draft, view } = question;
  const can = ['low', 'high'].filter((one) => decision[one].length > 0);
  const held = can.length === 1 ? can[0] : can.find((one) => one === draft.picked?.tile);
  const label = (/** @type {string} */ one) => t('do-lift-tile', { values: view.tiles[one].values.join('/') });
  const tiles = each(can, (one) => ({ label: label(one), act: () => draft.pick({ tile: one }), chosen: one === held }));
  return {
    title: held ? t('ask-tile-where', { values: view.tiles[held].values.join('/') }) : t('ask-tile'),
    about: t('about-tile'),
    tiles,
    sites: held ? sitesFor(question, `tile ${held}`, decision[held]) : new Map(),
    body: can.length > 1 ? chips(tiles, (one) => view.tiles[one].values.join('/')) : undefined,
    site: (site) => (held ? `tile ${held} ${site}` : undefined),
    drag: {
      lift: (place) => draft.pick({ tile: place.replace('tile:', '') }),
      sites: (place) => decision[place.replace('tile:', '')] ?? [],
      drop: (place, site) => question.put(`tile ${place.replace('tile:', '')} ${site}`),
    },
  };
}
