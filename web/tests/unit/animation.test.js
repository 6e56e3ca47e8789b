/** Notices become scenes that end where the table stands, in time. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupEvents, scenes } from '../../page/animation/scenes.js';
import { sceneDurations } from '../../page/animation/pace.js';
import { addToScoring, totalOf } from '../../page/animation/scoreboard.js';

const ground = (/** @type {Record<string, number>} */ caballeros, /** @type {string[]} */ grandes = []) => ({ caballeros, grandes, tile: null, bar: [7, 4, 2] });
const VIEW = {
  regions: { toledo: ground({ red: 2 }, ['red']), aragon: ground({ blue: 1 }) }, castillo: { grandes: [], tile: null, bar: [5, 3, 1] },
  courts: { red: 3, blue: 1 }, provinces: { red: 9, blue: 5 }, scores: { red: 0, blue: 0 }, king: 'granada', offers: [{ card: 'justice', by: null }],
  tiles: { low: { values: [4, 0, 0], at: null }, high: { values: [8, 4, 0], at: null } }, played: {}, chosen: null, turn: null, round: 1,
};
const placed = (/** @type {string} */ to) => ({ event: 'placed', player: 'red', from: 'court', to });

test('caballeros leave when they set out and are there when they land', () => {
  const [scene] = scenes([{ events: [placed('aragon'), placed('aragon'), placed('castillo')] }], VIEW);
  assert.equal(scene.lifted.courts.red, 0);
  assert.deepEqual(scene.lifted.regions.aragon.caballeros, { blue: 1 });
  assert.deepEqual(scene.landed.regions.aragon.caballeros, { blue: 1, red: 2 });
  assert.deepEqual(scene.flights.map(({ from, to }) => `${from} ${to}`), ['red@court red@aragon', 'red@court red@aragon', 'red@court castillo']);
  assert.equal(VIEW.courts.red, 3, 'the view before is left alone');
});

test('steps of one turn that come as notices of their own are one scene', () => {
  const [scene, ...others] = scenes([{ player: 'red', events: [placed('aragon')] }, { player: 'red', events: [placed('toledo')] }], VIEW, 'blue');
  assert.equal(others.length, 0);
  assert.deepEqual([scene.flights.length, scene.lifted.courts.red, scene.lifted.regions.toledo.caballeros.red], [2, 1, 2]);
  assert.deepEqual([scene.landed.regions.aragon.caballeros.red, scene.landed.regions.toledo.caballeros.red], [1, 3]);
});

test('what one did oneself is not shown again, only what came of it', () => {
  const events = [placed('aragon'), { event: 'scored', player: 'red', site: 'aragon', points: 5 }];
  assert.deepEqual(scenes([{ player: 'red', events }], VIEW, 'red').map(({ kind, time }) => [kind, time > 0]), [['placed', false], ['scored', true]]);
  assert.deepEqual(scenes([{ player: 'red', events }], VIEW, 'blue').map(({ time }) => time > 0), [true, true]);
});

test('the king, a grande, a tile and points end where they go', () => {
  const events = [
    { event: 'king-moved', from: 'granada', to: 'aragon' }, { event: 'grande-moved', player: 'red', to: 'castillo' },
    { event: 'tile-moved', tile: 'low', from: null, to: 'toledo' }, { event: 'scored', player: 'blue', site: 'aragon', points: 5, king: false, grande: false },
    { event: 'moved', player: 'blue', from: 'aragon', to: 'toledo' }, { event: 'chose', player: 'blue', card: 'justice' },
  ];
  const { landed } = /** @type {any} */ (scenes([{ events }], VIEW).at(-1));
  assert.equal(landed.king, 'aragon');
  assert.deepEqual([landed.regions.toledo.grandes, landed.castillo.grandes], [[], ['red']]);
  assert.deepEqual([landed.tiles.low.at, landed.regions.toledo.tile, landed.regions.toledo.bar], ['toledo', 'low', [4, 0, 0]]);
  assert.equal(landed.scores.blue, 5);
  assert.equal(landed.regions.toledo.caballeros.blue, 1);
  assert.equal(landed.offers[0].by, 'blue');
});

test('the same deed of the same player is one scene, a region scored is one', () => {
  const scored = (/** @type {string} */ site, /** @type {string} */ player) => ({ event: 'scored', site, player, points: 1 });
  const groups = groupEvents([placed('aragon'), placed('toledo'), { ...placed('toledo'), player: 'blue' }, scored('toledo', 'red'), scored('toledo', 'blue'), scored('aragon', 'red')]);
  assert.deepEqual(groups.map((group) => group.length), [2, 1, 2, 1]);
});

test('a burst ends in time, and what would not be seen is left out', () => {
  assert.deepEqual(sceneDurations([400, 400], 1200), [400, 400]);
  assert.deepEqual(sceneDurations([400, 400], 400), [200, 200]);
  const long = sceneDurations(Array(100).fill(500), 700);
  assert.equal(long.filter((time) => time > 0).length, 10);
  assert.equal(long.slice(0, 90).every((time) => time === 0), true, 'the last are seen');
  assert.ok(long.reduce((sum, time) => sum + time, 0) <= 700);
  assert.deepEqual(sceneDurations([400], 0), [0]);
});

test('a scoring adds up by region, and another card begins another one', () => {
  const scored = (/** @type {string} */ site, /** @type {string} */ player, /** @type {number} */ points) => ({ event: 'scored', site, player, points, king: false, grande: false });
  const first = [{ event: 'scoring-began', round: 3 }, scored('toledo', 'red', 7), scored('toledo', 'blue', 4), scored('aragon', 'red', 5)].reduce(addToScoring, null);
  assert.deepEqual([first?.round, first?.rows.size, first && totalOf(first, 'red'), first && totalOf(first, 'blue')], [3, 2, 12, 4]);
  const next = [{ event: 'announced' }, scored('granada', 'blue', 6)].reduce(addToScoring, first);
  assert.deepEqual([next?.round, next && [...next.rows.keys()]], [null, ['granada']]);
  assert.equal(addToScoring(first, { event: 'placed' }), first);
});
