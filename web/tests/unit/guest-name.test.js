/** Names for guests. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guestName } from '../../page/state/guest-name.js';

test('a name is short enough for the server, and there are many', () => {
  const names = new Set();
  for (let a = 0; a < 1; a += 0.005) for (let b = 0; b < 1; b += 0.01) names.add(guestName(rolls(a, b)));
  assert.ok([...names].every((name) => name.length >= 1 && [...name].length <= 24));
  assert.ok(names.size > 300, `${names.size}`);
});

/** @param {...number} all */
function rolls(...all) {
  let at = 0;
  return () => all[at++ % all.length];
}
