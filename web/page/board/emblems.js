/** Every colour's emblem: red a tower, blue a lion, green the sun, orange a ship, purple an olive branch, the dummy a plain shield. */

import { h } from '../lib/dom.js';

/** @import { Player } from '../../types/wire.js' */

/** On a field of 24 by 24. @type {Record<Player, string>} */
const EMBLEMS = {
  red: 'M5 22V11L3.5 9.5V3h4v2.6h2.4V3h4.2v2.6h2.4V3h4v6.5L19 11v11h-4.3v-4.6a2.7 2.7 0 0 0-5.4 0V22z',
  blue: 'M8.600 1.300 10.500 2.500 12.700 1.800 13.600 3.900 15.800 4.300 15.600 6.600 17 8.300 16.700 9.200C19 8.900 20.600 9.800 21.300 11.600L22.300 16.600 23 21.900H19.400L18.900 18.800 17.300 16.700C15.800 17.200 14.500 17.200 13.100 16.900L13.300 21.900H9.800L9.200 17.300 7.600 15.600 6.300 18.300 2.900 18.900 2.300 16.700 4.500 15.900 5.300 13 2.400 12.600 1 10.400 1.900 8.900 2.200 6.700 3.800 5.600 4.400 3.100 6.600 3.200ZM5.300 6.900a1.150 1.150 0 1 0 0 2.300 1.150 1.150 0 0 0 0-2.300z',
  green: 'M12 7.200a4.800 4.800 0 1 1 0 9.600 4.800 4.800 0 0 1 0-9.600zM12 .8l1.800 4.700h-3.600zM12 23.200l-1.800-4.700h3.600zM.8 12l4.700-1.800v3.600zM23.200 12l-4.700 1.800v-3.600zM4.100 4.100l4.600 2-2.600 2.600zM19.900 19.900l-4.600-2 2.600-2.600zM4.100 19.900l2-4.600 2.600 2.600zM19.900 4.100l-2 4.600-2.600-2.600z',
  orange: 'M11 2v11.500H3.200C4.300 8.600 7 4.600 11 2zM13 3.600c4 1.600 6.800 5.200 7.300 9.900H13zM1.800 15.300h20.400c-.5 2.200-1.500 4.100-3 5.500-1.200.9-2.400.9-3.600 0-1.200-.9-2.400-.9-3.600 0-1.200.9-2.400.9-3.600 0-1.200-.9-2.400-.9-3.600 0-1.500-1.400-2.500-3.300-3-5.500z',
  purple: 'M3 22.300C4.200 15 8.600 8.600 15.400 4.300l1 1.400C10.600 9.700 6.700 15.600 5.200 22.700zM15 5.200C15.300 2.800 17.700 1.100 21.600 1.300c.2 3.600-1.900 5.800-4.800 5.900zM10.900 8.200C8.700 7.200 8 4.600 9.200 1.200c3.300 1.400 4.200 3.900 3.100 5.900zM12.200 9.800c1.900-1.700 4.700-1.500 7.400.8-2.300 2.700-5.200 3-7.300 1.100zM7.500 12.700C5.200 12.300 3.900 10 4.300 6.400c3.500.7 5 2.900 4.500 5.200zM8.600 14.600c1.700-1.900 4.500-2 7.500.1-2.100 3-5 3.600-7.300 2zM17.400 16.200a2.300 2.300 0 1 1-.1 4.600 2.300 2.300 0 0 1 .1-4.600z',
  dummy: 'M4 3.600c2.900.9 5.500.4 8-1.300 2.500 1.700 5.100 2.200 8 1.300v8.700c0 4.400-3.300 7.600-8 9.700-4.700-2.100-8-5.300-8-9.700zM6.400 6.400v5.900c0 3.100 2.200 5.400 5.600 7.100 3.400-1.700 5.600-4 5.600-7.100V6.400c-2 .3-3.900-.1-5.600-1.200-1.700 1.100-3.600 1.500-5.600 1.200z',
};

/** Thin parts, drawn as lines. @type {Record<string, string>} */
const STROKES = { blue: 'M20.400 11C23.600 9.400 22.600 6.800 20.900 5.600M19 5.300 21.300 3.300' };
/** Lines in the colour of the field. @type {Record<string, string>} */
const CUTS = { blue: 'M17 8.300C16.600 11.500 15 13.800 12.400 15.600' };

export const COLOURS = /** @type {Player[]} */ (Object.keys(EMBLEMS));

/** The emblem inside a drawing, its centre at x and y. @param {Player | 'plain'} colour @param {number} x @param {number} y @param {number} size */
export function emblem(colour, x, y, size) {
  const place = { class: 'emblem', transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})` };
  const d = colour === 'plain' ? undefined : EMBLEMS[colour];
  if (!(colour in STROKES)) return h('path', { ...place, d });
  return h('g', place, h('path', { d }), h('path', { class: 'emblem-line', d: STROKES[colour] }), h('path', { class: 'emblem-cut', d: CUTS[colour] }));
}

/** The emblem on a round field of its colour: a drawing on its own, for seats, cards and sentences. @param {Player} colour @param {string} [label] */
export function crest(colour, label) {
  const aria = label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label };
  return h('svg', { class: `crest of-${colour}`, viewBox: '0 0 32 32', ...aria },
    h('circle', { class: 'field', cx: 16, cy: 16, r: 15 }), emblem(colour, 16, 16, 20));
}
