/**
 * Our own drawing of the peninsula: points where areas meet, and arcs between them. Each arc is drawn once and named by
 * the areas on its two sides, so what lies beside what can be read from the drawing.
 */

import { curve, roughened } from './curve.js';

/** @import { Abroad, Region } from '../../types/wire.js' */

/** @import { Point } from './curve.js' */

/**
 * @typedef {object} Arc
 * @property {[string, string]} areas  what it separates
 * @property {string} from
 * @property {string} to
 * @property {Point[]} points  from the one end to the other
 */

export const WIDTH = 1000;
export const HEIGHT = 960;

/** @type {Region[]} */
export const REGIONS = ['galicia', 'navarra', 'aragon', 'cataluna', 'castilla', 'toledo', 'valencia', 'sevilla', 'granada'];
/** @type {Abroad[]} */
export const ABROAD = ['france', 'portugal'];

/** Where three areas meet, or an arc leaves the sheet. @type {Record<string, Point>} */
const MEETINGS = {
  biscay: [288, 84], bidasoa: [510, 78], pyrenees: [556, 118], segre: [766, 146], creus: [972, 172],
  delta: [908, 446], mar: [826, 742], gibraltar: [462, 938], guadiana: [156, 876], minho: [44, 318],
  pisuerga: [312, 316], ebro: [540, 330], jalon: [556, 516], turia: [706, 520], matarranya: [752, 428],
  segura: [718, 700], despenaperros: [452, 714],
  sil: [164, 332], tormes: [158, 520], tajo: [150, 696],
  west: [466, -40], east: [1040, 120],
};

/** @param {string} first @param {string} second @param {string} from @param {string} to @param {...Point} through @returns {Arc} */
function arc(first, second, from, to, ...through) {
  const rough = [MEETINGS[from], ...through, MEETINGS[to]];
  const depth = second === 'frame' ? 0 : 2;
  const swing = second === 'sea' ? 0.11 : 0.075;
  return { areas: [first, second], from, to, points: roughened(rough, depth, swing) };
}

/** @type {Arc[]} */
export const ARCS = [
  arc('galicia', 'navarra', 'biscay', 'pisuerga', [298, 150], [284, 224], [306, 276]),
  arc('galicia', 'castilla', 'pisuerga', 'sil', [262, 324], [214, 336]),
  arc('galicia', 'portugal', 'sil', 'minho', [126, 320], [84, 332]),
  arc('navarra', 'castilla', 'pisuerga', 'ebro', [372, 302], [436, 322], [494, 314]),
  arc('navarra', 'aragon', 'ebro', 'pyrenees', [530, 262], [548, 206], [540, 158]),
  arc('navarra', 'france', 'pyrenees', 'bidasoa', [534, 92]),
  arc('aragon', 'france', 'pyrenees', 'segre', [620, 122], [692, 142]),
  arc('aragon', 'cataluna', 'segre', 'matarranya', [758, 214], [772, 286], [750, 356]),
  arc('aragon', 'castilla', 'ebro', 'jalon', [552, 378], [536, 446]),
  arc('aragon', 'toledo', 'jalon', 'turia', [606, 528], [660, 506]),
  arc('aragon', 'valencia', 'turia', 'matarranya', [714, 482], [740, 456]),
  arc('cataluna', 'france', 'segre', 'creus', [832, 148], [906, 168]),
  arc('cataluna', 'valencia', 'matarranya', 'delta', [804, 446], [856, 434]),
  arc('castilla', 'toledo', 'jalon', 'tormes', [492, 528], [416, 510], [330, 532], [244, 512]),
  arc('castilla', 'portugal', 'tormes', 'sil', [172, 462], [152, 396]),
  arc('toledo', 'valencia', 'turia', 'segura', [694, 572], [716, 640]),
  arc('toledo', 'granada', 'segura', 'despenaperros', [642, 710], [582, 694], [514, 716]),
  arc('toledo', 'sevilla', 'despenaperros', 'tajo', [392, 702], [316, 720], [230, 698]),
  arc('toledo', 'portugal', 'tajo', 'tormes', [134, 646], [148, 580]),
  arc('valencia', 'granada', 'segura', 'mar', [758, 722], [792, 726]),
  arc('granada', 'sevilla', 'despenaperros', 'gibraltar', [464, 784], [444, 846]),
  arc('sevilla', 'portugal', 'tajo', 'guadiana', [162, 752], [152, 796]),
  arc('galicia', 'sea', 'minho', 'biscay', [26, 262], [36, 196], [24, 132], [60, 84], [118, 62], [176, 78], [232, 66]),
  arc('navarra', 'sea', 'biscay', 'bidasoa', [344, 92], [402, 74], [458, 84]),
  arc('cataluna', 'sea', 'creus', 'delta', [986, 222], [978, 280], [962, 338], [938, 396]),
  arc('valencia', 'sea', 'delta', 'mar', [928, 490], [916, 548], [926, 610], [950, 650], [918, 696], [872, 718]),
  arc('granada', 'sea', 'mar', 'gibraltar', [782, 784], [774, 836], [748, 886], [676, 906], [600, 912], [530, 926]),
  arc('sevilla', 'sea', 'gibraltar', 'guadiana', [414, 946], [362, 932], [310, 918], [262, 900], [210, 886]),
  arc('portugal', 'sea', 'guadiana', 'minho', [112, 868], [62, 856], [54, 788], [66, 716], [34, 650], [30, 586], [44, 516], [36, 448], [48, 382]),
  arc('france', 'sea', 'bidasoa', 'west', [494, 44], [476, 4]),
  arc('france', 'sea', 'east', 'creus', [1006, 142]),
  arc('france', 'frame', 'west', 'east', [1040, -40]),
];

