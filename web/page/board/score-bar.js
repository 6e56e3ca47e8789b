/** A score bar or a scoring tile: the points for first, second and third place. */

import { h } from '../lib/dom.js';

/** @import { BoardView } from './ground.js' */

const CELL = 38;
const HIGH = 36;

/**
 * The values side by side, the middle at the origin.
 * @param {number[]} values
 * @param {string} kind  `bar` or `tile`
 */
export function scoreBar(values, kind) {
  const left = -(values.length * CELL) / 2;
  return h('g', { class: `values ${kind}` },
    h('rect', { class: 'plate', x: left - 3, y: -HIGH / 2, width: values.length * CELL + 6, height: HIGH, rx: kind === 'tile' ? 3 : 9 }),
    values.map((value, place) => h('g', { class: `value place-${place + 1}${value === 0 ? ' nothing' : ''}`, transform: `translate(${left + CELL * (place + 0.5)} 0)` },
      place > 0 && h('path', { class: 'rule', d: `M${-CELL / 2}-11V11` }),
      h('text', { y: 10 }, value === 0 ? '–' : value))));
}

/** How many values are shown: two if the third is 0 everywhere. @param {BoardView} view */
export const countedPlaces = (view) => (bars(view).some(([, , third]) => third > 0) ? 3 : 2);

/** @param {BoardView} view @returns {number[][]} */
const bars = (view) => [...Object.values(view.regions), view.castillo].filter((ground) => ground.tile === null).map((ground) => ground.bar);
