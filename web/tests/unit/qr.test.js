/** The code is decoded as a scanner would: format, mask, data order, blocks, error correction. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { qrPath, encodeQr } from '../../page/qr/qr.js';
import { emptyGrid, withFixedSquares, format, MASKS, remainder, dataSquares } from '../../page/qr/grid.js';
import { correction, smallestVersion, power, times } from '../../page/qr/codewords.js';

/** Correction words of a block and its data words, written down here once more. */
const BLOCKS = [
  [10, [16]], [16, [28]], [26, [44]], [18, [32, 32]], [24, [43, 43]], [16, [27, 27, 27, 27]], [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]], [22, [36, 36, 36, 37, 37]], [26, [43, 43, 43, 43, 44]],
];

/** @param {boolean[][]} squares */
function read(squares) {
  const version = (squares.length - 17) / 4;
  const across = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => squares[8][x]);
  const down = [7, 5, 4, 3, 2, 1, 0].map((y) => squares[y][8]);
  const shown = [...across, ...down].reduce((value, dark) => value * 2 + Number(dark), 0);
  const mask = MASKS.findIndex((_, one) => format(one) === shown);
  const grid = withFixedSquares(emptyGrid(version), version);
  const bits = dataSquares(grid).map(([x, y]) => Number(squares[y][x] !== MASKS[mask](x, y)));
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((w, b) => w * 2 + b, 0));
  return { mask, words, version };
}

/** @param {number[]} words @param {number} version */
function collected(words, version) {
  const [length, sizes] = BLOCKS[version - 1];
  const blocks = sizes.map(() => /** @type {number[]} */ ([]));
  let at = 0;
  for (let index = 0; index < Math.max(...sizes); index += 1) blocks.forEach((block, one) => { if (index < sizes[one]) block.push(words[at++]); });
  for (let index = 0; index < length; index += 1) blocks.forEach((block) => block.push(words[at++]));
  return { blocks, length, sizes };
}

/** @param {number[]} block @param {number} length */
function sound(block, length) {
  const at = (/** @type {number} */ x) => block.reduce((sum, word) => times(sum, x) ^ word, 0);
  return Array.from({ length }, (_, exponent) => at(power(exponent))).every((value) => value === 0);
}

/** @param {number[]} data @param {number} version */
function text(data, version) {
  const bits = data.flatMap((word) => Array.from({ length: 8 }, (_, at) => (word >> (7 - at)) & 1));
  const value = (/** @type {number} */ from, /** @type {number} */ to) => bits.slice(from, to).reduce((all, bit) => all * 2 + bit, 0);
  const begin = version < 10 ? 12 : 20;
  assert.equal(value(0, 4), 4);
  const bytes = Array.from({ length: value(4, begin) }, (_, at) => value(begin + at * 8, begin + at * 8 + 8));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

for (const length of [1, 14, 15, 40, 62, 63, 84, 106, 122, 152, 180, 181, 213]) {
  test(`a text of ${length} bytes reads back`, () => {
    const sent = 'https://example.org/join/'.padEnd(length, 'abcdefgh-23456789').slice(0, length);
    const { mask, words, version } = read(encodeQr(sent));
    assert.notEqual(mask, -1);
    const { blocks, length: extra, sizes } = collected(words, version);
    blocks.forEach((block) => assert.ok(sound(block, extra)));
    assert.equal(text(blocks.flatMap((block, at) => block.slice(0, sizes[at])), version), sent);
  });
}

test('letters beyond ASCII are encoded as UTF-8', () => {
  const { words, version } = read(encodeQr('Cataluña €'));
  const { blocks, sizes } = collected(words, version);
  assert.equal(text(blocks[0].slice(0, sizes[0]), version), 'Cataluña €');
});

test('the smallest version is used, and a text that is too long is refused', () => {
  assert.deepEqual([14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 213].map(smallestVersion), [1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  assert.equal(smallestVersion(214), undefined);
  assert.throws(() => encodeQr('x'.repeat(214)), RangeError);
});

test('error correction words equal those of the standard’s example', () => {
  const block = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  assert.deepEqual(correction(block, 10), [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('format and version are protected as the standard says', () => {
  assert.equal(format(0).toString(2).padStart(15, '0'), '101010000010010');
  assert.equal(format(5).toString(2).padStart(15, '0'), '100000011001110');
  assert.equal(((7 << 12) | remainder(7, 0x1f25, 12)).toString(2).padStart(18, '0'), '000111110010010100');
});

test('finder patterns are in three corners', () => {
  const squares = encodeQr('elgrande');
  const size = squares.length;
  const corner = (/** @type {number} */ x, /** @type {number} */ y) =>
    squares.slice(y, y + 7).map((row) => row.slice(x, x + 7).map((dark) => (dark ? '#' : '.')).join('')).join('/');
  const eye = '#######/#.....#/#.###.#/#.###.#/#.###.#/#.....#/#######';
  assert.deepEqual([corner(0, 0), corner(size - 7, 0), corner(0, size - 7)], [eye, eye, eye]);
  assert.notEqual(corner(size - 7, size - 7), eye);
});

test('the path covers exactly the dark squares', () => {
  const squares = encodeQr('elgrande');
  const widths = [...qrPath(squares).matchAll(/h(\d+)v1/g)].map(([, width]) => Number(width));
  assert.equal(widths.reduce((sum, width) => sum + width, 0), squares.flat().filter(Boolean).length);
});
