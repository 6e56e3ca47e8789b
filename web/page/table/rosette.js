/** The rank of an idea as it is pinned to a place: a rosette, which nothing else on the table is. */

import { h } from '../lib/dom.js';

const TAILS = 'M-11 8l-4 20 9-5 6 6 6-6 9 5-4-20z';
const PETALS = Array.from({ length: 12 }, (_, at) => {
  const turn = (at * Math.PI) / 6;
  return `${at === 0 ? 'M' : 'L'}${edge(turn - Math.PI / 12, 15)}L${edge(turn, 19)}`;
}).join('');

/** @param {number} turn @param {number} far */
function edge(turn, far) {
  return `${(far * Math.sin(turn)).toFixed(1)} ${(-far * Math.cos(turn)).toFixed(1)}`;
}

/** One after the other, the first with its middle at the origin. @param {number[]} ranks @param {{ right?: number, down?: number }} [step] */
export const rosettes = (ranks, { right = 0, down = 0 } = {}) => ranks.map((rank, at) => h('g', { key: rank, class: 'rosette', transform: `translate(${at * right} ${at * down})` },
  h('path', { class: 'tails', d: TAILS }), h('path', { class: 'petals', d: `${PETALS}Z` }), h('text', { y: 8.5 }, rank)));
