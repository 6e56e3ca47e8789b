/** The castillo: a keep in the sea. Its contents are drawn on the wall if the viewer may see them, otherwise the gate is shut. */

import { h } from '../lib/dom.js';
import { HIGH, WIDE, WORTH, group, shield } from './caballeros.js';
import { COLOURS } from './emblems.js';
import { CASTILLO, rows } from './layout.js';

/** @import { Player } from '../../types/wire.js' */
/** @import { Counts } from './ground.js' */

/** @import { Drawing } from './board.js' */

const { x, y, w, h: high } = CASTILLO;
const middle = x + w / 2;
const foot = y + high;
const sill = foot - 48;

/** Four merlons with three gaps between. */
const MERLON = 34;
const GAP = (w + 12 - 4 * MERLON) / 3;
const BATTLEMENTS = Array.from({ length: 4 }, (_, index) => `v-16h${MERLON}v16${index < 3 ? `h${GAP.toFixed(1)}` : ''}`).join('');
export const KEEP = `M${x} ${foot}V${y + 12}h-6V${y + 2}${BATTLEMENTS}v10h-6V${foot}Z`;
const GATE = `M${middle - 34} ${sill}v-42a34 34 0 0 1 68 0v42Z`;
const GRATE = `M${middle - 17} ${sill}v-70M${middle} ${sill}v-75M${middle + 17} ${sill}v-70M${middle - 34} ${sill - 20}h68M${middle - 34} ${sill - 42}h68`;
const STONES = `M${x + 14} ${y + 62}h24M${x + w - 42} ${y + 58}h28M${x + 18} ${y + 94}h16M${x + w - 32} ${y + 104}h18M${x + w - 44} ${y + 82}h16M${x + 12} ${y + 124}h24M${x + 30} ${y + 78}h12M${x + w - 60} ${y + 124}h14`;

/** @param {boolean} shut @param {string} [dropped]  the colours of caballeros that fall in, one word each */
export const castilloKeep = (shut, dropped = '') => [
  h('path', { class: 'islet', d: `M${x - 26} ${foot + 20}c-4-20 14-34 40-34h${w - 20}c24 0 36 16 34 34Z` }),
  falling(/** @type {Player[]} */ (dropped.split(' ').filter(Boolean))),
  h('path', { class: 'wall', d: KEEP }),
  h('path', { class: 'wall-shade', d: `M${x + w - 22} ${foot}V${y + 12}h22V${foot}Z` }),
  h('path', { class: 'stones', d: STONES }),
  shut && h('path', { key: 'gate', class: 'gate', d: GATE }),
  shut && h('path', { key: 'grate', class: 'grate', d: GRATE }),
];

/** The distance of caballeros behind the wall, where there are few. */
const STEP = 38;

/** They fall behind the wall, and their heads stay in sight. @param {Player[]} colours */
function falling(colours) {
  const step = Math.min(STEP, (w - 60) / Math.max(1, colours.length - 1));
  return colours.map((colour, at) => h('g', { key: `falling ${at}`, class: 'falling' }, shield(colour, Math.round(middle + (at - (colours.length - 1) / 2) * step), y - 9, 0.9)));
}

const ROOM = { x: x + 2, y: y + 30, w: w - 4, h: high - 92 };

/** The caballeros inside, if the viewer may know. @param {Drawing} drawing */
export function castilloContents({ view, base, showPoints }) {
  /** @type {Counts} */
  const now = view.castillo.tally ?? {};
  const before = base?.castillo.tally ?? now;
  const shown = COLOURS.filter((colour) => (now[colour] ?? 0) > 0 || (before[colour] ?? 0) > 0);
  const { scale, places } = rows(ROOM, shown.length, WIDE, HIGH + (showPoints || shown.some((colour) => now[colour] !== before[colour]) ? WORTH : 0), 1);
  return shown.map((colour, index) => h('g', { key: colour, class: `group${now[colour] ? '' : ' gone'}`, transform: `translate(${places[index].map(Math.round).join(' ')}) scale(${scale.toFixed(3)})`, style: { '--scale': scale.toFixed(3) } },
    group(colour, now[colour] ?? 0, { change: (now[colour] ?? 0) - (before[colour] ?? 0), points: showPoints ? view.castillo.points?.[colour] : undefined })));
}
