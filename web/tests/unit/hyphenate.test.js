/** Long words may be broken where a syllable ends. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hyphenate } from '../../page/lib/hyphenate.js';

const shown = (/** @type {string} */ text) => hyphenate(text).replaceAll('\u00ad', '-');

test('a long word may be broken before the last consonant between two vowels', () => {
  assert.equal(shown('Llamamiento'), 'Lla-ma-miento');
  assert.equal(shown('Повноваження'), 'Пов-но-ва-ження');
  assert.equal(shown('Przedstawicielstwo'), 'Przed-sta-wi-cielstwo');
  assert.equal(shown('Disbandment'), 'Dis-band-ment');
});

test('consonants that begin a syllable together stay together', () => {
  assert.equal(shown('Fahnenflucht'), 'Fah-nen-flucht');
  assert.equal(shown('Verschwörung'), 'Ver-schwö-rung');
  assert.equal(shown('Representation'), 'Re-pre-sen-ta-tion');
});

test('compounds are broken between their parts', () => {
  assert.equal(shown('Gesetzeserlass'), 'Gesetzes-erlass');
  assert.equal(shown('Törvényhozás'), 'Törvény-hozás');
  assert.equal(shown('dobópakli'), 'dobó-pakli');
});

test('a short word, and the ends of a long one, stay whole', () => {
  assert.equal(shown('Coup a Fiesta'), 'Coup a Fiesta');
  assert.equal(shown('Sprawiedliwość'), 'Spra-wied-li-wość');
});
