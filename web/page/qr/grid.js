/** The modules of a QR code: fixed patterns, data order, masks. */

import { bitsOf } from './codewords.js';

/** A square that has its fixed place is not masked. @typedef {{ dark: boolean, fixed: boolean }} Square */
/** @typedef {Square[][]} Grid */

/** Middles of the small squares that help to align, by version. */
const MIDDLES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

/** @type {((x: number, y: number) => boolean)[]} */
export const MASKS = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** @param {number} version @returns {Grid} */
export function emptyGrid(version) {
  const size = 17 + 4 * version;
  return Array.from({ length: size }, () => Array.from({ length: size }, () => ({ dark: false, fixed: false })));
}

/** @param {Grid} grid @param {number} version */
export function withFixedSquares(grid, version) {
  const size = grid.length;
  const fix = (/** @type {number} */ x, /** @type {number} */ y, /** @type {boolean} */ dark) => {
    if (grid[y]?.[x]) grid[y][x] = { dark, fixed: true };
  };
  for (let at = 8; at < size - 8; at += 1) {
    fix(at, 6, at % 2 === 0);
    fix(6, at, at % 2 === 0);
  }
  middles(version, size).forEach(([x, y]) => rings(x, y, 2, (ring) => ring !== 1, fix));
  [[3, 3], [size - 4, 3], [3, size - 4]].forEach(([x, y]) => rings(x, y, 4, (ring) => ring !== 2 && ring !== 4, fix));
  formatted(fix, size, 0);
  if (version >= 7) numbered(fix, size, version);
  return grid;
}

/** @param {number} version @param {number} size */
function middles(version, size) {
  const all = MIDDLES[version - 1];
  const corner = (/** @type {number} */ x, /** @type {number} */ y) => (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
  return all.flatMap((x) => all.filter((y) => !corner(x, y)).map((y) => [x, y]));
}

/** @param {number} x @param {number} y @param {number} reach @param {(ring: number) => boolean} dark
 * @param {(x: number, y: number, dark: boolean) => void} fix */
function rings(x, y, reach, dark, fix) {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) fix(x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
  }
}

/** What remains of the value, moved up, divided by the divisor in binary. @param {number} value @param {number} divisor @param {number} length */
export function remainder(value, divisor, length) {
  let rest = value << length;
  for (let bit = 31 - Math.clz32(rest); bit >= length; bit -= 1) if ((rest >> bit) & 1) rest ^= divisor << (bit - length);
  return rest;
}

/** Fifteen bits: level M is 00, then the mask. @param {number} mask */
export const format = (mask) => ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412;

/** The format, twice. @param {(x: number, y: number, dark: boolean) => void} fix @param {number} size @param {number} mask */
function formatted(fix, size, mask) {
  const bits = bitsOf(format(mask), 15).map((bit) => bit === 1);
  const across = [0, 1, 2, 3, 4, 5, 7, 8];
  bits.slice(0, 8).forEach((dark, at) => fix(across[at], 8, dark));
  bits.slice(8).forEach((dark, at) => fix(8, [7, 5, 4, 3, 2, 1, 0][at], dark));
  bits.slice(0, 7).forEach((dark, at) => fix(8, size - 1 - at, dark));
  bits.slice(7).forEach((dark, at) => fix(size - 8 + at, 8, dark));
  fix(8, size - 8, true);
}

/** The version, twice, from 7 on. @param {(x: number, y: number, dark: boolean) => void} fix @param {number} size @param {number} version */
function numbered(fix, size, version) {
  const bits = bitsOf((version << 12) | remainder(version, 0x1f25, 12), 18).reverse();
  bits.forEach((bit, at) => {
    const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)];
    fix(far, near, bit === 1);
    fix(near, far, bit === 1);
  });
}

/** The free squares in the order the words take: two columns at a time, up and down, from the right. @param {Grid} grid */
export function dataSquares(grid) {
  const size = grid.length;
  /** @type {[number, number][]} */
  const squares = [];
  let up = true;
  for (let column = size - 1; column > 0; column -= column === 8 ? 3 : 2, up = !up) {
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step;
      [column, column - 1].forEach((x) => { if (!grid[y][x].fixed) squares.push([x, y]); });
    }
  }
  return squares;
}

/** @param {Grid} grid @param {number[]} words */
export function withData(grid, words) {
  const bits = words.flatMap((word) => bitsOf(word, 8));
  dataSquares(grid).forEach(([x, y], at) => { grid[y][x].dark = bits[at] === 1; });
  return grid;
}

/** With the mask that leaves the calmest picture. @param {Grid} grid */
export function bestMasked(grid) {
  const all = MASKS.map((_, mask) => masked(grid, mask));
  return all.reduce((calm, next) => (penalty(next) < penalty(calm) ? next : calm));
}

/** @param {Grid} grid @param {number} mask */
export function masked(grid, mask) {
  const squares = grid.map((row, y) => row.map((square, x) => square.dark !== (!square.fixed && MASKS[mask](x, y))));
  formatted((x, y, dark) => { squares[y][x] = dark; }, grid.length, mask);
  return squares;
}

/** How hard it would be to read. @param {boolean[][]} squares */
function penalty(squares) {
  const columns = squares.map((_, x) => squares.map((row) => row[x]));
  const lines = [...squares, ...columns].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''));
  const dark = squares.flat().filter(Boolean).length / squares.length ** 2;
  const long = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const eyes = lines.reduce((sum, line) => sum + (line.match(/(?=10111010000|00001011101)/g)?.length ?? 0), 0);
  return long + 40 * eyes + 3 * blockPenalty(squares) + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** Two by two of one shade. @param {boolean[][]} squares */
function blockPenalty(squares) {
  const same = (/** @type {number} */ x, /** @type {number} */ y) =>
    squares[y][x] === squares[y][x + 1] && squares[y][x] === squares[y + 1][x] && squares[y][x] === squares[y + 1][x + 1];
  const edge = squares.length - 1;
  return squares.slice(0, edge).reduce((sum, row, y) => sum + row.slice(0, edge).filter((_, x) => same(x, y)).length, 0);
}
