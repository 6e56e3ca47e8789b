/** The static part of the map: sea, land, borders, hills. */

import { h } from '../lib/dom.js';
import { ABROAD, ARCS, HEIGHT, REGIONS, WIDTH, drawn, isRegion, outline } from './geography.js';

/** @import { Abroad, Region } from '../../types/wire.js' */

/** The outline of every area. */
export const OUTLINES = /** @type {Record<Region | Abroad, string>} */ (Object.fromEntries([...REGIONS, ...ABROAD].map((area) => [area, outline(area)])));

const COAST = ARCS.filter(({ areas }) => areas[1] === 'sea').map(drawn);
const BORDERS = ARCS.filter(({ areas }) => areas.every(isRegion)).map(drawn).join('');
const FRONTIERS = ARCS.filter(({ areas }) => ABROAD.some((land) => land === areas[1]) || areas[1] === 'frame').map(drawn).join('');

/** Rivers from their springs to the sea. */
const RIVERS = 'M322 122c30 40 70 52 120 74s110 48 168 82 90 60 140 88 80 70 158 84'
  + 'M520 344c-30 30-90 28-150 34s-110 20-160 12-110-10-172 12'
  + 'M648 486c-40 44-110 40-180 62s-150 6-220 30-150 20-212 22'
  + 'M560 640c-90 20-170 14-240 40s-150 20-160 90 0 70 0 96'
  + 'M700 720c-60 50-150 36-220 64s-110 50-140 130'
  + 'M690 560c60 20 110 60 232 20';
/** Hills by their left foot and size. @type {[number, number, number][]} */
const HILLS = [
  [586, 108, 1.2], [634, 118, 1.5], [700, 134, 1.3], [748, 138, 1.1], [798, 138, 1.5], [866, 152, 1.2], [916, 156, 1],
  [60, 246, 0.8], [206, 96, 1], [246, 100, 0.8], [418, 102, 1], [456, 104, 0.8], [520, 300, 0.7],
  [452, 498, 1], [494, 508, 1.2], [410, 502, 0.8], [612, 232, 0.8], [668, 470, 0.9], [706, 462, 0.8],
  [256, 698, 0.9], [296, 702, 1.1], [344, 696, 0.9], [520, 894, 1.2], [570, 886, 1.5], [634, 888, 1.2], [684, 884, 0.9], [620, 682, 0.8], [654, 690, 1],
];
/** @param {[number, number, number]} hill @param {string} line */
const hill = ([x, y, size], line) => `M${x} ${y}${line.replace(/-?[\d.]+/g, (part) => String(Math.round(Number(part) * size * 10) / 10))}`;
const SLOPES = HILLS.map((one) => hill(one, 'q 8 -6 16 -26 q 7 9 12 13 q 5 4 16 13')).join('');
const SHADES = HILLS.map((one) => hill(one, 'm 16 -26 q -1 12 4 24 h 24 q -11 -9 -16 -12 q -6 -4 -12 -12')).join('');
const WAVES = [
  [330, 40], [250, 26], [404, 26], [24, 52], [92, 34], [944, 486], [952, 560], [958, 400], [196, 916], [290, 946], [590, 946], [690, 938], [2, 720], [0, 480], [946, 720],
].map(([x, y]) => `M${x} ${y}q7-8 14 0t14 0 14 0`).join('');

/** A caravel on the northern sea. */
const CARAVEL = 'M150 44c4 9 10 12 18 12h26c9 0 15-5 18-14l-12 3h-38zM176 42V8M196 42V14M178 10c14 6 14 20 1 26M198 15c11 5 11 16 1 21M174 12c-10 8-12 18-14 24h14zM176 8l-9-2';

/** The colour runs darker along the edge, as on a map tinted by hand. @param {Region | Abroad} area */
const wash = (area) => [44, 24].map((wide) => h('path', { class: `wash tint-${area}`, d: OUTLINES[area], 'stroke-width': wide, 'clip-path': `url(#in-${area})` }));

/** The picture below everything, described once. */
export const LAND = h('g', { key: 'land', class: 'land', 'aria-hidden': 'true' }, [
  h('rect', { class: 'sea', x: 0, y: 0, width: WIDTH, height: HEIGHT }),
  [3, 2, 1].map((far) => h('path', { class: `shallows far-${far}`, d: COAST.join('') })),
  h('path', { class: 'waves', d: WAVES + CARAVEL }),
  ABROAD.map((area) => [h('path', { class: 'abroad', d: OUTLINES[area] }), wash(area)]),
  REGIONS.map((region) => [h('path', { class: `ground tint-${region}`, d: OUTLINES[region] }), wash(region)]),
  h('path', { class: 'rivers', d: RIVERS }),
  h('path', { class: 'hill-shades', d: SHADES }),
  h('path', { class: 'hills', d: SLOPES }),
]);

/** The lines above tints and lights. */
export const LINES = h('g', { key: 'lines', class: 'above', 'aria-hidden': 'true' }, [
  h('path', { class: 'frontiers', d: FRONTIERS }),
  h('path', { class: 'borders', d: BORDERS }),
  h('path', { class: 'coast', d: COAST.join('') }),
  h('rect', { class: 'neatline', x: 5, y: 5, width: WIDTH - 10, height: HEIGHT - 10, rx: 14 }),
]);

/** Patterns for highlighted regions and the king's region. */
export const PATTERNS = h('defs', null,
  h('pattern', { id: 'taboo', width: 18, height: 18, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    h('rect', { class: 'taboo-line', width: 5, height: 18 })),
  h('pattern', { id: 'lit', width: 20, height: 20, patternUnits: 'userSpaceOnUse' },
    h('circle', { class: 'lit-dot', cx: 5, cy: 5, r: 2.6 }), h('circle', { class: 'lit-dot', cx: 15, cy: 15, r: 2.6 })));
