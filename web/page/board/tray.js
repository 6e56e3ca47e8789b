/** A tray with caballeros in a supply: a short row of shields and their number. */

import { h } from '../lib/dom.js';
import { SHIELD } from './caballeros.js';

/** @import { Player } from '../../types/wire.js' */

/** The most shields that are drawn; the number tells the rest. */
const MOST = 4;
const STEP = 14;

/** @param {Player} colour @param {number} count */
export function tray(colour, count) {
  const shown = Math.min(count, MOST);
  const width = 46 + STEP * Math.max(0, shown - 1);
  return h('svg', { class: `tray of-${colour}`, viewBox: `0 0 ${width} 56`, 'aria-hidden': 'true', style: { '--wide': width / 56 } },
    Array.from({ length: shown }, (_, at) => h('path', { key: at, d: SHIELD, transform: `translate(${23 + STEP * at} 28)` })));
}
