/** The statistics of the strategy page: what is named, and in which order. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { bestPower, extremeCards, pointsPerCaballero, rankedCards, rankedPlaces } from '../../page/rules/strategy-statistics.js';

const mean = (/** @type {number} */ value, error = 0.1) => ({ count: 100, mean: value, error });
const choice = (/** @type {number} */ margin, error = 0.1) => ({ wins: mean(0.25), margin: mean(margin, error) });
const card = (/** @type {number} */ margin, error = 0.1) => ({ taken: mean(1), turn: mean(1), takers: choice(margin, error) });
const place = (/** @type {number} */ leader, /** @type {number} */ points) => Array(3).fill({ leader: mean(leader), second: mean(1), points: mean(points), ties: mean(0) });
const rare = { ...card(8, 0), takers: { wins: mean(1, 0), margin: { count: 1, mean: 8, error: 0 } } };
const table = {
  games: 100, points: mean(80), king_bonus: mean(3), grande_bonus: mean(4),
  cards: { coup: card(2), march: card(-3), veto: card(0.1), levy: card(5), exile: card(9, 20) },
  powers: { 1: [choice(1), choice(0), choice(-1)], 13: [choice(0), choice(2), choice(-3)] },
  places: { toledo: place(2, 4), castillo: place(5, 5) },
};

test('only cards whose margin is certain are named, the extreme ones first', () => {
  assert.deepEqual(extremeCards(table, 5), { best: ['levy', 'coup'], worst: ['march'] });
  assert.deepEqual(extremeCards(table, 1), { best: ['levy'], worst: ['march'] });
  assert.deepEqual(extremeCards({ ...table, cards: { ...table.cards, militia: rare } }, 1).best, ['levy']);
  assert.deepEqual(rankedCards(table).map(([id]) => id), ['exile', 'levy', 'coup', 'veto', 'march']);
});

test('the best power card is the one with the highest margin in that part of the game', () => {
  assert.deepEqual([0, 1, 2].map((part) => bestPower(table, part)), [1, 13, 1]);
});

test('places are ranked by points for a caballero of the leader', () => {
  assert.equal(pointsPerCaballero(table.places.toledo), 2);
  assert.deepEqual(rankedPlaces(table).map(([site]) => site), ['toledo', 'castillo']);
  assert.equal(pointsPerCaballero(place(0, 0)), 0);
});

test('the statistics in the repository cover every number of players, every card and every place', () => {
  const statistics = JSON.parse(readFileSync(new URL('../../page/rules/strategy.json', import.meta.url), 'utf8'));
  const known = JSON.parse(readFileSync(new URL('../../page/rules/cards.json', import.meta.url), 'utf8'));
  assert.deepEqual(Object.keys(statistics.tables), ['2', '3', '4', '5']);
  for (const { games, cards, powers, places } of Object.values(statistics.tables)) {
    assert.ok(games >= 200 && Object.keys(cards).length >= 20);
    assert.deepEqual(Object.keys(cards).filter((id) => !(id in known)), []);
    assert.deepEqual([Object.keys(powers).length, Object.keys(places).length], [13, 10]);
  }
});
