/** Long words may be broken where a syllable ends. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hyphenate } from '../../page/lib/hyphenate.js';

const shown = (/** @type {string} */ text) => hyphenate(text).replaceAll('\u00ad', '-');

test('a long word may be broken between a vowel and a lone consonant', () => {
  assert.equal(shown('Llamamiento'), 'Lla-ma-miento');
  assert.equal(shown('Повноваження'), 'Повно-ва-ження');
  assert.equal(shown('Przedstawicielstwo'), 'Przedsta-wi-cielstwo');
  assert.equal(shown('Representation'), 'Repre-senta-tion');
});

test('a short word, and the ends of a long one, stay whole', () => {
  assert.equal(shown('Intrigue a Fiesta'), 'Intrigue a Fiesta');
  assert.equal(shown('Sprawiedliwość'), 'Spra-wiedli-wość');
});
