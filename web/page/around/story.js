/** What became of a game, told from its notices: who had how many points when, and what each scoring brought. */

/**
 * @typedef {import('../../types/wire.js').Notice} Notice
 * @typedef {{ player: string, site: string, points: number, king: boolean, grande: boolean }} Scored
 * @typedef {object} Scoring  a general one has no card
 * @property {number} round
 * @property {number} ply
 * @property {string | undefined} card
 * @property {string | undefined} by
 * @property {Scored[]} scored
 * @typedef {{ round: number, ply: number, scores: Record<string, number> }} Milestone  how it stood at the end of a round
 * @typedef {{ rounds: Milestone[], scorings: Scoring[] }} Story
 */

/**
 * The notices that count, first to last: what was taken back is left out.
 * @param {Notice[]} notices  from the beginning
 * @returns {Notice[]}
 */
export function counting(notices) {
  const last = notices.at(-1);
  return last ? path(notices, last.ply) : [];
}

/** The way to the position after that ply. @param {Notice[]} notices @param {number} ply @returns {Notice[]} */
export function path(notices, ply) {
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

/** @param {Notice[]} notices @param {string[]} players @returns {Story} */
export function story(notices, players) {
  /** @type {Telling} */
  const telling = { round: 0, scores: Object.fromEntries(players.map((player) => [player, 0])), rounds: [], scorings: [], occasion: {} };
  for (const { ply, events } of counting(notices)) for (const event of events) HEARD[event.event]?.(telling, event, ply);
  return { rounds: telling.rounds, scorings: telling.scorings };
}

/**
 * @typedef {object} Telling  how far the story has come
 * @property {number} round
 * @property {Record<string, number>} scores
 * @property {Milestone[]} rounds
 * @property {Scoring[]} scorings
 * @property {{ card?: string, by?: string, scoring?: Scoring }} occasion  what points would be for
 */

/** What each kind of event adds; the others add nothing. @type {Record<string, (telling: Telling, event: any, ply: number) => void>} */
const HEARD = {
  'round-began'(telling, event, ply) {
    if (telling.round > 0) ended(telling, ply);
    [telling.round, telling.occasion] = [event.round, {}];
  },
  announced(telling, { card, player }) { telling.occasion = { card, by: player }; },
  'scoring-began'(telling) { telling.occasion = {}; },
  'turn-ended'(telling) { telling.occasion = {}; },
  'game-over'(telling, _, ply) { ended(telling, ply); },
  scored(telling, event, ply) {
    const { round, scores, occasion } = telling;
    if (!occasion.scoring) telling.scorings.push(occasion.scoring = { round, ply, card: occasion.card, by: occasion.by, scored: [] });
    occasion.scoring.scored.push(event);
    scores[event.player] = (scores[event.player] ?? 0) + event.points;
  },
};

/** @param {Telling} telling @param {number} ply */
function ended({ round, rounds, scores }, ply) {
  rounds.push({ round, ply, scores: { ...scores } });
}

/** Points by player. @param {Scored[]} scored @returns {Record<string, number>} */
export function totals(scored) {
  /** @type {Record<string, number>} */
  const sums = {};
  for (const { player, points } of scored) sums[player] = (sums[player] ?? 0) + points;
  return sums;
}

/** Who got most at a site in a scoring; nobody where nobody did. @param {Scored[]} scored @param {string} site */
export function most(scored, site) {
  const here = scored.filter((one) => one.site === site && one.points > 0);
  const top = Math.max(0, ...here.map(({ points }) => points));
  return { points: top, players: here.filter(({ points }) => points === top).map(({ player }) => player) };
}
