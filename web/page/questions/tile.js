/** Which scoring tile goes where: `{ low: sites, high: sites }`. */

import { chips } from './chips.js';
import { mapOf, siteTargets } from './parts.js';
import { t } from '../i18n/messages.js';

/** @import { Tile } from '../../types/wire.js' */
/** @import { QuestionModule } from './question.js' */

/** @type {QuestionModule<'tile'>} */
export default function tile(question) {
  const { decision, draft, view } = question;
  const movable = TILES.filter((one) => decision[one].length > 0);
  const held = movable.length === 1 ? movable[0] : movable.find((one) => one === draft.picked?.tile);
  const values = (/** @type {Tile} */ one) => view.tiles[one].values.join('/');
  const tiles = mapOf(movable, (one) => ({ label: t('do-lift-tile', { values: values(one) }), act: () => draft.pick({ tile: one }), chosen: one === held }));
  return {
    title: held ? t('ask-tile-where', { values: values(held) }) : t('ask-tile'),
    about: t('about-tile'),
    tiles,
    sites: held ? siteTargets(question, 'tile', decision[held], `tile ${held}`) : new Map(),
    body: movable.length > 1 ? chips(tiles, (one) => values(/** @type {Tile} */ (one))) : undefined,
    site: (site) => (held ? `tile ${held} ${site}` : undefined),
    drag: {
      lift: (place) => draft.pick({ tile: tileAt(place) }),
      sites: (place) => decision[tileAt(place) ?? 'low'].filter(() => tileAt(place) !== undefined),
      drop: (place, site) => question.put(`tile ${tileAt(place)} ${site}`),
    },
  };
}

const TILES = /** @type {const} */ (['low', 'high']);

/** The tile at a place of the drawing: `tile:low`. @param {string} place */
const tileAt = (place) => TILES.find((one) => place === `tile:${one}`);
