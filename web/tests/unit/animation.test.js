/** Notices become scenes that end where the table stands, and sentences that describe them. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupEvents, scenes } from '../../page/animation/scenes.js';
import { narrate } from '../../page/animation/narration.js';
import { withinBacklog } from '../../page/animation/pace.js';
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

test('the viewer’s own actions are not animated, only their consequences', () => {
  const events = [placed('aragon'), { event: 'scored', player: 'red', site: 'aragon', points: 5 }];
  assert.deepEqual(scenes([{ player: 'red', events }], VIEW, 'red').map(({ kind, time }) => [kind, time > 0]), [['placed', false], ['scored', true]]);
  assert.deepEqual(scenes([{ player: 'red', events }], VIEW, 'blue').map(({ time }) => time > 0), [true, true]);
});

test('the king, a grande, a tile and points end where they go', () => {
  const events = [
    { event: 'king-moved', from: 'granada', to: 'aragon' }, { event: 'grande-moved', player: 'red', to: 'castillo' },
    { event: 'tile-moved', tile: 'low', from: null, to: 'toledo' }, { event: 'scored', player: 'blue', site: 'aragon', points: 5, place: 1, tied: false, king: false, grande: false },
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

test('equal actions of one player form one scene, and so does a scored region', () => {
  const scored = (/** @type {string} */ site, /** @type {string} */ player) => ({ event: 'scored', site, player, points: 1 });
  const groups = groupEvents([placed('aragon'), placed('toledo'), { ...placed('toledo'), player: 'blue' }, scored('toledo', 'red'), scored('toledo', 'blue'), scored('aragon', 'red')]);
  assert.deepEqual(groups.map((group) => group.length), [2, 1, 2, 1]);
});

test('what another player does in the viewer’s own ply is shown', () => {
  const events = [placed('aragon'), { event: 'turn-began', player: 'blue' }, { event: 'took', player: 'blue', count: 1 }];
  assert.deepEqual(scenes([{ player: 'red', events }], VIEW, 'red').map(({ kind, time }) => [kind, time > 0]), [['placed', false], ['turn-began', true], ['took', true]]);
});

test('the power cards of a round are shown one after the other', () => {
  const played = (/** @type {string} */ player) => ({ player, events: [{ event: 'played', player, played: { power: 5, modifier: null } }] });
  assert.equal(scenes([played('blue'), played('green')], VIEW, 'red').length, 2);
});

test('a new round lays out its cards, and the turn order follows the power cards', () => {
  const events = [
    { event: 'round-began', round: 2 }, { event: 'revealed', card: 'march' }, { event: 'played', player: 'red', played: { power: 3, modifier: null } },
    { event: 'played', player: 'blue', played: { power: 9, modifier: null } }, { event: 'turn-began', player: 'blue' },
  ];
  const { landed } = /** @type {any} */ (scenes([{ events }], VIEW).at(-1));
  assert.deepEqual([landed.round, landed.offers, landed.turn, landed.waiting], [2, [{ card: 'march', by: null }], 'blue', ['red']]);
});

test('for a viewer far behind, the oldest scenes are skipped, never the last', () => {
  const all = Array.from({ length: 100 }, () => /** @type {any} */ ({ time: 2000 }));
  const shown = withinBacklog(all);
  assert.deepEqual([shown.length, shown[0].time, shown[39].time, shown[40].time], [100, 0, 0, 2000]);
  assert.equal(withinBacklog(all.slice(0, 60)).every(({ time }) => time === 2000), true);
});

const narrateAll = (/** @type {any[]} */ ...events) => scenes([{ player: 'blue', events }], VIEW).reduce(narrate, /** @type {any} */ (null));

test('the narration of a turn has its player, its card and a sentence for each step', () => {
  const narrated = narrateAll({ event: 'took', player: 'red', count: 1 }, { event: 'turn-began', player: 'blue' }, { event: 'chose', player: 'blue', card: 'justice' }, { ...placed('aragon'), player: 'blue' }, { ...placed('toledo'), player: 'blue' });
  assert.deepEqual([narrated.kind, narrated.player, narrated.card], ['turn', 'blue', 'justice']);
  assert.deepEqual(narrated.lines.map((/** @type {any} */ { events }) => events.length), [1, 2], 'the turn before is left out');
});

test('a general scoring adds up region by region', () => {
  const scored = (/** @type {string} */ site, /** @type {string} */ player, /** @type {number} */ points) => ({ event: 'scored', site, player, points, place: 1, tied: false, king: false, grande: false });
  const narrated = narrateAll({ event: 'scoring-began', round: 3 }, { event: 'castillo-opened', tally: { red: 1 } }, scored('toledo', 'red', 7), scored('toledo', 'blue', 4), scored('aragon', 'red', 5));
  assert.deepEqual([narrated.kind, narrated.round, [...narrated.scoring.keys()], totalOf(narrated.scoring, 'red'), totalOf(narrated.scoring, 'blue')], ['scoring', 3, ['toledo', 'aragon'], 12, 4]);
  assert.equal(addToScoring(narrated.scoring, /** @type {any} */ ({ event: 'placed' })), narrated.scoring);
});

test('the points of a card are reset in the next turn', () => {
  const narrated = narrateAll({ event: 'scored', site: 'toledo', player: 'red', points: 7, place: 1, tied: false, king: false, grande: false }, { event: 'turn-began', player: 'red' });
  assert.deepEqual([narrated.player, narrated.scoring.size, narrated.lines.length], ['red', 0, 0]);
});
