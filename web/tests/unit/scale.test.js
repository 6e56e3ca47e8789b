/** Scales of the score chart. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spread, scale, ticks } from '../../page/replay/scale.js';

test('a scale maps the domain’s ends to the range’s ends, also reversed or empty', () => {
  const up = scale([0, 100], [200, 0]);
  assert.deepEqual([up(0), up(50), up(100)], [200, 100, 0]);
  assert.equal(scale([5, 5], [0, 10])(5), 0);
});

test('ticks are round numbers that reach the highest', () => {
  assert.deepEqual(ticks(123, 5), [0, 50, 100, 150]);
  assert.deepEqual(ticks(87, 5), [0, 20, 40, 60, 80, 100]);
  assert.deepEqual(ticks(3, 5), [0, 1, 2, 3]);
  assert.deepEqual(ticks(0, 5), [0, 1]);
});

test('labels do not overlap, keep their order and stay inside the drawing', () => {
  assert.deepEqual(spread([50, 52, 10], 15, 0, 100), [50, 65, 10]);
  assert.deepEqual(spread([98, 99, 100], 15, 0, 100), [70, 85, 100]);
});
