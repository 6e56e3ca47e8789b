/** Tables somebody wants. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begun, free, request, resized, seatedBy, times, varied } from '../../page/around/wish.js';

test('around one screen all seats are ours and the game begins', () => {
  const { seats, start, pace } = request(begun('screen'));
  assert.deepEqual([seats, start, pace], [['me', 'me', 'me'], true, { kind: 'free' }]);
});

test('with a free seat the game waits', () => {
  const wish = begun('friends');
  assert.equal(free(wish), 3);
  assert.equal(request(wish).start, false);
  assert.deepEqual(request(wish).pace, { kind: 'live', bank: 1800, increment: 30 });
});

test('two to five sit down; a new seat is what the others are', () => {
  assert.equal(resized(begun('friends'), 9).seats.length, 5);
  assert.equal(resized(begun('friends'), 1).seats.length, 2);
  assert.equal(resized(begun('bots'), 5).seats[4], 'caballero');
});

test('stacks are merged by choice with three only', () => {
  const three = varied(resized(begun('bots'), 3), 'merged', 1);
  assert.equal(times(three, 'merged'), 1);
  assert.equal(times(resized(three, 4), 'merged'), 0);
});

test('veto may stand twice', () => {
  assert.deepEqual(varied(varied(begun('bots'), 'veto', 1), 'veto', 2).variants, ['veto', 'veto']);
});

test('hints are left out only where somebody says so', () => {
  assert.equal('hints' in request(begun('bots')), false);
  assert.equal(request({ ...begun('bots'), hints: false }).hints, false);
});

test('a record brings its own seats where some are free here', () => {
  const wish = { ...begun('friends'), record: 'elgrande record 1' };
  assert.deepEqual(request(wish), { record: 'elgrande record 1', seats: [] });
  assert.deepEqual(request(seatedBy({ ...begun('bots'), record: 'x' }, 1, 'grande')).seats, ['me', 'grande', 'caballero', 'caballero']);
});
