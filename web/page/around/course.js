/** The way through a game that is looked at again: which plies there are to stop at. It knows the index, no rules. */

/** @typedef {{ ply: number, round: number | null, player?: string, turn?: string, began?: string[], undo?: number, undone: boolean, scores?: Record<string, number> }} Entry */
/** @typedef {{ ply: number, kind: 'round' | 'scoring', round: number }} Mark */

/** The plies to stop at, in order; what was taken back only if wanted. @param {Entry[]} plies @param {boolean} [whole] */
export function stops(plies, whole = false) {
  return plies.filter((entry) => whole || (!entry.undone && entry.undo === undefined)).map(({ ply }) => ply);
}

/** The last stop at or before that ply. @param {number[]} stops @param {number} ply */
export function nearest(stops, ply) {
  return stops.findLast((stop) => stop <= ply) ?? stops[0] ?? 0;
}

/**
 * Where a step leads.
 * @param {Entry[]} plies
 * @param {number[]} stops
 * @param {number} ply
 * @param {'first' | 'back' | 'on' | 'last' | 'turn-back' | 'turn-on'} way
 */
export function led(plies, stops, ply, way) {
  const last = stops.at(-1) ?? 0;
  if (way === 'first') return stops[0] ?? 0;
  if (way === 'last') return last;
  const turns = new Set(plies.filter(({ began }) => began !== undefined).map((entry) => entry.ply));
  const goals = way.startsWith('turn') ? stops.filter((stop) => turns.has(stop) || stop === last) : stops;
  if (way === 'on' || way === 'turn-on') return goals.find((stop) => stop > ply) ?? last;
  return goals.findLast((stop) => stop < ply) ?? stops[0] ?? 0;
}

/**
 * Where rounds begin and where general scorings have just been held.
 * @param {Entry[]} plies
 * @param {number[]} scorings  rounds that a general scoring closes
 * @returns {Mark[]}
 */
export function marks(plies, scorings) {
  /** @type {Mark[]} */
  const found = [];
  let round = 0;
  for (const { ply, round: now, began, undone, undo } of plies) {
    if (undone || undo !== undefined || now === null) continue;
    const over = began?.includes('end') ?? false;
    if (scorings.includes(round) && (now !== round || over)) found.push({ ply, kind: 'scoring', round });
    if (now !== round) found.push({ ply, kind: 'round', round: now });
    round = now;
  }
  return found;
}

/** The mark a ply comes after. @param {Mark[]} marks @param {number} ply */
export const within = (marks, ply) => marks.findLast((mark) => mark.ply <= ply);
