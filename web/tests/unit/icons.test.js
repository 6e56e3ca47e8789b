/** Card pictures: different effects have different pictures: `node --test web/tests/unit/icons.test.js` */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pictures } from '../../page/board/icons.js';
import { vignette } from '../../page/board/vignette.js';

/** The cards of the edition; `cargo xtask types` writes them. @type {Record<string, { effects: any[] }>} */
const cards = Object.fromEntries(JSON.parse(readFileSync(new URL('../cards.json', import.meta.url), 'utf8')).map((/** @type {{ id: string }} */ card) => [card.id, card]));

test('every effect has a picture', () => {
  for (const [id, { effects }] of Object.entries(cards)) assert.ok(signs(pictures(effects)) >= effects.length, id);
});

test('cards whose first effects are of different kinds have different vignettes', () => {
  const first = (/** @type {any} */ effect) => (effect.effect === 'one-of' ? first(effect.effects[0]) : effect);
  const kinds = new Map(Object.values(cards).map(({ effects }) => [`${first(effects[0]).effect} ${first(effects[0]).what ?? ''}`, JSON.stringify(vignette(effects))]));
  assert.ok(kinds.size > 15);
  assert.equal(new Set(kinds.values()).size, kinds.size);
});

test('cards with different effects have different pictures', () => {
  const known = new Map();
  for (const [id, { effects }] of Object.entries(cards)) {
    const picture = JSON.stringify(pictures(effects));
    assert.equal(known.get(picture), undefined, `${id} looks like ${known.get(picture)}`);
    known.set(picture, id);
  }
});

test('each alternative of a choice starts a new row', () => {
  assert.equal(rows(cards.representation.effects), 2);
  assert.equal(rows(cards.competition.effects), 2);
  assert.equal(rows(cards.intrigue.effects), 1);
});

/** @param {any[]} effects */
const rows = (effects) => pictures(effects).children.flat().length;

/** @param {any} node @returns {number} */
const signs = (node) => (node?.tag === 'path' ? 1 : 0) + (node?.children ?? []).flat(Infinity).reduce((sum, child) => sum + signs(child), 0);
