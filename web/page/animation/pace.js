/** How long animations last. */

/** The longest animation before the viewer's own question, in milliseconds. */
export const ASKED_LIMIT = 1200;
/** The longest animation while the viewer has nothing to do. */
export const IDLE_LIMIT = 5000;
/** Shorter scenes would not be noticed. */
const SHORTEST = 70;

/**
 * Shortens scenes so that all of them end in time; scenes that would be too short are skipped, the first ones first.
 * @param {number[]} times
 * @param {number} left  milliseconds until the last one must end
 * @returns {number[]}
 */
export function sceneDurations(times, left) {
  const total = times.reduce((sum, time) => sum + time, 0);
  if (total <= left) return times;
  const shown = Math.max(0, Math.floor(left / SHORTEST));
  const skipped = Math.max(0, times.length - shown);
  const rest = times.slice(skipped).reduce((sum, time) => sum + time, 0);
  const share = rest > left ? left / rest : 1;
  return times.map((time, index) => (index < skipped ? 0 : time * share));
}
