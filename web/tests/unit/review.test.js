/** Reviews: plies of the record and of the replay, moments on the graph. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastRound, leadTicks, nearestMoment } from '../../page/review/moments.js';
import { replayPlies } from '../../page/review/plies.js';

/** @param {number} ply @param {object} [rest] */
const mark = (ply, rest = {}) => /** @type {any} */ ({ ply, round: 1, undone: false, ...rest });

test('a ply of the record is the ply of the replay that was not undone', () => {
  const plies = [mark(0), mark(1), mark(2, { undone: true }), mark(3, { undone: true }), mark(4, { undo: 1 }), mark(5), mark(6)];
  const inReplay = replayPlies(plies);
  assert.deepEqual([0, 1, 2, 3].map(inReplay), [0, 1, 5, 6]);
  assert.equal(inReplay(9), 6);
});

test('without undo both count alike', () => {
  assert.deepEqual([0, 1, 2].map(replayPlies([mark(0), mark(1), mark(2)])), [0, 1, 2]);
});

test('a click opens the nearest moment', () => {
  const moments = [0, 4, 10].map((ply) => ({ ply, seats: [] }));
  assert.deepEqual([-3, 1, 3, 6, 8, 40].map((ply) => nearestMoment(moments, ply)), [0, 0, 1, 1, 2, 2]);
});

test('a ply belongs to the last round that has begun', () => {
  const marks = /** @type {any} */ ([{ ply: 0, kind: 'round', round: 1 }, { ply: 9, kind: 'round', round: 2 }, { ply: 12, kind: 'scoring', round: 3 }]);
  assert.deepEqual([0, 8, 9, 20].map((ply) => lastRound(marks, ply)), [1, 1, 2, 2]);
});

test('the ticks of leads include 0 and all leads', () => {
  assert.deepEqual(leadTicks(-12.4, 8), [-15, -10, -5, 0, 5, 10]);
  assert.deepEqual(leadTicks(3, 40), [0, 10, 20, 30, 40]);
  assert.deepEqual(leadTicks(0, 0), [0, 1]);
  for (const [low, high] of [[-70, 60], [-1, 0.2], [-3, 400]]) {
    const ticks = leadTicks(low, high);
    assert.ok(ticks[0] <= low && ticks[ticks.length - 1] >= high && ticks.length <= 8, ticks.join());
  }
});
