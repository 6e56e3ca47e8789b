/** Encodes a text as a QR code: byte mode, error level M, versions 1 to 10. */

import { codewords, smallestVersion } from './codewords.js';
import { bestMasked, emptyGrid, withFixedSquares, withData } from './grid.js';

/**
 * @param {string} text
 * @returns {boolean[][]}  rows of squares, true where dark
 */
export function encodeQr(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = smallestVersion(bytes.length);
  if (version === undefined) throw new RangeError('the text is too long for a QR code of version 10');
  const grid = withFixedSquares(emptyGrid(version), version);
  return bestMasked(withData(grid, codewords(bytes, version)));
}

/**
 * The dark squares as one path, with the quiet border of four around them.
 * @param {boolean[][]} squares
 */
export function qrPath(squares) {
  return squares.flatMap((row, y) => runs(row).map(([from, to]) => `M${from + 4} ${y + 4}h${to - from}v1h${from - to}z`)).join('');
}

/** Where dark squares begin and end in a row. @param {boolean[]} row */
function runs(row) {
  /** @type {[number, number][]} */
  const found = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last?.[1] === x) last[1] = x + 1;
    else found.push([x, x + 1]);
  });
  return found;
}
