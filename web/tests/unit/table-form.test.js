/** The form for a new table. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromPreset, openSeats, toRequest, withSeatCount, withSeat, variantCount, withVariant } from '../../page/state/table-form.js';

test('on a shared screen all seats are the user’s and the game starts', () => {
  const { seats, start, pace } = toRequest(fromPreset('screen'));
  assert.deepEqual([seats, start, pace], [['me', 'me', 'me'], true, { kind: 'free' }]);
});

test('with a free seat the game waits', () => {
  const wish = fromPreset('friends');
  assert.equal(openSeats(wish), 3);
  assert.equal(toRequest(wish).start, false);
  assert.deepEqual(toRequest(wish).pace, { kind: 'live', bank: 1800, increment: 30 });
});

test('there are two to five seats; a new seat copies the kind of the others', () => {
  assert.equal(withSeatCount(fromPreset('friends'), 9).seats.length, 5);
  assert.equal(withSeatCount(fromPreset('friends'), 1).seats.length, 2);
  assert.equal(withSeatCount(fromPreset('bots'), 5).seats[4], 'caballero');
});

test('stacks can be merged with three players only', () => {
  const three = withVariant(withSeatCount(fromPreset('bots'), 3), 'merged', 1);
  assert.equal(variantCount(three, 'merged'), 1);
  assert.equal(variantCount(withSeatCount(three, 4), 'merged'), 0);
});

test('veto can be chosen twice', () => {
  assert.deepEqual(withVariant(withVariant(fromPreset('bots'), 'veto', 1), 'veto', 2).variants, ['veto', 'veto']);
});

test('hints are off only if switched off', () => {
  assert.equal('hints' in toRequest(fromPreset('bots')), false);
  assert.equal(toRequest({ ...fromPreset('bots'), hints: false }).hints, false);
});

test('a record brings its own seats where some are free here', () => {
  const wish = { ...fromPreset('friends'), record: 'elgrande record 1' };
  assert.deepEqual(toRequest(wish), { record: 'elgrande record 1', seats: [] });
  assert.deepEqual(toRequest(withSeat({ ...fromPreset('bots'), record: 'x' }, 1, 'grande')).seats, ['me', 'grande', 'caballero', 'caballero']);
});
