/** Reviews: plies of the record and of the replay. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
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
