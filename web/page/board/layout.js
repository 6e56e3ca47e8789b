/** Positions of everything on the board, which is 1000 by 960. A rectangle is given by its top left corner. */

/** @import { Region, Tile } from '../../types/wire.js' */
/** @import { Point } from './curve.js' */

/** @typedef {{ x: number, y: number, w: number, h: number }} Room */
/**
 * @typedef {object} Layout
 * @property {Point} name  the middle of the name's base line
 * @property {Point} bar  the middle of the score bar
 * @property {Room} crowd  room for the caballeros
 * @property {Room} tight  room for the caballeros where grandes or the king stand too
 * @property {Room} stand  where grandes and the king stand: their feet are at its lower edge
 */

/** @param {[number, number, number, number]} room @returns {Room} */
const room = ([x, y, w, h]) => ({ x, y, w, h });

/** @param {Point} name @param {[number, number, number, number]} crowd @param {[number, number, number, number]} stand @param {[number, number, number, number]} [tight] @returns {Layout} */
const layout = (name, crowd, stand, tight = crowd) => ({ name, bar: [name[0], name[1] + 31], crowd: room(crowd), tight: room(tight), stand: room(stand) });

/** @type {Record<Region, Layout>} */
export const LAYOUTS = {
  galicia: layout([112, 122], [42, 190, 240, 122], [176, 80, 106, 94]),
  navarra: layout([372, 128], [306, 192, 230, 118], [438, 84, 94, 96]),
  aragon: layout([652, 178], [562, 240, 186, 240], [566, 410, 178, 92], [562, 240, 186, 168]),
  cataluna: layout([864, 214], [776, 278, 192, 126], [790, 360, 140, 75], [776, 272, 192, 88]),
  castilla: layout([250, 370], [172, 422, 364, 92], [326, 332, 206, 90]),
  toledo: layout([250, 570], [172, 622, 516, 80], [330, 528, 350, 90]),
  valencia: layout([828, 494], [724, 558, 200, 140], [740, 640, 150, 82], [726, 552, 198, 90]),
  sevilla: layout([244, 754], [180, 806, 268, 96], [322, 716, 128, 90]),
  granada: layout([552, 756], [474, 806, 288, 96], [634, 712, 142, 92]),
};

export const CASTILLO = { x: 800, y: 768, w: 190, h: 184 };
/** Where the king stands if not in a region. @type {Record<'france' | 'portugal' | 'castillo', Point>} */
export const KING_ABROAD = { france: [850, 116], portugal: [104, 776], castillo: [772, 952] };
/** Where the tiles lie beside the board. @type {Record<Tile, Point>} */
export const TILES = { low: [96, 880], high: [96, 934] };

/**
 * The centres of `count` things in rows, as large as the space allows.
 * @param {Room} within
 * @param {number} count
 * @param {number} wide @param {number} high  one of them
 * @param {number} largest  how much it may grow
 * @returns {{ scale: number, places: Point[] }}
 */
export function rows(within, count, wide, high, largest) {
  const scaled = (/** @type {number} */ columns) => Math.min(largest, within.w / (columns * wide), within.h / (Math.ceil(count / columns) * high));
  const columns = Array.from({ length: count }, (_, index) => index + 1).reduce((best, next) => (scaled(next) > scaled(best) ? next : best), 1);
  const scale = scaled(columns);
  const lines = Math.ceil(count / columns);
  const places = Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns);
    const inLine = line === lines - 1 ? count - line * columns : columns;
    return /** @type {Point} */ ([
      within.x + within.w / 2 + ((index % columns) - (inLine - 1) / 2) * wide * scale,
      within.y + within.h / 2 + (line - (lines - 1) / 2) * high * scale,
    ]);
  });
  return { scale, places };
}

/**
 * Where figures of these widths stand side by side, closer together if there is too little room.
 * @param {Room} stand
 * @param {number[]} widths
 * @returns {Point[]}
 */
export function sideBySide(stand, widths) {
  const sum = widths.reduce((all, wide) => all + wide, 0);
  const part = Math.min(1, stand.w / sum);
  let at = stand.x + Math.max(0, stand.w - sum) / 2;
  return widths.map((wide) => {
    at += wide * part;
    return [at - (wide * part) / 2, stand.y + stand.h];
  });
}
