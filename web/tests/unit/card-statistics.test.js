/** The statistics on the page of a card. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { cardResults, pointsWithin, shareWithin } from '../../page/rules/card-statistics.js';

const mean = (/** @type {number} */ value, error = 0.1, count = 100) => ({ count, mean: value, error });
const card = (/** @type {number} */ count) => ({ taken: mean(0.9, 0.02), turn: mean(1), takers: { wins: mean(0.25, 0.025, count), margin: mean(-1.5, 0.45, count) } });
const table = { games: 100, points: mean(80), king_bonus: mean(3), grande_bonus: mean(4), powers: {}, places: {} };
const statistics = { bots: 'grande', tables: { 2: { ...table, cards: { coup: card(5) } }, 4: { ...table, cards: { coup: card(50) } }, 5: { ...table, cards: {} } } };

test('how takers finished is only shown if they are enough', () => {
  assert.deepEqual(cardResults(statistics, 'infiltration'), []);
  const [two, four, ...others] = cardResults(statistics, 'coup');
  assert.deepEqual([two.players, two.taken.mean, two.takers], [2, 0.9, null]);
  assert.deepEqual([four.players, four.takers?.wins.mean, four.takers?.margin.mean, others], [4, 0.25, -1.5, []]);
});

test('the uncertainty is two standard errors, and never shown as zero', () => {
  assert.deepEqual(shareWithin(mean(0.25, 0.025)), ['25%', '5%']);
  assert.deepEqual(pointsWithin(mean(-1.5, 0.45)), ['−1.5', '0.9']);
  assert.deepEqual(pointsWithin(mean(2, 0.001)), ['+2', '0.1']);
  assert.deepEqual(shareWithin(mean(1, 0)), ['100%', '1%']);
});

test('every card of the basic game has statistics for every number of players', () => {
  const shipped = JSON.parse(readFileSync(new URL('../../page/rules/strategy.json', import.meta.url), 'utf8'));
  for (const id of Object.keys(shipped.tables[4].cards)) assert.deepEqual(cardResults(shipped, id).map(({ players }) => players), [2, 3, 4, 5], id);
});
