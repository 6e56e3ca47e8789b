/** The state of a table in a list. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { me } from '../../page/state/user.js';
import { tableState, timeLeft } from '../../page/components/table-state.js';
import { setMessages } from '../../page/i18n/messages.js';

me.set(/** @type {any} */ ({ id: 'anna', name: 'Anna' }));
/** Every message shows its key and its values. */
setMessages('en', new Proxy({}, { get: (_, key) => (/** @type {object} */ values) => [String(key), ...Object.values(values)].join(' '), has: () => true }));

const ANNA = { seat: 'red', kind: 'person', user: 'anna', name: 'Anna', ready: true, left: null };
const BERT = { seat: 'blue', kind: 'person', user: 'bert', name: 'Bert', ready: true, left: null };
const FREE = { seat: 'blue', kind: 'open', user: null, name: null, ready: false, left: null };
const TABLE = { id: 'one', phase: 'playing', owner: 'bert', seats: [ANNA, BERT], yours: ['red'], asked: ['blue'], created: 0, ended: null };

/** @param {any} table @param {any} [standing] */
const state = (table, standing) => tableState(/** @type {any} */ ({ ...TABLE, ...table }), standing);
/** @param {...[string, number]} places */
const ended = (...places) => ({ standing: { places: places.map(([player, place]) => ({ player, place, score: 0 })) } });

test('an open table says what it waits for', () => {
  assert.equal(state({ phase: 'open', seats: [ANNA, FREE] }), 'glance-free 1');
  assert.equal(state({ phase: 'open', seats: [{ ...ANNA, ready: false }, BERT] }), 'wait-unready-own');
  assert.equal(state({ phase: 'open', owner: 'anna', seats: [ANNA, { ...BERT, ready: false }] }), 'wait-unready 1 Bert');
  assert.equal(state({ phase: 'open', owner: 'anna' }), 'wait-complete-own');
});

test('a running game says the round, who must act and how long', () => {
  const standing = { round: 4, rounds: { last: 9 } };
  const timed = [{ ...ANNA, left: 9_000 }, { ...BERT, left: 61_000 }];
  assert.equal(state({}, standing), 'glance-round 4 9 · glance-waits Bert');
  assert.equal(state({ seats: timed }, standing), 'glance-round 4 9 · glance-waits Bert · glance-left 1:01');
  assert.equal(state({ seats: timed, asked: ['red', 'blue'] }, standing), 'glance-round 4 9 · glance-left 0:09');
  assert.match(state({ asked: ['red'] }), /^glance-playing/, 'nothing else is known');
  assert.match(state({ yours: [] }, standing), /^glance-playing/, 'another player’s game');
});

test('the time left is that of the user’s own seats, if they must act', () => {
  const seats = [{ ...ANNA, left: 500 }, { ...BERT, left: 100 }];
  assert.equal(timeLeft(/** @type {any} */ ({ ...TABLE, seats, asked: ['red', 'blue'] })), 500);
  assert.equal(timeLeft(/** @type {any} */ ({ ...TABLE, seats })), 100);
  assert.equal(timeLeft(/** @type {any} */ (TABLE)), null);
});

test('a finished game says the user’s place or who has won; who left the seat to a bot has not won', () => {
  const over = { phase: 'over', ended: 1 };
  assert.match(state(over, ended(['red', 1], ['blue', 2])), /^end-you-won · glance-ended/);
  assert.match(state(over, ended(['blue', 1], ['red', 2])), /^end-your-place 2 2 · /);
  assert.match(state(over, ended(['red', 1], ['blue', 1])), /^end-shared Anna · Bert · /);
  assert.match(state({ ...over, seats: [{ ...ANNA, kind: 'stand-in' }, BERT] }, ended(['red', 1], ['blue', 2])), /^end-won Anna · /);
  assert.match(state(over), /^glance-ended/, 'while the result is loaded');
});
