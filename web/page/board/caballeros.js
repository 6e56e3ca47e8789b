/** Caballeros of one colour in one place: a shield with the emblem, a pennant with their number. */

import { h } from '../lib/dom.js';
import { emblem } from './emblems.js';

/** @import { Player } from '../../types/wire.js' */

export const SHIELD = 'M-21-21.500Q-10-20 0-25 10-20 21-21.500V2C21 14 11 21 0 26-11 21-21 14-21 2Z';

/** A star over the shield of the player with the most caballeros. */
const STAR = 'M-20-41l4.300 9 9.900 1.300-7.300 6.900 1.900 9.800-8.800-4.800-8.800 4.800 1.900-9.800-7.300-6.900 9.900-1.300z';

/** Room for one group. */
export const WIDE = 95;
export const HIGH = 59;
/** How much more where points or changes are shown below. */
export const WORTH = 16;

/** One shield, its middle at x and y. @param {Player | 'plain'} colour @param {number} x @param {number} y @param {number} [scale] */
export const shield = (colour, x, y, scale = 1) =>
  h('g', { class: `shield of-${colour}`, transform: `translate(${x} ${y}) scale(${scale})` },
    h('path', { class: 'field', d: SHIELD }), h('path', { class: 'gleam', d: 'M-17-17.500Q-8-17 0-20.500V-4Q-9-3-17 2Z' }), emblem(colour, 0, 0.5, 30));

/**
 * A group of caballeros with its middle at the origin.
 * @param {Player} colour
 * @param {number} count
 * @param {{ change?: number, leads?: 'alone' | 'tied', points?: number }} [marks]
 */
export function group(colour, count, marks = {}) {
  return [
    h('rect', { class: `pennant of-${colour}`, x: -24, y: -20, width: 65, height: 41, rx: 20 }),
    Array.from({ length: layers(count) }, (_, at) => h('path', { key: `behind ${at}`, class: `behind of-${colour}`, d: SHIELD, transform: `translate(${-20 - 3 * (layers(count) - at)} ${1 - 2.4 * (layers(count) - at)})` })),
    shield(colour, -20, 1),
    marks.leads && h('path', { key: 'lead', class: `lead ${marks.leads}`, d: STAR }),
    h('text', { class: `count on-${colour}${count > 9 ? ' two' : ''}`, x: 20, y: 13 }, count),
    marks.change ? change(marks.change) : null,
    marks.points ? points(marks.points) : null,
  ];
}

/** How many shields are seen behind the first one. @param {number} count */
const layers = (count) => (count > 5 ? 4 : count > 3 ? 3 : Math.max(0, count - 1));

/** What the draft adds or takes away. @param {number} by */
const change = (by) => h('g', { key: 'change', class: `change ${by > 0 ? 'more' : 'less'}`, transform: 'translate(-30 24)' },
  h('g', { class: 'legible' }, h('rect', { x: -23, y: -15, width: 46, height: 30, rx: 15 }), h('text', { y: 9.5 }, by > 0 ? `+${by}` : `−${-by}`), h('path', { class: 'way', d: `M-11 ${by > 0 ? 7 : -7}L0 ${by > 0 ? -9 : 9}L11 ${by > 0 ? 7 : -7}Z` })));

/** What it would score now. @param {number} value */
const points = (value) => h('g', { key: 'worth', class: 'worth', transform: 'translate(20 31)' },
  h('rect', { x: -24, y: -13, width: 48, height: 27, rx: 6 }), h('text', { y: 9 }, `+${value}`));
