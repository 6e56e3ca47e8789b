/** The rulebook is complete: every rule once, every message present, every link valid: `node --test web/tests/unit`. */

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { chapterKey, chapters, isRule, ruleKey, rules } from '../../page/rules/book.js';
import { namedIds, parseSpans } from '../../page/rules/markup.js';

const at = (/** @type {string} */ path) => new URL(`../../../${path}`, import.meta.url);
const json = (/** @type {string} */ name) => JSON.parse(readFileSync(at(`web/page/rules/${name}.json`), 'utf8'));
const book = { ...json('book'), cards: json('cards') };

/** The messages of English, each with its text in the file, without the names of plural forms. */
const messages = new Map(readdirSync(at('locales/en')).filter((name) => name.endsWith('.ftl')).flatMap((name) =>
  readFileSync(at(`locales/en/${name}`), 'utf8').split(/\n(?=[a-z#])/).flatMap((entry) => {
    const found = /^([a-z][\w-]*) =([\s\S]*)$/.exec(entry);
    return found ? [/** @type {[string, string]} */ ([found[1], found[2].replace(/^ +\*?\[(one|other)\] /gm, '').trim()])] : [];
  })));

const texts = [...messages].filter(([key]) => /^book-|^card-[a-z-]+-(note|tip)$/.test(key));
const all = rules(book);
const ids = new Set(all);

/** The IDs of docs/rules.md, as `**PLC-2**`. */
const documented = [...readFileSync(at('docs/rules.md'), 'utf8').matchAll(/\*\*([A-Z]{1,3}-\d+)\*\*/g)].map(([, id]) => id);

test('every rule of docs/rules.md is in the book exactly once', () => {
  assert.equal(ids.size, all.length);
  assert.deepEqual([...ids].sort(), [...new Set(documented)].sort());
  assert.ok(all.length > 120);
});

test('every message of the book exists', () => {
  const parts = book.parts.map((/** @type {any} */ part) => `rules-part-${part.id}`);
  const heads = chapters(book).flatMap(({ id }) => [chapterKey(id), `${chapterKey(id)}-intro`]);
  const pieces = chapters(book).flatMap(({ items }) => items.filter((item) => item.startsWith('text:')).map((item) => `book-${item.slice(5)}`));
  const words = book.words.flatMap((/** @type {string} */ word) => [`book-word-${word}`, `book-word-${word}-about`]);
  const cards = Object.keys(book.cards).flatMap((card) => [`card-${card}`, `card-${card}-text`, `card-${card}-note`, `card-${card}-tip`]);
  const examples = Object.keys(book.examples).flatMap((name) => [`book-example-${name}`, `book-example-${name}-text`]);
  const missing = [...parts, ...heads, ...pieces, ...all.map(ruleKey), ...words, ...cards, ...examples].filter((key) => !messages.has(key));
  assert.deepEqual(missing, []);
});

test('no rulebook message is unused', () => {
  const known = new Set([...all.map(ruleKey), ...chapters(book).flatMap(({ items }) => items.map((item) => `book-${item.slice(5)}`))]);
  const isKnown = (/** @type {string} */ key) => known.has(key) || /^book-(chapter|word|example|modifier)-|^book-ours$|^card-/.test(key);
  assert.deepEqual(texts.map(([key]) => key).filter((key) => !isKnown(key)), []);
});

test('every link in a text is valid', () => {
  const names = new Set([...Object.keys(book.cards), ...chapters(book).map(({ id }) => id)]);
  for (const [key, text] of texts) {
    assert.deepEqual(namedIds(text).filter((name) => !names.has(name)), [], key);
    assert.deepEqual(parseSpans(text).filter((span) => span.kind === 'rule' && !ids.has(span.id ?? '')), [], key);
  }
});

test('every example is in exactly one chapter', () => {
  const placed = chapters(book).flatMap(({ items }) => items.filter((item) => item.startsWith('example:')).map((item) => item.slice(8)));
  assert.deepEqual(placed.sort(), Object.keys(book.examples).sort());
});

test('a card lists every rule about single cards and every ruling that names it', () => {
  const single = chapters(book).filter(({ id }) => id === 'single' || id === 'rulings').flatMap(({ items }) => items.filter(isRule));
  for (const rule of single) {
    for (const card of namedIds(messages.get(ruleKey(rule)) ?? '').filter((name) => name in book.cards)) {
      assert.ok(book.cards[card].includes(rule), `${card}: ${rule}`);
    }
  }
  for (const [card, list] of Object.entries(book.cards)) assert.deepEqual(list.filter((/** @type {string} */ rule) => !ids.has(rule)), [], card);
  assert.equal(Object.keys(book.cards).length, 39);
});
