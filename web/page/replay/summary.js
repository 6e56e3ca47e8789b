/** The course of a game from its notices: scores by round, and every scoring. */

/** @import { Card, Event, Notice, Player, Site } from '../../types/wire.js' */

/**
 * @typedef {{ player: Player, site: Site, points: number, king: boolean, grande: boolean }} Scored
 * @typedef {object} Scoring  a general one has no card
 * @property {number} round
 * @property {number} ply
 * @property {Card | undefined} card
 * @property {Player | undefined} by
 * @property {Scored[]} scored
 * @typedef {{ round: number, ply: number, scores: Partial<Record<Player, number>> }} Milestone  how it stood at the end of a round
 * @typedef {{ rounds: Milestone[], scorings: Scoring[] }} Summary
 */

/**
 * The notices that count, first to last: what was taken back is left out.
 * @param {Notice[]} notices  from the beginning
 * @returns {Notice[]}
 */
export function effectiveNotices(notices) {
  const last = notices.at(-1);
  return last ? noticesUpTo(notices, last.ply) : [];
}

/** The way to the position after that ply. @param {Notice[]} notices @param {number} ply @returns {Notice[]} */
export function noticesUpTo(notices, ply) {
  const byPly = new Map(notices.map((notice) => [notice.ply, notice]));
  /** @type {Notice[]} */
  const way = [];
  for (let at = ply; at >= 0; ) {
    const notice = byPly.get(at);
    if (notice?.undo !== undefined) at = notice.undo;
    else {
      if (notice) way.push(notice);
      at -= 1;
    }
  }
  return way.reverse();
}

/** @param {Notice[]} notices @param {Player[]} players @returns {Summary} */
export function summarize(notices, players) {
  /** @type {Progress} */
  const progress = { round: 0, scores: Object.fromEntries(players.map((player) => [player, 0])), rounds: [], scorings: [], occasion: {} };
  for (const { ply, events } of effectiveNotices(notices)) for (const event of events) addEvent(progress, event, ply);
  return { rounds: progress.rounds, scorings: progress.scorings };
}

/**
 * @typedef {object} Progress  what is known so far
 * @property {number} round
 * @property {Partial<Record<Player, number>>} scores
 * @property {Milestone[]} rounds
 * @property {Scoring[]} scorings
 * @property {{ card?: Card, by?: Player, scoring?: Scoring }} occasion  what the next points are for
 */

/** @param {Progress} progress @param {Event} event @param {number} ply */
function addEvent(progress, event, ply) {
  switch (event.event) {
    case 'round-began':
      if (progress.round > 0) ended(progress, ply);
      [progress.round, progress.occasion] = [event.round, {}];
      break;
    case 'announced': progress.occasion = { card: event.card, by: event.player }; break;
    case 'scoring-began': case 'turn-ended': progress.occasion = {}; break;
    case 'game-over': ended(progress, ply); break;
    case 'scored': addScored(progress, event, ply); break;
    default:
  }
}

/** @param {Progress} progress @param {Scored} scored @param {number} ply */
function addScored({ round, scores, occasion, scorings }, scored, ply) {
  if (!occasion.scoring) scorings.push(occasion.scoring = { round, ply, card: occasion.card, by: occasion.by, scored: [] });
  occasion.scoring.scored.push(scored);
  scores[scored.player] = (scores[scored.player] ?? 0) + scored.points;
}

/** @param {Progress} progress @param {number} ply */
function ended({ round, rounds, scores }, ply) {
  rounds.push({ round, ply, scores: { ...scores } });
}

/** Points by player. @param {Scored[]} scored @returns {Partial<Record<Player, number>>} */
export function totals(scored) {
  /** @type {Partial<Record<Player, number>>} */
  const sums = {};
  for (const { player, points } of scored) sums[player] = (sums[player] ?? 0) + points;
  return sums;
}

/** The players with the most points at a site in a scoring. @param {Scored[]} scored @param {Site} site */
export function mostPoints(scored, site) {
  const here = scored.filter((one) => one.site === site && one.points > 0);
  const top = Math.max(0, ...here.map(({ points }) => points));
  return { points: top, players: here.filter(({ points }) => points === top).map(({ player }) => player) };
}
