/** The areas one can point at: nine regions, the castillo, France and Portugal. */

import { h } from '../lib/dom.js';
import { rememberedEach } from '../lib/same.js';
import { language } from '../words.js';
import { KEEP, keep } from './castillo.js';
import { ABROAD, REGIONS } from './geography.js';
import { OUTLINES } from './map.js';
import { described as spoken } from './spoken.js';
import { pressable } from './press.js';

/** @param {import('./board.js').Drawing} drawing */
export const sites = (drawing) => [
  h('g', { key: 'keep', 'aria-hidden': 'true' }, keep(drawing.view.castillo.tally === undefined)),
  [...REGIONS, 'castillo', ...ABROAD].map((site) => area(drawing, site)),
];

/** One of them, by itself. */
const area = rememberedEach(described, ({ view, targets, why, places }, site) =>
  [view.regions[site] ?? view.castillo, view.king === site, targets, why, places, language.get()]);

/** @param {import('./board.js').Drawing} drawing @param {string} site */
function described(drawing, site) {
  const { view, targets } = drawing;
  const target = targets.sites.get(site);
  const d = OUTLINES[site] ?? KEEP;
  const states = ['site', view.king === site && 'kings', target && 'lit', target?.chosen && 'chosen'].filter(Boolean).join(' ');
  return h('g', { key: site, class: states, dataset: { site }, ...clicks(drawing, site) },
    h('path', { class: 'touch', d }),
    h('clipPath', { id: `in-${site}`, key: 'clip' }, h('path', { d })),
    view.king === site && !ABROAD.includes(site) && h('path', { class: 'taboo', d, key: 'taboo', fill: 'url(#taboo)', 'clip-path': `url(#in-${site})` }),
    target && h('path', { class: 'light', d, key: 'light', fill: 'url(#lit)' }),
    target && h('path', { class: 'glow', d, key: 'glow', 'clip-path': `url(#in-${site})` }),
    h('path', { class: 'focus', d, key: 'focus', 'clip-path': `url(#in-${site})` }));
}

/** @param {import('./board.js').Drawing} drawing @param {string} site */
function clicks({ view, targets, why, places }, site) {
  const about = spoken(view, site, places);
  const target = targets.sites.get(site);
  if (target) return pressable(`${target.label}. ${about}`, target.act, { pressed: target.chosen });
  if (why && !ABROAD.includes(site)) return pressable(about, () => why(site), { disabled: true });
  return { role: 'img', 'aria-label': about };
}
