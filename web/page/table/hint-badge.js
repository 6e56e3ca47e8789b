/** The badge with the rank of a hint. */

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

/**
 * One after the other, the first with its middle at the origin; each with a tag where it has one to show.
 * @param {number[]} ranks
 * @param {{ right?: number, down?: number, low?: number, tag?: (rank: number) => string }} [looks]
 */
export const rosettes = (ranks, { right = 0, down = 0, low = 0, tag } = {}) => ranks.map((rank, at) => h('g', { key: rank, class: 'rosette', transform: `translate(${at * right} ${at * down})` },
  tag && tagged(tag(rank), low),
  h('path', { class: 'tails', d: TAILS }), h('path', { class: 'petals', d: `${PETALS}Z` }), h('text', { y: 8.5 }, rank)));

/** How wide a tag is, from the middle of its rosette. @param {string} text */
export const tagWidth = (text) => 20 + 12 * text.length;

/** It hangs from behind the rosette, low enough to leave free what stands beside it. @param {string} text @param {number} low */
const tagged = (text, low) => h('g', { class: 'tag', transform: `translate(0 ${low})` },
  h('rect', { x: 0, y: -12, width: tagWidth(text), height: 24, rx: 6 }),
  h('text', { x: (18 + tagWidth(text)) / 2, y: 7 }, text));
