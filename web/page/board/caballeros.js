/** Caballeros of one colour in one place: a shield with the emblem, a pennant with their number. */

import { h } from '../lib/dom.js';
import { emblem } from './emblems.js';

const SHIELD = 'M-21-21.500Q-10-20 0-25 10-20 21-21.500V2C21 14 11 21 0 26-11 21-21 14-21 2Z';

/** Room for one group. */
export const WIDE = 88;
export const HIGH = 56;

/** One shield, its middle at x and y. @param {string} colour @param {number} x @param {number} y @param {number} [scale] */
export const shield = (colour, x, y, scale = 1) =>
  h('g', { class: `shield of-${colour}`, transform: `translate(${x} ${y}) scale(${scale})` },
    h('path', { class: 'field', d: SHIELD }), h('path', { class: 'gleam', d: 'M-17-17.500Q-8-17 0-20.500V-4Q-9-3-17 2Z' }), emblem(colour, 0, 0.5, 30));

/**
 * A group of caballeros with its middle at the origin.
 * @param {string} colour
 * @param {number} count
 * @param {{ change?: number, leads?: 'alone' | 'tied', points?: number }} [marks]
 */
export function group(colour, count, marks = {}) {
  return [
    marks.leads && h('rect', { class: `lead ${marks.leads}`, x: -47, y: -29, width: 92, height: 59, rx: 29 }),
    h('rect', { class: `pennant of-${colour}`, x: -24, y: -20, width: 65, height: 41, rx: 20 }),
    count > 2 && h('path', { class: `behind of-${colour}`, d: SHIELD, transform: 'translate(-26 -4)' }),
    count > 1 && h('path', { class: `behind of-${colour}`, d: SHIELD, transform: 'translate(-23 -2)' }),
    shield(colour, -20, 1),
    h('text', { class: `count on-${colour}${count > 9 ? ' two' : ''}`, x: 20, y: 13 }, count),
    marks.change ? change(marks.change) : null,
    marks.points ? points(marks.points) : null,
  ];
}

/** What the draft adds or takes away. @param {number} by */
const change = (by) => h('g', { class: 'change', transform: 'translate(36 -24)' },
  h('circle', { r: 15 }), h('text', { y: 7 }, by > 0 ? `+${by}` : `−${-by}`));

/** What it would score now. @param {number} value */
const points = (value) => h('g', { class: 'worth', transform: 'translate(20 30)' },
  h('rect', { x: -22, y: -12, width: 44, height: 25, rx: 5 }), h('text', { y: 8 }, `+${value}`));
