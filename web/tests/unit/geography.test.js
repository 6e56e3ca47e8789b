/** The drawn borders against the rules' neighbours: `node --test web/tests/unit/geography.test.js`. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ABROAD, REGIONS, beside, differences, edges, meetings, shore } from '../../page/board/geography.js';
import { LAYOUTS } from '../../page/board/layout.js';

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

test('the pieces of a region fit into it', () => {
  for (const region of REGIONS) {
    const { crowd, tight, stand, bar: [x, y] } = LAYOUTS[region];
    for (const room of [crowd, tight, stand, { x: x - 60, y: y - 18, w: 120, h: 36 }]) {
      assert.ok(share(room, shore(region)) > 0.88, `${region} ${JSON.stringify(room)}: ${share(room, shore(region))}`);
    }
  }
});

/** Which part of a room lies within a ring. @param {import('../../page/board/layout.js').Room} room @param {number[][]} ring */
function share({ x, y, w, h }, ring) {
  const steps = Array.from({ length: 21 }, (_, index) => index / 20);
  const points = steps.flatMap((right) => steps.map((down) => [x + w * right, y + h * down]));
  return points.filter((point) => within(point, ring)).length / points.length;
}

/** @param {number[]} point @param {number[][]} ring */
const within = ([x, y], ring) => ring.reduce((odd, [ax, ay], index) => {
  const [bx, by] = ring[(index + 1) % ring.length];
  return (ay > y) !== (by > y) && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !odd : odd;
}, false);
