/** A tray with caballeros in a supply: a row of shields, closer together the more there are. */

import { h } from '../lib/dom.js';
import { SHIELD } from './caballeros.js';

/** @import { Player } from '../../types/wire.js' */

/** The most shields that are drawn; the number shows how many there are. */
const MOST = 8;
/** The room for their middles, and the largest distance of two. */
const [ROOM, STEP] = [132, 33];

/** @param {Player} colour @param {number} count */
export function tray(colour, count) {
  const shown = Math.min(count, MOST);
  const step = Math.min(STEP, ROOM / Math.max(1, shown - 1));
  return h('svg', { class: `tray of-${colour}`, viewBox: `0 0 ${ROOM + 46} 56`, preserveAspectRatio: 'xMinYMid', 'aria-hidden': 'true' },
    Array.from({ length: shown }, (_, at) => h('path', { key: at, d: SHIELD, transform: `translate(${Math.round(23 + step * at)} 28)` })));
}
