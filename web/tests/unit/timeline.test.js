/** The timeline of a replay. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepTarget, timelineMarks, nearestStop, stops, currentMark } from '../../page/replay/timeline.js';

const PLIES = [
  { ply: 0, round: null, undone: false },
  { ply: 1, round: 2, player: 'red', began: ['round'], undone: false },
  { ply: 2, round: 2, player: 'red', undone: true },
  { ply: 3, round: 2, undo: 1, undone: false },
  { ply: 4, round: 2, began: ['turn'], turn: 'red', undone: false },
  { ply: 5, round: 3, began: ['round'], undone: false },
  { ply: 6, round: 3, began: ['scoring'], undone: false },
  { ply: 7, round: 5, began: ['round'], undone: false, scores: { red: 3 } },
  { ply: 8, round: 9, began: ['round'], undone: false },
  { ply: 9, round: 9, began: ['end'], undone: false, scores: { red: 9 } },
];

test('undone plies are skipped unless requested', () => {
  assert.deepEqual(stops(PLIES), [0, 1, 4, 5, 6, 7, 8, 9]);
  assert.equal(stops(PLIES, true).length, 10);
  assert.equal(nearestStop(stops(PLIES), 3), 1);
  assert.equal(nearestStop([], 3), 0);
});

test('a step moves by one ply, a turn to the next milestone', () => {
  const all = stops(PLIES);
  const go = (/** @type {number} */ ply, /** @type {any} */ way) => stepTarget(PLIES, all, ply, way);
  assert.deepEqual([go(1, 'on'), go(4, 'back'), go(1, 'turn-on'), go(6, 'turn-back')], [4, 1, 4, 5]);
  assert.deepEqual([go(5, 'first'), go(5, 'last'), go(9, 'on'), go(0, 'back')], [0, 9, 9, 0]);
});

test('rounds and general scorings are marked', () => {
  assert.deepEqual(timelineMarks(PLIES, [3, 6, 9]).map(({ kind, round, ply }) => `${kind} ${round} ${ply}`),
    ['round 2 1', 'round 3 5', 'scoring 3 7', 'round 5 7', 'round 9 8', 'scoring 9 9']);
  assert.deepEqual(currentMark(timelineMarks(PLIES, [3, 6, 9]), 6), { kind: 'round', round: 3, ply: 5 });
  assert.equal(currentMark(timelineMarks(PLIES, [3, 6, 9]), 0), undefined);
});
