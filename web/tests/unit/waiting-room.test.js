/** The waiting room: the owner frees seats, and a player takes a lost seat again. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { me } from '../../page/state/user.js';

me.set(/** @type {any} */ ({ id: 'anna', name: 'Anna' }));
Object.assign(globalThis, { document: { addEventListener() {}, querySelector: () => ({}), getElementById: () => null }, location: new URL('http://x/'), matchMedia: () => ({ addEventListener() {} }) });
const { waitingRoom } = await import('../../page/pages/waiting-room.js');

const ANNA = { seat: 'red', kind: 'person', user: 'anna', name: 'Anna', level: null, ready: false };
const BERT = { seat: 'blue', kind: 'person', user: 'bert', name: 'Bert', level: null, ready: false };
const BOT = { seat: 'green', kind: 'bot', user: null, name: null, level: 'squire', ready: false };
const FREE = { seat: 'blue', kind: 'open', user: null, name: null, level: null, ready: false };

/** What the page shows, and which actions were called. @param {any} table @param {any} [after]  what has changed when something was done */
function shown(table, after) {
  /** @type {any[]} */
  const done = [];
  const terms = { pace: { kind: 'free' }, undo: 'consent', access: 'public', hints: true, variants: [], players: table.seats.length };
  const yours = table.seats.filter((/** @type {any} */ { user }) => user === 'anna').map((/** @type {any} */ { seat }) => seat);
  const whole = { id: 'one', phase: 'open', owner: 'anna', terms, yours, ...table };
  const act = async (/** @type {any[]} */ ...action) => {
    done.push(action);
    return /** @type {any} */ ({ ...whole, ...after });
  };
  const page = waitingRoom(/** @type {any} */ (whole), /** @type {any} */ ({ redraw() {} }), act);
  return { done, every: (/** @type {string} */ tag) => [...all(page)].filter((node) => node.tag === tag) };
}

/** Everything described, from the outside in. @param {any} child @returns {Generator<any>} */
function* all(child) {
  if (Array.isArray(child)) for (const one of child) yield* all(one);
  else if (child?.tag) yield* [child, ...all(child.children)];
}

/** The buttons that free a seat. @param {any} table */
const removing = (table) => {
  const { done, every } = shown(table);
  return { done, buttons: every('button').filter(({ children }) => children[0] === '⟦wait-remove⟧') };
};

test('the owner frees the seat of another person or of a bot, not the only one of their own', () => {
  const { done, buttons } = removing({ seats: [ANNA, BERT, BOT] });
  buttons.forEach((button) => button.props.onclick());
  assert.deepEqual(done, ['blue', 'green'].map((seat) => ['seats', { seat, holder: 'open' }]));
  assert.equal(removing({ seats: [ANNA, { ...ANNA, seat: 'blue' }] }).buttons.length, 2);
});

test('nobody but the owner frees seats', () => {
  assert.deepEqual(removing({ seats: [ANNA, BERT, BOT], owner: 'bert' }).buttons, []);
});

test('an owner without a seat can leave', () => {
  const leaving = (/** @type {any} */ table) => shown(table).every('button').filter(({ children }) => children[0] === '⟦wait-leave⟧');
  assert.equal(leaving({ seats: [FREE, BOT] }).length, 1);
  assert.equal(leaving({ seats: [FREE, BOT], owner: 'bert' }).length, 0);
});

test('a player who lost a seat can take it again; others need the invitation', async () => {
  const terms = { pace: { kind: 'free' }, undo: 'consent', access: 'invitation', variants: [] };
  const lost = [{ ...FREE, seat: 'red' }, BERT];
  const sitting = (/** @type {any} */ table) => {
    const { done, every } = shown({ terms, owner: 'bert', seats: lost, ...table });
    return { done, sit: every('button').filter(({ children }) => children[0] === '⟦wait-sit⟧') };
  };
  assert.equal(sitting({ id: 'two' }).sit.length, 0, 'never sat here');
  assert.equal(sitting({ id: 'three', seats: [ANNA, BERT], invitation: 'secret' }).sit.length, 0, 'sits here');
  const { done, sit } = sitting({ id: 'three' });
  await sit[0].props.onclick();
  assert.deepEqual(done, [['join', { seat: 'red', invitation: 'secret' }]]);
  assert.equal(sitting({ id: 'four' }).sit.length, 0, 'another table, another invitation');
});

/** The sentence about the next step. @param {any} table */
const nextStep = (table) => shown(table).every('p').find(({ props }) => props.class === 'missing').children.flat(9).filter((/** @type {any} */ part) => part && part !== ' ');

test('a guest sees what to do, not a text about themselves', () => {
  assert.deepEqual(nextStep({ id: 'guest', owner: 'bert', seats: [ANNA, BERT] }), ['⟦wait-unready-own⟧']);
  assert.deepEqual(nextStep({ id: 'guest', owner: 'bert', seats: [ANNA, BERT, { ...FREE, seat: 'green' }] }), ['⟦wait-unready-own⟧', '⟦wait-missing⟧']);
  assert.deepEqual(nextStep({ id: 'guest', owner: 'bert', seats: [{ ...ANNA, ready: true }, BERT] }), ['⟦wait-complete⟧']);
  assert.deepEqual(nextStep({ id: 'guest', owner: 'bert', seats: [BERT, { ...FREE, seat: 'green' }] }), ['⟦wait-visitor⟧']);
});

test('the invitation is offered only while a seat is open', () => {
  const links = (/** @type {any} */ table) => shown(table).every('input').length;
  assert.equal(links({ seats: [ANNA, FREE] }), 1);
  assert.equal(links({ seats: [ANNA, BERT] }), 0);
});

test('one click fills the open seats with bots, except those taken in the meantime', async () => {
  const seats = [ANNA, FREE, { ...FREE, seat: 'green' }];
  const filled = async (/** @type {any} */ after) => {
    const { done, every } = shown({ seats }, after);
    await every('button').find(({ children }) => children[0] === '⟦wait-fill⟧').props.onclick();
    return done.map(([, { seat, holder }]) => [seat, holder]);
  };
  assert.deepEqual(await filled({}), [['blue', 'caballero'], ['green', 'caballero']]);
  assert.deepEqual(await filled({ seats: [ANNA, BOT, { ...BERT, seat: 'green' }] }), [['blue', 'caballero']]);
});
