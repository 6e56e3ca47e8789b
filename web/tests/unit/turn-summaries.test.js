/** The turns since the viewer's last one. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sinceLastTurn, turnSummaries } from '../../page/table/turn-summaries.js';

/** @param {string} player @param {number} ply @param {any[]} events */
const turn = (player, ply, ...events) => ({ ply, at: 0, player, events: [{ event: 'turn-began', player }, { event: 'chose', player, card: 'justice' }, ...events, { event: 'turn-ended', player }] });
const ROUND = { ply: 1, at: 0, events: [{ event: 'round-began', round: 1 }, { event: 'played', player: 'red', played: { power: 3, modifier: '+1' } }] };
const scored = (/** @type {string} */ player, /** @type {number} */ points) => ({ event: 'scored', player, site: 'toledo', points, place: 1, tied: false, king: false, grande: false });

/** @param {any[]} notices @param {any[]} own */
const recap = (notices, own) => sinceLastTurn(turnSummaries(/** @type {any} */ (notices)), own).map(({ kind, player, card, from, to, sums }) => [kind, player, card, from, to, Object.fromEntries(sums)]);

test('a turn is one line with its card and its points', () => {
  assert.deepEqual(recap([ROUND, turn('red', 2), turn('blue', 3, scored('blue', 7), scored('red', 4), scored('blue', 2))], ['red']), [['turn', 'blue', 'justice', 3, 3, { blue: 9, red: 4 }]]);
});

test('power cards and a general scoring are one line each', () => {
  const scoring = { ply: 4, at: 0, events: [{ event: 'scoring-began', round: 1 }, scored('red', 5), scored('blue', 3)] };
  assert.deepEqual(recap([ROUND, turn('blue', 3), scoring], ['red']).map(([kind, , , , , sums]) => [kind, sums]), [['cards', { red: 4 }], ['turn', {}], ['scoring', { red: 5, blue: 3 }]]);
});

test('during the viewer’s turn it lists what came before it', () => {
  const notices = [ROUND, turn('red', 2), turn('blue', 3), turn('green', 4), { ply: 5, at: 0, events: [{ event: 'turn-began', player: 'red' }, { event: 'took', player: 'red', count: 2 }] }];
  assert.deepEqual(recap(notices, ['red']).map(([, player]) => player), ['blue', 'green']);
  assert.deepEqual(recap(notices.slice(0, 4), ['red']).map(([, player]) => player), ['blue', 'green']);
});

test('a spectator gets the last turns', () => {
  assert.deepEqual(recap([ROUND, ...[2, 3, 4, 5, 6, 7].map((ply) => turn(ply % 2 ? 'red' : 'blue', ply))], []).length, 5);
});
