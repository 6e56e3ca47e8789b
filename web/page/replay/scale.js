/** Scales and labels of a chart. */

/** A straight scale. @param {[number, number]} from @param {[number, number]} to */
export function scale([low, high], [first, last]) {
  const span = high - low || 1;
  return (/** @type {number} */ value) => first + ((value - low) / span) * (last - first);
}

/** Round numbers from 0 to at least `high`, not more than about `count`. @param {number} high @param {number} count */
export function ticks(high, count) {
  const rough = Math.max(high, 1) / count;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((part) => part * size).find((part) => part >= rough) ?? size);
  return Array.from({ length: Math.ceil(Math.max(high, 1) / step) + 1 }, (_, at) => at * step);
}

/** Labels kept at least `gap` apart, in their order, as near to their places as that allows.
 * @param {number[]} wanted @param {number} gap @param {number} least @param {number} most */
export function spread(wanted, gap, least, most) {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a] - wanted[b]);
  const placed = [...wanted];
  order.forEach((index, at) => { placed[index] = Math.max(placed[index], at === 0 ? least : placed[order[at - 1]] + gap); });
  [...order].reverse().forEach((index, at, back) => { placed[index] = Math.min(placed[index], at === 0 ? most : placed[back[at - 1]] - gap); });
  return placed;
}
