/** Where things stand in each site. The sheet is 1000 by 960; boxes are given by their left upper corner. */

/** @typedef {import('./curve.js').Point} Point */
/**
 * @typedef {object} Layout
 * @property {Point} name  the middle of the name's base line
 * @property {Point} bar  the middle of the score bar
 * @property {{ x: number, y: number, w: number, h: number }} crowd  room for the caballeros
 * @property {Point} grandes  where the first grande's feet stand; the next stand to its side
 * @property {-1 | 1} side  to which side
 * @property {Point} king  where the king's feet stand
 */

/** @param {Point} name @param {Point} bar @param {[number, number, number, number]} crowd @param {Point} grandes @param {-1 | 1} side @param {Point} king @returns {Layout} */
const layout = (name, bar, [x, y, w, h], grandes, side, king) => ({ name, bar, crowd: { x, y, w, h }, grandes, side, king });

/** @type {Record<string, Layout>} */
export const LAYOUTS = {
  galicia: layout([126, 122], [126, 152], [50, 182, 226, 126], [256, 172], -1, [262, 174]),
  navarra: layout([392, 128], [392, 158], [308, 184, 222, 110], [500, 172], -1, [504, 174]),
  aragon: layout([654, 176], [654, 206], [558, 234, 190, 176], [590, 492], 1, [704, 496]),
  cataluna: layout([866, 208], [866, 238], [772, 264, 184, 96], [800, 424], 1, [886, 420]),
  castilla: layout([252, 366], [252, 396], [180, 424, 352, 78], [336, 410], 1, [482, 414]),
  toledo: layout([252, 570], [252, 602], [178, 628, 510, 74], [344, 616], 1, [620, 618]),
  valencia: layout([822, 490], [822, 520], [722, 548, 194, 120], [756, 700], 1, [856, 712]),
  sevilla: layout([246, 758], [246, 788], [186, 812, 240, 72], [336, 798], 1, [414, 800]),
  granada: layout([560, 770], [560, 800], [474, 820, 300, 66], [650, 806], 1, [752, 810]),
};

export const CASTILLO = { x: 836, y: 772, w: 156, h: 178 };
/** @type {Record<string, Point>} */
export const KING_ABROAD = { france: [860, 110], portugal: [98, 590], castillo: [806, 952] };
/** @type {Record<string, Point>} */
export const TILES = { low: [70, 892], high: [70, 934] };

/**
 * The middles of so many things in rows, as large as the room allows.
 * @param {{ x: number, y: number, w: number, h: number }} room
 * @param {number} count
 * @param {number} wide @param {number} high  one of them
 * @param {number} largest  how much it may grow
 * @returns {{ scale: number, places: Point[] }}
 */
export function rows(room, count, wide, high, largest) {
  const scaled = (/** @type {number} */ columns) => Math.min(largest, room.w / (columns * wide), room.h / (Math.ceil(count / columns) * high));
  const columns = Array.from({ length: count }, (_, index) => index + 1).reduce((best, next) => (scaled(next) > scaled(best) ? next : best), 1);
  const scale = scaled(columns);
  const lines = Math.ceil(count / columns);
  const places = Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns);
    const inLine = line === lines - 1 ? count - line * columns : columns;
    return /** @type {Point} */ ([
      room.x + room.w / 2 + ((index % columns) - (inLine - 1) / 2) * wide * scale,
      room.y + room.h / 2 + (line - (lines - 1) / 2) * high * scale,
    ]);
  });
  return { scale, places };
}
