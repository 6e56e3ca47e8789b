/** The figure of the king. */

import { h } from '../lib/dom.js';

/** The king: origin at the base, 112 units high. */
export const king = () => [
  h('ellipse', { class: 'shade', cx: 3, cy: 0, rx: 36, ry: 7 }),
  h('path', { class: 'robe', d: 'M-33 0C-33-10-27-16-25-32-22-52-16-64 0-66 16-64 22-52 25-32 27-16 33-10 33 0Q0 8-33 0Z' }),
  h('path', { class: 'lining', d: 'M-9 2.500C-10-20-9-44 0-60 9-44 10-20 9 2.500Q0 4-9 2.500Z' }),
  h('path', { class: 'hem', d: 'M-33 0C-33-4-31-7-30-10Q-20-5-9-4V3Q-23 3-33 0ZM33 0C33-4 31-7 30-10Q20-5 9-4V3Q23 3 33 0Z' }),
  h('path', { class: 'ermine', d: 'M-22-54Q-12-66 0-65 12-66 22-54 24-46 18-41 9-52 0-50-9-52-18-41-24-46-22-54Z' }),
  h('circle', { class: 'face', cx: 0, cy: -74, r: 13 }),
  h('path', { class: 'beard', d: 'M-11-72Q-6-68 0-70 6-68 11-72 12-60 0-57-12-60-11-72Z' }),
  h('path', { class: 'crown', d: 'M-18-80-22-103-11-94 0-110 11-94 22-103 18-80Q0-75-18-80Z' }),
  h('path', { class: 'jewels', d: 'M0-94l4 5-4 5-4-5zM-12-90l3 4-3 4-3-4zM12-90l3 4-3 4-3-4z' }),
  h('path', { class: 'sceptre', d: 'M28-16 34-66' }),
  h('circle', { class: 'orb', cx: 35, cy: -70, r: 6 }),
];
