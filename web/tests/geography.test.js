/** The drawn borders against the rules' neighbours: `node --test web/tests/geography.test.js`. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ABROAD, REGIONS, beside, differences, edges, meetings, shore } from '../page/board/geography.js';

const FACTS = {
  regions: [
    { id: 'galicia', neighbours: ['navarra', 'castilla'], borders: ['portugal'] },
    { id: 'navarra', neighbours: ['galicia', 'castilla', 'aragon'], borders: ['france'] },
    { id: 'aragon', neighbours: ['navarra', 'castilla', 'toledo', 'valencia', 'cataluna'], borders: ['france'] },
    { id: 'cataluna', neighbours: ['aragon', 'valencia'], borders: ['france'] },
    { id: 'castilla', neighbours: ['galicia', 'navarra', 'aragon', 'toledo'], borders: ['portugal'] },
    { id: 'toledo', neighbours: ['castilla', 'aragon', 'valencia', 'granada', 'sevilla'], borders: ['portugal'] },
    { id: 'valencia', neighbours: ['cataluna', 'aragon', 'toledo', 'granada'], borders: [] },
    { id: 'sevilla', neighbours: ['toledo', 'granada'], borders: ['portugal'] },
    { id: 'granada', neighbours: ['sevilla', 'toledo', 'valencia'], borders: [] },
  ],
};

test('the drawing shows the neighbours of the rules', () => {
  assert.deepEqual(differences(FACTS), []);
  assert.equal(edges().length, 15);
  assert.equal(new Set(edges().map(String)).size, 15);
});

test('a border missing in the drawing is noticed', () => {
  const wrong = structuredClone(FACTS);
  wrong.regions[0].neighbours.push('toledo');
  assert.deepEqual(differences(wrong), ['galicia: the rules say castilla navarra portugal toledo; the drawing shows castilla navarra portugal']);
});

test('never more than three areas meet', () => {
  const most = Math.max(...meetings().values());
  assert.equal(most, 3);
});

test('regions that are not neighbours stay well apart', () => {
  const areas = [...REGIONS, ...ABROAD];
  const strangers = areas.flatMap((one, at) => areas.slice(at + 1).filter((other) => !touching(one, other)).map((other) => [one, other]));
  for (const [one, other] of strangers) {
    const gap = distance(shore(one), shore(other));
    assert.ok(gap > 38, `${one} and ${other} are ${Math.round(gap)} apart`);
  }
});

/** @param {string} one @param {string} other */
const touching = (one, other) => beside(one).includes(other) || beside(other).includes(one);

/** @param {number[][]} one @param {number[][]} other */
const distance = (one, other) => Math.min(...one.flatMap(([x, y]) => other.map(([a, b]) => Math.hypot(x - a, y - b))));
