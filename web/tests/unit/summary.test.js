/** The summary of a game from its notices. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { effectiveNotices, mostPoints, noticesUpTo, summarize, totals } from '../../page/replay/summary.js';

const scored = (/** @type {string} */ player, /** @type {string} */ site, /** @type {number} */ points) =>
  ({ event: 'scored', player, site, points, place: 1, tied: false, king: false, grande: false });
const notice = (/** @type {number} */ ply, /** @type {any[]} */ ...events) => ({ ply, at: ply, events });

const GAME = [
  notice(0, { event: 'round-began', round: 1 }),
  notice(1, { event: 'announced', player: 'red', card: 'justice' }, scored('red', 'toledo', 9)),
  { ply: 2, at: 2, undo: 0, events: [] },
  notice(3, { event: 'announced', player: 'red', card: 'fiesta' }, scored('red', 'aragon', 5), scored('blue', 'navarra', 5), { event: 'turn-ended', player: 'red' }),
  notice(4, { event: 'scoring-began', round: 1 }),
  notice(5, scored('blue', 'castillo', 4), scored('red', 'castillo', 4), { event: 'round-began', round: 2 }),
  notice(6, { event: 'game-over' }),
];

test('undone plies do not count', () => {
  assert.deepEqual(effectiveNotices(GAME).map(({ ply }) => ply), [0, 3, 4, 5, 6]);
  assert.deepEqual(noticesUpTo(GAME, 1).map(({ ply }) => ply), [0, 1]);
  assert.deepEqual(noticesUpTo(GAME, 2).map(({ ply }) => ply), [0]);
});

test('points add up round by round', () => {
  const { rounds } = summarize(GAME, ['red', 'blue']);
  assert.deepEqual(rounds.map(({ round, scores }) => [round, scores.red, scores.blue]), [[1, 9, 9], [2, 9, 9]]);
});

test('a scoring belongs to its card, a general one to none', () => {
  const { scorings } = summarize(GAME, ['red', 'blue']);
  assert.deepEqual(scorings.map(({ card, by, round }) => [card, by, round]), [['fiesta', 'red', 1], [undefined, undefined, 1]]);
  assert.deepEqual(scorings.map((one) => totals(one.scored)), [{ red: 5, blue: 5 }, { blue: 4, red: 4 }]);
});

test('players with equal points share first place at a site', () => {
  const { scorings } = summarize(GAME, ['red', 'blue']);
  assert.deepEqual(mostPoints(scorings[1].scored, 'castillo'), { points: 4, players: ['blue', 'red'] });
  assert.deepEqual(mostPoints(scorings[1].scored, 'toledo'), { points: 0, players: [] });
});
