/** The clickable areas: nine regions, the castillo, France and Portugal. */

import { h } from '../lib/dom.js';
import { memoEach } from '../lib/memo.js';
import { language } from '../i18n/messages.js';
import { KEEP, castilloKeep } from './castillo.js';
import { ABROAD, REGIONS } from './geography.js';
import { OUTLINES } from './map.js';
import { siteDescription as spoken } from './descriptions.js';
import { pressable } from './pressable.js';
import { groundOf, isAbroad } from './ground.js';

/** @import { King } from '../../types/wire.js' */

/** @import { Drawing } from './board.js' */

/** @param {Drawing} drawing */
export const sites = (drawing) => [
  h('g', { key: 'keep', 'aria-hidden': 'true' }, castilloKeep(drawing.view.castillo.tally === undefined, drawing.dropped)),
  [...REGIONS, /** @type {const} */ ('castillo'), ...ABROAD].map((site) => area(drawing, site)),
];

/** The outline of one site. */
const area = memoEach(describe, ({ view, targets, explain, places }, /** @type {King} */ site) =>
  [isAbroad(site) ? undefined : groundOf(view, site), view.king === site, targets, explain, places, language.get()]);

/** @param {Drawing} drawing @param {King} site */
function describe(drawing, site) {
  const { view, targets } = drawing;
  const target = targets.sites.get(site);
  const d = site === 'castillo' ? KEEP : OUTLINES[site];
  const states = ['site', view.king === site && 'kings', target && 'lit', target?.chosen && 'chosen'].filter(Boolean).join(' ');
  return h('g', { key: site, class: states, dataset: { site }, ...clicks(drawing, site) },
    h('path', { class: 'touch', d }),
    h('clipPath', { id: `in-${site}`, key: 'clip' }, h('path', { d })),
    view.king === site && !isAbroad(site) && h('path', { class: 'taboo', d, key: 'taboo', fill: 'url(#taboo)', 'clip-path': `url(#in-${site})` }),
    target && h('path', { class: 'light', d, key: 'light', fill: 'url(#lit)' }),
    target && h('path', { class: 'glow', d, key: 'glow', 'clip-path': `url(#in-${site})` }),
    h('path', { class: 'focus', d, key: 'focus', 'clip-path': `url(#in-${site})` }));
}

/** @param {Drawing} drawing @param {King} site */
function clicks({ view, targets, explain, places }, site) {
  const about = spoken(view, site, places);
  const target = targets.sites.get(site);
  if (target) return pressable(`${target.label}. ${about}`, target.act, { pressed: target.chosen });
  if (explain && !isAbroad(site)) return pressable(about, () => explain(site), { disabled: true });
  return { role: 'img', 'aria-label': about };
}
