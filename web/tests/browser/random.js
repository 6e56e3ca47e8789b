/** A seeded random number generator. */

/** @param {number} seed */
export function dice(seed) {
  let state = (seed * 0x9e3779b9 + 0x6d2b79f5) >>> 0;
  /** A number from 0 to below 1. */
  function roll() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    roll,
    /** @param {number} chance */
    says: (chance) => roll() < chance,
    /** @template T @param {T[]} list @returns {T} */
    one: (list) => list[Math.floor(roll() * list.length)],
  };
}
