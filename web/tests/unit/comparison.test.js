/** Links to the comparison of a turn with a better one. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparedTurns, comparisonLink } from '../../page/replay/comparison.js';

const TURNS = { from: 12, to: 15, seat: /** @type {const} */ ('red'), played: ['choose power', 'place toledo', 'done'], better: ['choose power', 'place granada'] };

/** @param {string} link */
const query = (link) => new URL(link, 'http://here').searchParams;

test('a link says what is compared', () => {
  const link = comparisonLink('abc', TURNS);
  assert.match(link, /^\/replay\/abc\?ply=12&seat=red&/);
  assert.deepEqual(comparedTurns(query(link)), TURNS);
});

test('a link to a moment compares nothing', () => {
  assert.equal(comparedTurns(query('/replay/abc?ply=12&seat=red')), null);
  assert.equal(comparedTurns(query('/replay/abc?ply=12&to=15&better=done')), null);
  assert.equal(comparedTurns(query('/replay/abc?ply=12&seat=red&to=12&better=done')), null);
});
