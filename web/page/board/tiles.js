/** The score bars of all sites, and the two scoring tiles: on a bar or beside the board. */

import { h } from '../lib/dom.js';
import { remembered, rememberedEach } from '../lib/same.js';
import { language, t } from '../words.js';
import { bar } from './bar.js';
import { REGIONS } from './geography.js';
import { CASTILLO, LAYOUTS, TILES } from './layout.js';
import { asked, mark } from './pieces.js';

/** @typedef {import('./board.js').Drawing} Drawing */
/** @typedef {import('./curve.js').Point} Point */

/** @type {Point} */
export const castilloBar = [CASTILLO.x + CASTILLO.w / 2, CASTILLO.y + CASTILLO.h - 24];

/** @param {string} site */
const barAt = (site) => (site === 'castillo' ? castilloBar : LAYOUTS[site].bar);

/** @param {any} view @param {string} site */
const groundAt = (view, site) => (site === 'castillo' ? view.castillo : view.regions[site]);

/** The bars no tile lies on. @param {Drawing} drawing */
export const bars = (drawing) => [...REGIONS, 'castillo'].filter((site) => groundAt(drawing.view, site).tile === null).map((site) => printed(drawing, site));

const printed = rememberedEach(
  (/** @type {Drawing} */ { view, places }, site) =>
    h('g', { key: `bar ${site}`, transform: `translate(${barAt(site).join(' ')})`, 'aria-hidden': 'true' }, bar(groundAt(view, site).bar.slice(0, places), 'bar')),
  ({ view, places }, site) => [groundAt(view, site).bar, places]);

export const tiles = remembered((/** @type {Drawing} */ drawing) => ['low', 'high'].map((tile) => lying(drawing, tile)),
  ({ view, base, targets, places }) => [view.tiles, base?.tiles, targets, places, language.get()]);

/** @param {Drawing} drawing @param {string} tile */
function lying({ view, base, targets, places }, tile) {
  const { values, at } = view.tiles[tile];
  const target = targets.tiles.get(tile);
  const moved = base && base.tiles[tile].at !== at;
  const [x, y] = at === null ? TILES[tile] : barAt(at);
  const states = ['tile', target && 'lit', target?.chosen && 'chosen', moved && 'changed'].filter(Boolean).join(' ');
  const shown = values.slice(0, places);
  return h('g', { key: `tile ${tile}`, class: states, dataset: { place: `tile:${tile}` }, transform: `translate(${x} ${y})`, ...asked(target, t('board-tile', { values: shown.join(', ') })) },
    (target || moved) && h('rect', { key: 'ring', class: 'ring', x: -68, y: -26, width: 136, height: 52, rx: 8 }),
    bar(shown, 'tile'), mark(targets, `tile:${tile}`, 78, 0));
}
