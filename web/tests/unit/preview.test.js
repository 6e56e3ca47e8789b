/** What a draft would do is the difference of two views. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gains, preview, hasChanges, pointsNote } from '../../page/questions/preview.js';

const before = { regions: { toledo: { points: { red: 4, blue: 7 } }, aragon: { points: { red: 5 } } }, courts: { red: 4, blue: 2 }, provinces: { red: 9 }, scores: { red: 0, blue: 0 } };

test('only changed points are listed, for all players', () => {
  const after = { ...before, regions: { ...before.regions, toledo: { points: { red: 7, blue: 4, green: 2 } } }, courts: { red: 3, blue: 2 } };
  assert.deepEqual(preview(before, after), {
    regions: [{ site: 'toledo', changes: [{ player: 'red', from: 4, to: 7 }, { player: 'blue', from: 7, to: 4 }, { player: 'green', from: 0, to: 2 }] }],
    courts: [{ player: 'red', from: 4, to: 3 }], scores: [],
  });
});

test('no change gives an empty preview', () => {
  assert.equal(hasChanges(preview(before, before)), false);
  assert.equal(hasChanges(preview(before, { ...before, scores: { red: 5, blue: 0 } })), true);
});

test('the preview lists each player’s gain', () => {
  assert.deepEqual(gains(before, { ...before, scores: { red: 5, blue: 0 } }), [{ player: 'red', points: 5 }]);
  assert.deepEqual(gains(before, undefined), []);
});

test('a region shows the points it would score', () => {
  assert.equal(pointsNote(before, 'toledo', 'red'), '+4');
  assert.equal(pointsNote(before, 'aragon', 'blue'), '+0');
});
