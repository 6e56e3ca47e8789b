/** The statistics of the strategy page: what is named, and in which order. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { extremeCards, extremePlaces, goodPowers, isCertain, pointsPerCaballero, rankedCards, rankedPlaces, total } from '../../page/rules/strategy-statistics.js';

const mean = (/** @type {number} */ value, error = 0.1) => ({ count: 100, mean: value, error });
const choice = (/** @type {number} */ margin, error = 0.1) => ({ wins: mean(0.25), margin: mean(margin, error) });
const card = (/** @type {number} */ margin, error = 0.1) => ({ taken: mean(1), turn: mean(1), takers: choice(margin, error), margins: Array(3).fill(mean(margin, error)) });
const place = (/** @type {number} */ leader, /** @type {number} */ points, error = 0.1) => Array(3).fill({ leader: mean(leader, error), second: mean(1), points: mean(points, error), ties: mean(0) });
const rare = { ...card(8, 0), takers: { wins: mean(1, 0), margin: { count: 1, mean: 8, error: 0 } } };
const table = {
  games: 100, points: mean(80), king_bonus: [mean(3), mean(2), mean(1)], grande_bonus: [mean(4), mean(4), mean(4)],
  variants: { games: 50, cards: { deputy: card(1) } },
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

test('the power cards of a part of the game are named only if their margin is certain, the best first', () => {
  assert.deepEqual([0, 1, 2].map((part) => goodPowers(table, part)), [[1], [13], []]);
  const few = { wins: mean(1), margin: { count: 8, mean: 5, error: 0.1 } };
  const powers = { ...table.powers, 5: [few, choice(3, 2), few], 7: [choice(4), choice(0.2), choice(-5)] };
  assert.deepEqual([0, 1, 2].map((part) => goodPowers({ ...table, powers }, part)), [[7, 1], [13], []]);
});

test('a margin is certain from 20 cases on, three standard errors away from zero', () => {
  assert.deepEqual([[20, 0.31], [19, 0.31], [20, 0.3], [20, -0.31]].map(([count, value]) => isCertain({ count, mean: value, error: 0.1 })), [true, false, false, true]);
});

test('places are ranked by points for a caballero of the leader', () => {
  assert.equal(pointsPerCaballero(table.places.toledo).points, 2);
  assert.deepEqual(rankedPlaces(table).map(({ site }) => site), ['toledo', 'castillo']);
  assert.equal(pointsPerCaballero(place(0, 0)).points, 0);
});

test('places that cannot be told apart are best together, and none is if they are many', () => {
  const sites = (/** @type {any} */ { best, worst }) => [best, worst].map((list) => list.map((/** @type {any} */ { site }) => site));
  const named = (/** @type {any} */ places) => sites(extremePlaces({ ...table, places }));
  const [toledo, castillo] = [place(2, 4, 0.01), place(5, 5, 0.01)];
  assert.deepEqual(named({ toledo, castillo }), [['toledo'], ['castillo']]);
  assert.deepEqual(named({ toledo, granada: place(2, 4.01, 0.01), castillo }), [['granada', 'toledo'], ['castillo']]);
  assert.deepEqual(named({ a: place(2, 4), b: place(2, 4), c: place(2, 4), d: place(2, 4), castillo }), [[], ['castillo']]);
});

test('the bonuses of a game are those of its parts together', () => {
  assert.equal(total(table.king_bonus), 6);
});

/** Games for each number of players below which too little would be certain. */
const MIN_GAMES = 400;

test('the statistics in the repository cover every number of players, every card and every place', () => {
  const statistics = JSON.parse(readFileSync(new URL('../../page/rules/strategy.json', import.meta.url), 'utf8'));
  const known = JSON.parse(readFileSync(new URL('../../page/rules/cards.json', import.meta.url), 'utf8'));
  assert.deepEqual(Object.keys(statistics.tables), ['2', '3', '4', '5']);
  for (const { games, cards, variants, powers, places, king_bonus, grande_bonus } of Object.values(statistics.tables)) {
    assert.ok(games >= MIN_GAMES && variants.games >= MIN_GAMES / 2);
    assert.deepEqual([...Object.keys(cards), ...Object.keys(variants.cards)].sort(), Object.keys(known).sort());
    assert.deepEqual([Object.keys(powers).length, Object.keys(places).length], [13, 10]);
    const byPart = [...Object.values(powers), ...Object.values(places), ...Object.values({ ...cards, ...variants.cards }).map(({ margins }) => margins), king_bonus, grande_bonus];
    assert.ok(byPart.every(({ length }) => length === 3));
  }
});
