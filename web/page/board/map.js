/** Sea, land, borders and a hint of relief: what never changes. */

import { h } from '../lib/dom.js';
import { ABROAD, ARCS, HEIGHT, REGIONS, WIDTH, drawn, outline } from './geography.js';

/** The outline of every area, drawn once. @type {Record<string, string>} */
export const OUTLINES = Object.fromEntries([...REGIONS, ...ABROAD].map((area) => [area, outline(area)]));

const COAST = ARCS.filter(({ areas }) => areas[1] === 'sea').map(drawn);
const BORDERS = ARCS.filter(({ areas }) => areas.every((area) => REGIONS.includes(area))).map(drawn).join('');
const FRONTIERS = ARCS.filter(({ areas }) => ABROAD.includes(areas[1]) || areas[1] === 'frame').map(drawn).join('');

/** Rivers and ridges, faint: no borders, only a country. */
const RIVERS = 'M330 118c20 60 90 96 150 96s90 40 150 62 100 84 170 90 60 60 108 78'
  + 'M500 352c-70 24-120 4-190 26s-80-20-146-8'
  + 'M640 470c-60 60-150 40-220 78s-150 10-270 52'
  + 'M690 676c-80 64-170 30-230 92s-110 60-150 118'
  + 'M640 560c70 10 120 60 250 20';
const RIDGE = 'l14-22 8 10 9-15 19 27';
const RIDGES = [
  [600, 146], [652, 158], [716, 160], [826, 172], [890, 178], [86, 214], [212, 100], [432, 112],
  [470, 470], [516, 482], [430, 478], [612, 392], [650, 410], [290, 696], [346, 690], [560, 862], [610, 852], [664, 858], [636, 656],
].map(([x, y]) => `M${x} ${y}${RIDGE}`).join('');
const WAVES = [
  [330, 36], [180, 30], [410, 28], [20, 60], [952, 470], [972, 590], [946, 420], [190, 908], [300, 938], [590, 936], [700, 924], [14, 720], [10, 480],
].map(([x, y]) => `M${x} ${y}q7-8 14 0t14 0 14 0`).join('');

/** The picture below everything. */
export const land = () => [
  h('rect', { class: 'sea', x: 0, y: 0, width: WIDTH, height: HEIGHT }),
  [3, 2, 1].map((far) => h('path', { class: `shallows far-${far}`, d: COAST.join('') })),
  h('path', { class: 'waves', d: WAVES }),
  ABROAD.map((area) => h('path', { class: 'abroad', d: OUTLINES[area] })),
  REGIONS.map((region) => h('path', { class: `ground tint-${region}`, d: OUTLINES[region] })),
  h('path', { class: 'rivers', d: RIVERS }),
  h('path', { class: 'ridges', d: RIDGES }),
];

/** The lines above tints and lights. */
export const lines = () => [
  h('path', { class: 'frontiers', d: FRONTIERS }),
  h('path', { class: 'borders', d: BORDERS }),
  h('path', { class: 'coast', d: COAST.join('') }),
];

/** Patterns for what is lit and what is the king's. */
export const patterns = () => h('defs', null,
  h('pattern', { id: 'taboo', width: 18, height: 18, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    h('rect', { class: 'taboo-line', width: 5, height: 18 })),
  h('pattern', { id: 'lit', width: 20, height: 20, patternUnits: 'userSpaceOnUse' },
    h('circle', { class: 'lit-dot', cx: 5, cy: 5, r: 2.6 }), h('circle', { class: 'lit-dot', cx: 15, cy: 15, r: 2.6 })));
