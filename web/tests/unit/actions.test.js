/** Actions as text. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { intoCastillo } from '../../page/state/actions.js';
import { soundOf } from '../../page/table/draft-sounds.js';

test('who falls into the castillo: those that are placed or moved there, in order', () => {
  assert.equal(intoCastillo(['place castillo', 'place toledo', 'move blue aragon castillo', 'grande castillo', 'place castillo'], 'red'), 'red blue red');
  assert.equal(intoCastillo(['play 7', 'done'], 'red'), '');
});

test('what is added to the draft has its sound', () => {
  assert.deepEqual(['place toledo', 'place castillo', 'move red toledo castillo', 'king aragon', 'choose fiesta', 'play 7', 'done'].map(soundOf),
    ['place', 'castillo', 'castillo', 'king', 'card', 'card', undefined]);
});