/** The arcs around an area, in order and each in walking direction. @param {string} area @returns {Point[][]} */
function ring(area) {
  const left = ARCS.filter((one) => one.areas.includes(area));
  const first = /** @type {Arc} */ (left.shift());
  const walked = [first.points];
  for (let at = first.to; left.length > 0;) {
    const next = left.findIndex((one) => one.from === at || one.to === at);
    const [one] = left.splice(next, 1);
    walked.push(one.from === at ? one.points : [...one.points].reverse());
    at = one.from === at ? one.to : one.from;
  }
  return walked;
}

/** The outline of an area as the text of a path. @param {string} area */
export const outline = (area) => `${ring(area).map((points, index) => curve(points, index === 0)).join('')}Z`;

/** The points of an area's outline. @param {string} area */
export const shore = (area) => ring(area).flat();

/** One arc as the text of a path. @param {Arc} one */
export const drawn = (one) => curve(one.points, true);

/** Which regions share a border, each pair once, in the order of the regions. @returns {[Region, Region][]} */
export function edges() {
  const between = ARCS.map(({ areas }) => areas).filter((areas) => areas.every(isRegion));
  const order = (/** @type {Region[]} */ pair) => [...pair].sort((a, b) => REGIONS.indexOf(a) - REGIONS.indexOf(b));
  return between.map((areas) => /** @type {[Region, Region]} */ (order(/** @type {Region[]} */ (areas))));
}

/** The regions that border an area. @param {string} area */
export const beside = (area) =>
  REGIONS.filter((region) => ARCS.some(({ areas }) => areas.includes(area) && areas.includes(region) && area !== region));

/** @param {string} area @returns {area is Region} */
export const isRegion = (area) => REGIONS.some((region) => region === area);

/** How many arcs end at each meeting on the sheet. @returns {Map<string, number>} */
export function meetings() {
  const ends = ARCS.flatMap(({ from, to }) => [from, to]);
  return new Map(Object.keys(MEETINGS).map((name) => [name, ends.filter((end) => end === name).length]));
}

/**
 * Where the drawing differs from the edition; empty if they agree.
 * @param {{ regions: { id: string, neighbours: string[], borders: string[] }[] }} facts
 * @returns {string[]}
 */
export function differences({ regions }) {
  return regions.flatMap(({ id, neighbours, borders }) => {
    const abroad = ABROAD.filter((land) => beside(land).some((region) => region === id));
    const [said, shown] = [[...neighbours, ...borders], [...beside(id), ...abroad]].map((areas) => [...areas].sort().join(' '));
    return said === shown ? [] : [`${id}: the rules say ${said}; the drawing shows ${shown}`];
  });
}
