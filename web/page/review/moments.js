/** Moments of a review on the graph. */

/** @import { ReviewMark, ReviewMoment } from '../../types/engine.js' */

/** Which moment is nearest to a ply? @param {ReviewMoment[]} moments @param {number} ply */
export function nearestMoment(moments, ply) {
  const away = moments.map((moment) => Math.abs(moment.ply - ply));
  return away.indexOf(Math.min(...away));
}

/** The round that a ply belongs to. @param {ReviewMark[]} marks @param {number} ply */
export function lastRound(marks, ply) {
  return marks.findLast((mark) => mark.kind === 'round' && mark.ply <= ply)?.round ?? 1;
}

/** Round numbers around 0 that include all leads; about six of them. @param {number} low @param {number} high */
export function leadTicks(low, high) {
  const [from, to] = [Math.min(low, 0), Math.max(high, 0)];
  const step = [1, 2, 5, 10, 20, 50].find((size) => (to - from) / size <= 6) ?? 100;
  const [first, last] = [Math.floor(from / step), Math.max(Math.ceil(to / step), Math.floor(from / step) + 1)];
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}
