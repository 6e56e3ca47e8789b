/** The score bars of all sites, and the two scoring tiles: on a bar or beside the board. */

import { h } from '../lib/dom.js';
import { memo, memoEach } from '../lib/memo.js';
import { language, t } from '../i18n/messages.js';
import { scoreBar } from './score-bar.js';
import { REGIONS } from './geography.js';
import { CASTILLO, LAYOUTS, TILES } from './layout.js';
import { badgeAt, targetProps } from './marking.js';
import { groundOf } from './ground.js';

/** @import { Site, Tile } from '../../types/wire.js' */

/**
 * @import { Drawing } from './board.js'
 * @import { Point } from './curve.js'
 */

/** @type {Point} */
export const castilloBar = [CASTILLO.x + CASTILLO.w / 2, CASTILLO.y + CASTILLO.h - 24];

/** @param {Site} site */
const barAt = (site) => (site === 'castillo' ? castilloBar : LAYOUTS[site].bar);

/** @type {Site[]} */
const SITES = [...REGIONS, 'castillo'];

/** The score bars without a tile. @param {Drawing} drawing */
export const bars = (drawing) => SITES.filter((site) => groundOf(drawing.view, site).tile === null).map((site) => printed(drawing, site));

const printed = memoEach(
  (/** @type {Drawing} */ { view, places }, /** @type {Site} */ site) =>
    h('g', { key: `bar ${site}`, class: site === 'castillo' ? 'at-foot' : undefined, transform: `translate(${barAt(site).join(' ')})`, 'aria-hidden': 'true' }, scoreBar(groundOf(view, site).bar.slice(0, places), 'bar')),
  ({ view, places }, site) => [groundOf(view, site).bar, places]);

export const tiles = memo((/** @type {Drawing} */ drawing) => /** @type {Tile[]} */ (['low', 'high']).map((tile) => lying(drawing, tile)),
  ({ view, base, targets, places }) => [view.tiles, base?.tiles, targets, places, language.get()]);

/** @param {Drawing} drawing @param {Tile} tile */
function lying({ view, base, targets, places }, tile) {
  const { values, at } = view.tiles[tile];
  const target = targets.tiles.get(tile);
  const moved = base && base.tiles[tile].at !== at;
  const [x, y] = at === null ? TILES[tile] : barAt(at);
  const states = ['tile', (at === null || at === 'castillo') && 'at-foot', target && 'lit', target?.chosen && 'chosen', moved && 'changed'].filter(Boolean).join(' ');
  const shown = values.slice(0, places);
  return h('g', { key: `tile ${tile}`, class: states, dataset: { place: `tile:${tile}` }, transform: `translate(${x} ${y})`, ...targetProps(target, t('board-tile', { values: shown.join(', ') })) },
    (target || moved) && h('rect', { key: 'ring', class: 'ring', x: -68, y: -26, width: 136, height: 52, rx: 8 }),
    scoreBar(shown, 'tile'), badgeAt(targets, `tile:${tile}`, 78, 0));
}
