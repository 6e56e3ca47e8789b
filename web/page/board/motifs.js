/** What the vignettes of the cards are composed of, each standing on the origin. */

import { h } from '../lib/dom.js';

/** @import { Child, Described } from '../lib/dom.js' */

/** @param {string} look @param {string} d */
const path = (look, d) => h('path', { class: look, d });

/** Horse and rider, looking to the right, 46 high. */
const HORSE = 'M-18-21C-14-25-4-24 2-24.500 7-25.500 9-30 12-33.500L12.500-36.500 14.500-34.500C18-33 20.500-29.500 23.500-26.500L21.500-23 16.500-24.500C15-21.500 14-18 12.500-15.500L17-11.500 20-11 19.500-9 15.500-8.800 9.500-12.500 7.500-11 8.500-2.500 11 0H6.500L4-11.500C-1-10-6-10-9.500-11.500L-10.500-6.500-14.500-1.500-13 0H-17.500L-17.800-2.500-14.500-7.500-15.500-12.500-20.500-7.500-21.500-2.500-19.500 0H-24L-24.800-2.500-23.500-9.500-19-14C-20-16.500-20-19-18-21Z';
const TAIL = 'M-18-21C-24-22-26-16-25-10';
const RIDER = 'M-7-22.500C-7.500-29-6.500-34-4-35.500H2.500C5-33.500 5.500-29 5-24L7.500-12.500 4-11.500-1-19.500-7-21ZM-.8-42.500A3.700 3.700 0 1 1-.8-35.100 3.700 3.700 0 1 1-.8-42.500Z';
const LANCE = 'M11-50-6-14';
const PENNANT = 'M10.800-49.700 7-42C1-41-4-47-12-44-8-48-8-50-13-53-4-54 2-48 10.800-49.700Z';

export const rider = () => [path('line', TAIL + LANCE), path('dark', HORSE), path('own', RIDER), path('own', PENNANT)];

/** Two towers and a gate, 54 high. */
const KEEP = 'M-32 0V-48h5v5h5v-5h6v5h5v-5h5v20h12v-20h5v5h5v-5h6v5h5v-5h5V0Z';
export const keep = () => [path('dark', KEEP), path('lit', 'M-21-30a3 3 0 0 1 6 0v6h-6zM15-30a3 3 0 0 1 6 0v6h-6z'), path('night', 'M-7 0v-12a7 7 0 0 1 14 0V0z')];

/** The court: a palace with two flags, 50 high. */
export const palace = () => [
  path('line', 'M-20-30v-16M20-30v-16'), path('own', 'M-20-46l12 3.500-12 4zM20-46l12 3.500-12 4z'),
  path('dark', 'M-30 0v-24h4v-7h12v7h5l9-9 9 9h5v-7h12v7h4V0Z'), path('lit', 'M-23-18h5v7h-5zM18-18h5v7h-5zM-11-15h4v6h-4zM7-15h4v6H7z'), path('night', 'M-4 0v-9a4 4 0 0 1 8 0v9z'),
];

/** The province: a village with a church, 34 high. */
export const village = () => [
  path('dark', 'M-30 0v-9l8-7 8 7v9zM8 0v-10l9-8 9 8V0zM-12 0v-20l6-13 6 13v7h7V0z'), path('line', 'M-6-37v7M-8.500-34.500h5'),
  path('lit', 'M-24-7h4v5h-4zM15-8h4v6h-4zM-7.500-18a1.500 1.500 0 0 1 3 0v4h-3z'),
];

/** A written sheet with a seal, 44 high. */
export const decree = () => [
  path('paper', 'M-16 0C-18-14-13-28-16-42-8-45 8-39 17-42 14-28 19-14 16 0 8 3-8-3-16 0Z'),
  path('thin', 'M-10-34C-4-36 4-32 11-34M-10-27C-4-29 4-25 11-27M-10-20C-4-22 2-19 6-20'), path('own', 'M4-3l-2 12 5-3 4 4 1-13z'),
  h('circle', { class: 'own', cx: 8, cy: -8, r: 6.5 }),
];

/** Three discs whose pointers nobody sees. */
export const discs = () => [[-20, -14], [20, -14], [0, -22]].map(([x, y]) => h('g', { transform: `translate(${x} ${y})` },
  h('circle', { class: 'dark', r: 14 }), h('circle', { class: 'rim', r: 10.5 }), path('lit', 'M0-6.500a4.500 4.500 0 0 1 2.200 8.400c-.9.600-1.200 1-1.200 2.100h-2c0-2.200.6-3 2-3.900a2.500 2.500 0 1 0-3.500-2.300h-2A4.500 4.500 0 0 1 0-6.500zM-1 5.500h2v2h-2z')));

/** Power cards in a hand, 40 high. */
export const cards = () => [-28, -9, 10, 29].map((angle) => h('g', { transform: `rotate(${angle} 0 14)` },
  path('paper', 'M-11-36h18a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3h-18a3 3 0 0 1-3-3v-26a3 3 0 0 1 3-3z'), path('own', 'M-14-36h24v5h-24z'), path('dark', 'M-7-24h10v4H-7zM-4-20h4v10h-4z')));

/** A scoring tile, 24 high. @param {number} tilt */
export const tile = (tilt) => h('g', { transform: `rotate(${tilt})` }, path('dark', 'M-34-26h68v26h-68z'), path('rim', 'M-31-23h62v20h-62zM-10.500-23v20M10.500-23v20'),
  path('lit', 'M-21-20l2.100 4.400 4.800.7-3.500 3.400.9 4.800-4.300-2.300-4.300 2.300.9-4.800-3.500-3.400 4.800-.7zM-4-14.500h8v3h-8zM17-14.500h8v3h-8z'));

/** Coins in heaps. */
export const coins = () => [[-16, 3], [0, 5], [16, 2]].flatMap(([x, count]) => Array.from({ length: count }, (_, at) => h('ellipse', { class: 'coin', cx: x, cy: -3 - at * 4, rx: 8.5, ry: 3.2 })));

/** A banner with a star, 62 high. */
export const banner = () => [path('line', 'M0 0v-62'), path('own', 'M0-61C10-66 20-54 34-60V-32C20-26 10-38 0-33Z'), path('lit', 'M17-55l2.600 5.400 5.900.8-4.300 4.200 1.100 5.900-5.300-2.800-5.300 2.800 1.100-5.900-4.300-4.200 5.900-.8z')];

/** Bars in front of the gate's content. */
export const bars = () => path('grate', 'M-13 0v-42M-4.500 0v-46M4.500 0v-46M13 0v-42M-16-14h32M-16-30h32');

/** Two arrows in a circle. */
export const exchange = () => path('arrows', 'M-13-40C-6-47 6-47 13-40M13-46v6.500H6.500M13-22C6-15-6-15-13-22M-13-16v-6.500h6.500');

/** @param {number} x @param {number} y @param {Child} drawn @param {number} [size] @param {boolean} [mirrored]  it looks to the left @returns {Described} */
export const put = (x, y, drawn, size = 1, mirrored = false) => h('g', { transform: `translate(${x} ${y}) scale(${mirrored ? -size : size} ${size})` }, drawn);
