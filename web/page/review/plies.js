/** A review counts the actions of the record; a replay also has plies that were undone. */

import { stops } from '../replay/timeline.js';

/** @import { PlySummary } from '../../types/wire.js' */

/** The ply of the replay for a ply of the review. @param {PlySummary[]} plies */
export function replayPlies(plies) {
  const kept = stops(plies);
  return (/** @type {number} */ ply) => kept[Math.min(ply, kept.length - 1)] ?? 0;
}
