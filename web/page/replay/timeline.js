/** The plies of a game as stops of a timeline. */

/**
 * @import { PlySummary } from '../../types/wire.js'
 *
 * @typedef {{ ply: number, kind: 'round' | 'scoring', round: number }} Bookmark
 * @typedef {'first' | 'back' | 'on' | 'last' | 'turn-back' | 'turn-on'} Step
 */

/** The plies to stop at; actions that were taken back only if wanted. @param {PlySummary[]} plies @param {boolean} [withUndone] */
export function stops(plies, withUndone = false) {
  return plies.filter((entry) => withUndone || (!entry.undone && entry.undo === undefined)).map(({ ply }) => ply);
}

/** The last stop at or before a ply. @param {number[]} stops @param {number} ply */
export function nearestStop(stops, ply) {
  return stops.findLast((stop) => stop <= ply) ?? stops[0] ?? 0;
}

/** Where a step leads. @param {PlySummary[]} plies @param {number[]} stops @param {number} ply @param {Step} step */
export function stepTarget(plies, stops, ply, step) {
  const last = stops.at(-1) ?? 0;
  if (step === 'first') return stops[0] ?? 0;
  if (step === 'last') return last;
  const turns = new Set(plies.filter(({ began }) => began !== undefined).map((entry) => entry.ply));
  const goals = step.startsWith('turn') ? stops.filter((stop) => turns.has(stop) || stop === last) : stops;
  if (step === 'on' || step === 'turn-on') return goals.find((stop) => stop > ply) ?? last;
  return goals.findLast((stop) => stop < ply) ?? stops[0] ?? 0;
}

/** Where rounds begin and where general scorings end. @param {PlySummary[]} plies @param {number[]} scorings  rounds with a general scoring @returns {Bookmark[]} */
export function timelineMarks(plies, scorings) {
  /** @type {Bookmark[]} */
  const found = [];
  let round = 0;
  for (const { ply, round: now, began, undone, undo } of plies) {
    if (undone || undo !== undefined || now === null) continue;
    const isOver = began?.includes('end') ?? false;
    if (scorings.includes(round) && (now !== round || isOver)) found.push({ ply, kind: 'scoring', round });
    if (now !== round) found.push({ ply, kind: 'round', round: now });
    round = now;
  }
  return found;
}

/** @param {Bookmark[]} marks @param {number} ply */
export const currentMark = (marks, ply) => marks.findLast((mark) => mark.ply <= ply);
