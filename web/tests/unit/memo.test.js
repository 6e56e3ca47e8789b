/** Structural sharing and memoisation. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memo, memoEach, reuseEqual } from '../../page/lib/memo.js';

test('equal parts are the old objects, other parts the new ones', () => {
  const older = { king: 'toledo', regions: { toledo: { red: 1 }, aragon: { red: 2 } }, offers: [{ card: 'fiesta', by: null }, { card: 'coup', by: null }] };
  const newer = reuseEqual(older, { king: 'toledo', regions: { toledo: { red: 1 }, aragon: { red: 3 } }, offers: [{ card: 'fiesta', by: 'red' }, { card: 'coup', by: null }] });
  assert.equal(newer.regions.toledo, older.regions.toledo);
  assert.notEqual(newer.regions.aragon, older.regions.aragon);
  assert.deepEqual(newer.regions.aragon, { red: 3 });
  assert.equal(newer.offers[1], older.offers[1]);
  assert.deepEqual(older.regions.aragon, { red: 2 }, 'the older one is not changed');
  assert.equal(reuseEqual(older, structuredClone(older)), older);
});

test('lists of other lengths or values differ', () => {
  for (const [older, newer] of [[{ a: 1 }, { a: 1, b: 2 }], [{ a: 1, b: 2 }, { a: 1 }], [[1], { 0: 1 }], [{ a: null }, { a: {} }], [[], [{}]]]) {
    assert.equal(reuseEqual(structuredClone(older), newer), newer);
    assert.deepEqual(reuseEqual(structuredClone(older), structuredClone(newer)), newer);
  }
});

test('a value is recomputed only if a dependency changed', () => {
  let times = 0;
  const describe = memo((/** @type {any} */ { view }) => ({ view, time: times += 1 }), ({ view, lit }) => [view.king, lit]);
  const first = describe({ view: { king: 'toledo' }, lit: null });
  assert.equal(describe({ view: { king: 'toledo' }, lit: null }), first);
  assert.equal(describe({ view: { king: 'aragon' }, lit: null }).time, 2);
  assert.equal(describe({ view: { king: 'aragon' }, lit: {} }).time, 3);
});

test('each of several values is recomputed on its own', () => {
  let times = 0;
  const describe = memoEach((/** @type {any} */ regions, name) => `${name} ${regions[name]} ${times += 1}`, (regions, name) => [regions[name]]);
  assert.deepEqual(['toledo', 'aragon'].map((name) => describe({ toledo: 1, aragon: 2 }, name)), ['toledo 1 1', 'aragon 2 2']);
  assert.deepEqual(['toledo', 'aragon'].map((name) => describe({ toledo: 1, aragon: 3 }, name)), ['toledo 1 1', 'aragon 3 3']);
});
