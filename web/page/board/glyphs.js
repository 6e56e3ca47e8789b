/** The symbols of the card pictures, each 40 by 40. */

import { h } from '../lib/dom.js';

/** @import { Described } from '../lib/dom.js' */

const SHIELD = 'M8 7q7 1 12-3 5 4 12 3v12c0 9-6 14-12 17-6-3-12-8-12-17z';
const LAND = 'M5 15c2-7 9-6 14-8s10-1 13 4 4 9 2 15-9 8-15 7-11 1-13-5 -3-8-1-13z';
const STAR = 'M20 6l4.200 8.900 9.600 1.300-7 6.800 1.700 9.700L20 28l-8.500 4.700 1.700-9.700-7-6.800 9.600-1.300z';
const CROWN = 'M6 31 4 12l9 7 7-12 7 12 9-7-2 19z';
const TOWER = 'M9 36V16H7V6h6v4h4V6h6v4h4V6h6v10h-2v20h-6v-8a5 5 0 0 0-10 0v8z';
const CARD = 'M11 5h18a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3z';

/** @param {string} kind @param {string} d */
const path = (kind, d) => h('path', { class: kind, d });
/** @param {number | string} value @param {number} x @param {number} y @param {string} [kind] */
const text = (value, x, y, kind = '') => h('text', { class: `digit ${kind}`, x, y }, value);

/** Caballeros: own ones full, opposing ones empty, of any colour half. @type {Record<string, () => Described[]>} */
const CABALLEROS = {
  own: () => [path('full', SHIELD)],
  opposing: () => [path('empty', SHIELD)],
  any: () => [path('empty', SHIELD), path('full half', 'M20 4q5 4 12 3v12c0 9-6 14-12 17z')],
};

/** @type {Record<string, () => Described[]>} */
export const GLYPHS = {
  ...CABALLEROS,
  arrow: () => [path('bare', 'M5 20h26M22 10l10 10-10 10')],
  back: () => [path('bare', 'M8 9h17a9 9 0 0 1 0 18H8M16 18 7 27l9 9')],
  swap: () => [path('bare', 'M6 14h26M25 7l7 7-7 7M34 27H8M15 20l-7 7 7 7')],
  or: () => [path('bare', 'M27 4 13 36')],
  then: () => [path('full', 'M17 17h6v6h-6z')],
  region: () => [path('land', LAND)],
  regions: () => [path('land', LAND), path('bare dashed', LAND)],
  one: () => [path('land', LAND), path('bare', LAND), path('full', 'M20 15a5 5 0 1 1 0 10 5 5 0 0 1 0-10z')],
  adjacent: () => [path('land', LAND), path('bare', 'M20 7c-3 9 4 16 0 26')],
  most: () => [path('land', LAND), path('full', 'M12 14q2 .3 3.500-1 1.500 1.300 3.500 1v3.500c0 2.600-1.700 4-3.500 5-1.800-1-3.500-2.400-3.500-5zM21 11q2 .3 3.500-1 1.500 1.300 3.500 1v3.500c0 2.600-1.700 4-3.500 5-1.800-1-3.500-2.400-3.500-5zM23 21q2 .3 3.500-1 1.500 1.300 3.500 1v3.500c0 2.600-1.700 4-3.500 5-1.800-1-3.500-2.400-3.500-5zM14 24q2 .3 3.500-1 1.500 1.300 3.500 1v3.500c0 2.600-1.700 4-3.500 5-1.800-1-3.500-2.400-3.500-5z')],
  fewest: () => [path('land', LAND), path('full', 'M16.5 17q2 .3 3.500-1 1.500 1.300 3.500 1v3.500c0 2.600-1.700 4-3.500 5-1.800-1-3.500-2.400-3.500-5z')],
  kings: () => [path('land', LAND), path('bare thin', 'M8 22 22 8M10 30 32 9M18 33 34 17'), h('path', { class: 'gold', d: CROWN, transform: 'translate(10 9) scale(0.5)' })],
  abroad: () => [path('land', 'M3 24c5-6 9-4 12 0s10 3 12-2 8-4 10-1v15H3z'), path('bare', 'M24 24V6'), path('gold', 'M24 6h12l-4 4.500 4 4.500H24z')],
  star: () => [path('gold', STAR)],
  first: () => [path('empty', 'M4 24h10v12H4zM26 28h10v8H26z'), path('full', 'M14 16h12v20H14z'), h('path', { class: 'gold', d: STAR, transform: 'translate(12 -1) scale(0.4)' })],
  castillo: () => [path('full', TOWER)],
  court: () => [path('empty', 'M5 35V18L20 6l15 12v17z'), path('bare', 'M13 35V24a3 3 0 0 1 6 0v11M21 35V24a3 3 0 0 1 6 0v11')],
  province: () => [path('land', 'M2 30c6-5 12-3 18-5s12 1 18 3v8H2z'), path('empty', 'M6 29v-8l6-5 6 5v8zM22 28v-9l7-6 7 6v9z')],
  crown: () => [path('gold', CROWN)],
  grande: () => [path('full', 'M8 37c0-6 3-7 4-12s3-9 8-9 7 4 8 9 4 6 4 12z'), h('circle', { class: 'empty', cx: 20, cy: 12, r: 5 }), path('full', 'M9 9q5-1 6-3 1-4 5-4t5 4q1 2 6 3-11 4-22 0z')],
  tile: () => [path('empty', 'M2 12h36v16H2z'), path('bare', 'M14 12v16M26 12v16')],
  card: () => [path('empty', CARD)],
  power: () => [path('empty', CARD), path('full', 'M14 12h12v3H14zM17 18h6v9h-6z')],
  disc: () => [h('circle', { class: 'empty', cx: 20, cy: 20, r: 15 }), h('circle', { class: 'full', cx: 20, cy: 20, r: 3.5 }), path('bare', 'M20 20 29 11'), path('land', 'M20 5a15 15 0 0 1 15 15h-5a10 10 0 0 0-10-10z')],
  veto: () => [path('empty', CARD), path('bare warn', 'M5 33 35 7')],
  scatter: () => [path('bare', 'M20 14V4M15 9l5-6 5 6M26 26l9 9M35 28v7h-7M14 26l-9 9M5 28v7h7'), path('full', 'M15 15h10v10H15z')],
  once: () => [path('empty', 'M20 5a15 15 0 1 1 0 30 15 15 0 0 1 0-30z'), text('1×', 20, 27)],
  each: () => [path('empty', 'M3 10q5 1 8-2 3 2 8 2v8c0 6-4 9-8 11-4-2-8-5-8-11zM21 10q5 1 8-2 3 2 8 2v8c0 6-4 9-8 11-4-2-8-5-8-11z'), path('bare warn', 'M7 13l8 10M15 13 7 23M25 13l8 10M33 13l-8 10')],
};

/** A number before what it counts. @param {number | string} value */
export const number = (value) => text(value, String(value).length > 1 ? 18 : 14, 30, 'big');
/** A score bar's first value, or the values between two. @param {number} low @param {number} high */
export const firstValue = (low, high) => [
  path('empty', low === high ? 'M2 7h36v26H2z' : 'M2 7h62v26H2z'), path('gold', low === high ? 'M2 7h18v26H2z' : 'M2 7h46v26H2z'),
  low === high ? text(low, 11, 28, 'on-gold') : text(`${low}–${high}`, 25, 28, 'on-gold'),
];
