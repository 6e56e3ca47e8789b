/** The figure of a grande. */

import { h } from '../lib/dom.js';
import { emblem } from './emblems.js';

/** @import { Player } from '../../types/wire.js' */

/** How far apart they stand. */
export const STEP = 46;

/** With the feet at the origin, 80 high. @param {Player} colour */
export const figure = (colour) => h('g', { class: `grande of-${colour}` },
  h('ellipse', { class: 'shade', cx: 2, cy: 0, rx: 24, ry: 5 }),
  h('path', { class: 'field', d: 'M-21 0C-21-8-17-12-16-24-15-38-12-48 0-50 12-48 15-38 16-24 17-12 21-8 21 0Q0 5-21 0Z' }),
  h('circle', { class: 'face', cx: 0, cy: -58, r: 9 }),
  h('path', { class: 'ruff', d: 'M-14-49q3.500-5 7-1.500 3.500-4.500 7-.5 3.500-4 7 .5 3.500-3.500 7 1.500-3.500 5-7 2-3.500 4-7 .5-3.500 3.500-7-.5-3.500 3-7-2z' }),
  h('path', { class: 'field', d: 'M-17-63Q-9-66-9-68-8-78 0-78 8-78 9-68 9-66 17-63 9-58 0-59-9-58-17-63Z' }),
  h('path', { class: 'plume', d: 'M7-67Q20-70 19-83 11-83 5-72Z' }),
  emblem(colour, 0, -23, 25));
