/** The codewords of a QR code: data, padding, error correction, interleaving. */

/** For each version the correction words of a block, and the data words of each block. @type {[number, number[]][]} */
const BLOCKS = [
  [10, [16]], [16, [28]], [26, [44]], [18, [32, 32]], [24, [43, 43]], [16, [27, 27, 27, 27]], [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]], [22, [36, 36, 36, 37, 37]], [26, [43, 43, 43, 43, 44]],
];

const BYTES = 4;
const sum = (/** @type {number[]} */ list) => list.reduce((all, one) => all + one, 0);
/** How long the field is that says how many bytes there are. @param {number} version */
const counter = (version) => (version < 10 ? 8 : 16);

/** The smallest version that this many bytes fit into. @param {number} count */
export function smallestVersion(count) {
  const index = BLOCKS.findIndex(([, blocks], at) => 4 + counter(at + 1) + 8 * count <= 8 * sum(blocks));
  return index < 0 ? undefined : index + 1;
}

/** @param {number[]} bytes @param {number} version */
export function codewords(bytes, version) {
  const [length, sizes] = BLOCKS[version - 1];
  const data = filled(bytes, version, sum(sizes));
  let at = 0;
  const blocks = sizes.map((size) => data.slice(at, (at += size)));
  return [...dealt(blocks), ...dealt(blocks.map((block) => correction(block, length)))];
}

/** @param {number[]} bytes @param {number} version @param {number} size */
function filled(bytes, version, size) {
  const bits = [...bitsOf(BYTES, 4), ...bitsOf(bytes.length, counter(version)), ...bytes.flatMap((byte) => bitsOf(byte, 8))];
  bits.push(...Array(Math.min(4, size * 8 - bits.length)).fill(0));
  while (bits.length % 8 !== 0) bits.push(0);
  const words = [];
  for (let at = 0; at < bits.length; at += 8) words.push(bits.slice(at, at + 8).reduce((word, bit) => word * 2 + bit, 0));
  for (let fill = 0xec; words.length < size; fill ^= 0xec ^ 0x11) words.push(fill);
  return words;
}

/** @param {number} value @param {number} length */
export const bitsOf = (value, length) => Array.from({ length }, (_, at) => (value >> (length - 1 - at)) & 1);

/** First words of all blocks, then second words … @param {number[][]} blocks */
function dealt(blocks) {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => (at < block.length ? [block[at]] : []))).flat();
}

/** Powers of 2 in the field of 256 elements with x⁸ + x⁴ + x³ + x² + 1, and their exponents. */
const POWER = [1];
const EXPONENT = [0, 0];
for (let at = 1; at < 255; at += 1) {
  const next = POWER[at - 1] << 1;
  POWER[at] = next > 255 ? next ^ 0x11d : next;
  EXPONENT[POWER[at]] = at;
}

/** @param {number} a @param {number} b */
export const times = (a, b) => (a === 0 || b === 0 ? 0 : POWER[(EXPONENT[a] + EXPONENT[b]) % 255]);
/** @param {number} exponent */
export const power = (exponent) => POWER[exponent % 255];

/** What remains of the block divided by (x − 1)(x − 2)(x − 4) … @param {number[]} block @param {number} length */
export function correction(block, length) {
  const divisor = generator(length);
  const rest = [...block, ...Array(length).fill(0)];
  block.forEach((_, at) => {
    const lead = rest[at];
    divisor.forEach((term, index) => { rest[at + index] ^= times(term, lead); });
  });
  return rest.slice(block.length);
}

/** @param {number} length */
function generator(length) {
  let terms = [1];
  for (let at = 0; at < length; at += 1) {
    const [shifted, scaled] = [[...terms, 0], [0, ...terms.map((term) => times(term, power(at)))]];
    terms = shifted.map((term, index) => term ^ scaled[index]);
  }
  return terms;
}
