/** How fast a burst is shown: nobody waits long for their own question. */

/** A question that is open waits so long at most, in milliseconds. */
export const PATIENCE = 1200;
/** So long may a burst last while nobody here is asked. */
export const LEISURE = 5000;
/** What is shorter than this is not seen. */
const GLIMPSE = 70;

/**
 * How long each scene lasts so that all of them end in time; those that would not be seen are left out, first ones first.
 * @param {number[]} times what they want
 * @param {number} left  milliseconds until all must be over
 * @returns {number[]}
 */
export function paced(times, left) {
  const total = times.reduce((sum, time) => sum + time, 0);
  if (total <= left) return times;
  const shown = Math.max(0, Math.floor(left / GLIMPSE));
  const skipped = Math.max(0, times.length - shown);
  const rest = times.slice(skipped).reduce((sum, time) => sum + time, 0);
  const share = rest > left ? left / rest : 1;
  return times.map((time, index) => (index < skipped ? 0 : time * share));
}
