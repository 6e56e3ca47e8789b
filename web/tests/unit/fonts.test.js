/** The font of titles: small, and with every letter of every language. */

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { marked } from '../browser/pseudo.js';

const PAGE = new URL('../../page/', import.meta.url);
const LOCALES = new URL('../../../locales/', import.meta.url);
const MAX_BYTES = 60_000;

/** The files by their ranges of characters, as css/fonts.css has them. */
const FACES = [...readFileSync(new URL('css/fonts.css', PAGE), 'utf8').matchAll(/url\('\.\.\/(fonts\/[\w-]+\.woff2)'\).*?unicode-range: ([^;]+);/g)].map(([, path, ranges]) => ({
  data: readFileSync(new URL(path, PAGE)),
  ranges: ranges.split(', ').map((range) => range.slice(2).split('-').map((end) => parseInt(end, 16))),
}));

test('all files together are small', () => {
  assert.equal(FACES.length, 3);
  assert.ok(FACES.reduce((sum, { data }) => sum + data.length, 0) <= MAX_BYTES);
});

test('the licence is beside the font', () => {
  assert.match(readFileSync(new URL('fonts/OFL.txt', PAGE), 'utf8'), /SIL OPEN FONT LICENSE Version 1\.1/);
});

test('every letter of every language, and of the pseudo-language, is in one file', () => {
  const languages = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const texts = languages.flatMap(({ name }) => readdirSync(new URL(`${name}/`, LOCALES)).map((file) => readFileSync(new URL(`${name}/${file}`, LOCALES), 'utf8')));
  const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const wanted = new Set([...texts.join(''), ...alphabet, ...marked(alphabet)].filter((one) => /[\p{L}\p{N}]/u.test(one)));
  assert.ok(wanted.size > 150);
  const drawn = FACES.map(({ data, ranges }) => ({ ranges, points: charactersOf(data) }));
  const missing = [...wanted].filter((one) => {
    const point = /** @type {number} */ (one.codePointAt(0));
    const faces = drawn.filter(({ ranges }) => ranges.some(([from, to = from]) => from <= point && point <= to));
    return faces.length !== 1 || !faces[0].points.has(point);
  });
  assert.deepEqual(missing, []);
});

/** The tables of a WOFF2 file that stand before `cmap`, by their numbers in the format. */
const CMAP = 0;
const [GLYF, LOCA, NAMED] = [10, 11, 63];

/** The characters of a WOFF2 file. @param {Buffer} file */
function charactersOf(file) {
  let at = 48;
  const number = () => {
    for (let value = 0; ; ) {
      const byte = file[at++];
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let start = 0;
  let offset = -1;
  for (let table = 0; table < file.readUInt16BE(12); table += 1) {
    const flags = file[at++];
    const kind = flags & 63;
    if (kind === NAMED) at += 4;
    const length = number();
    const isTransformed = kind === GLYF || kind === LOCA ? flags >> 6 === 0 : flags >> 6 !== 0;
    if (kind === CMAP) offset = start;
    start += isTransformed ? number() : length;
  }
  return read(brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(offset));
}

/** The characters of a `cmap` table in format 4. @param {Buffer} table */
function read(table) {
  const subtables = Array.from({ length: table.readUInt16BE(2) }, (_, index) => table.subarray(table.readUInt32BE(8 + index * 8)));
  const map = subtables.find((one) => one.readUInt16BE(0) === 4);
  assert.ok(map, 'a map in format 4');
  const segments = map.readUInt16BE(6) / 2;
  /** @type {Set<number>} */
  const points = new Set();
  for (let index = 0; index < segments; index += 1) {
    const [end, first] = [map.readUInt16BE(14 + index * 2), map.readUInt16BE(16 + (segments + index) * 2)];
    for (let point = first; point <= end && point < 0xffff; point += 1) points.add(point);
  }
  return points;
}
