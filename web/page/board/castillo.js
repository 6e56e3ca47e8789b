/** The castillo: a keep in the sea. What is inside stands on its wall where it may be seen, else its gate is shut. */

import { h } from '../lib/dom.js';
import { CASTILLO, rows } from './layout.js';
import { HIGH, WIDE, group } from './caballeros.js';

const { x, y, w, h: high } = CASTILLO;

/** @param {boolean} shut */
export const keep = (shut) => [
  h('ellipse', { class: 'islet', cx: x + w / 2, cy: y + high - 8, rx: w / 2 + 22, ry: 24 }),
  h('path', { class: 'wall', d: KEEP }),
  h('path', { class: 'stones', d: STONES }),
  shut && h('path', { class: 'gate', d: GATE }),
  shut && h('path', { class: 'grate', d: GRATE }),
];

const middle = x + w / 2;
const KEEP = `M${x} ${y + high}V${y + 10}h-6v-28h28v13h17v-13h28v13h${w - 134}v-13h28v13h17v-13h28v28h-6V${y + high}Z`;
const GATE = `M${middle - 32} ${y + high - 44}v-44a32 32 0 0 1 64 0v44Z`;
const GRATE = `M${middle - 16} ${y + high - 44}v-72M${middle} ${y + high - 44}v-75M${middle + 16} ${y + high - 44}v-72M${middle - 32} ${y + high - 64}h64M${middle - 32} ${y + high - 86}h64`;
const STONES = `M${x + 12} ${y + 62}h22M${x + w - 40} ${y + 56}h26M${x + 16} ${y + 96}h14M${x + w - 28} ${y + 104}h16M${x + w - 36} ${y + 80}h14M${x + 10} ${y + 120}h20`;

/** Room for those inside. */
export const ROOM = { x: x + 4, y: y + 38, w: w - 8, h: high - 84 };

/** @param {[string, number][]} tally */
export function inside(tally) {
  const { scale, places } = rows(ROOM, tally.length, WIDE, HIGH, 1);
  return tally.map(([colour, count], index) =>
    h('g', { key: colour, class: 'group', transform: `translate(${places[index].join(' ')}) scale(${scale})` }, group(colour, count)));
}
