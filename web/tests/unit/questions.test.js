/** Each kind of question has the targets of its decision, and each answer is an action in notation. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KINDS, questionView } from '../../page/questions/index.js';
import { playablePowers, parsePlay, powerSum, modifiersFor } from '../../page/questions/play.js';
import { panel } from '../../page/questions/panel.js';
import { trailing, countEach } from '../../page/questions/parts.js';
import { unusedWarning } from '../../page/questions/ready.js';

const VIEW = { king: 'toledo', turn: 'red', chosen: 'representation', tiles: { low: { values: [4, 0, 0] }, high: { values: [8, 4, 0] } }, regions: { aragon: { points: { red: 5 } } }, played: {} };
const card = (/** @type {string} */ id) => ({ id, number: 2, effects: [] });
const CONTEXT = { edition: { cards: ['representation', 'justice', 'decree'].map(card), powers: [], modifiers: [] }, seats: [] };

/** A draft that notes what is added. @param {any} decision @param {any} [more] */
function asked(decision, more = {}) {
  const notes = /** @type {string[]} */ ([]);
  const note = (/** @type {string} */ action) => notes.push(action);
  const draft = {
    base: { seat: 'red', view: VIEW }, view: VIEW, decision, actions: [], ends: false, lastDecision: null, picked: null, busy: false,
    add: note, replaceLast: note, pick: (/** @type {any} */ value) => { draft.picked = value; }, preview: () => undefined, finish: () => note('finish'),
    send: () => note('send'), explain: () => undefined, remove: note, ...more,
  };
  const ask = () => /** @type {any} */ (questionView(/** @type {any} */ (draft), /** @type {any} */ (CONTEXT)));
  return { notes, draft, ask };
}

/** Every way to click, in order. @param {any} question @param {'sites' | 'caballeros' | 'grandes' | 'tiles' | 'cards' | 'powers'} where */
const click = (question, where) => [...question[where].values()].forEach((target) => target.act());

test('every kind of decision has a module', () => {
  const kinds = 'pass play take fetch choose use place veto branch move name king tile grande recall disc return swap'.split(' ');
  assert.deepEqual(Object.keys(KINDS).sort(), kinds.sort());
});

test('a player without a decision gets no question', () => {
  assert.equal(asked(null).ask(), null);
});

for (const [decision, where, actions] of /** @type {[any, any, string[]][]} */ ([
  [{ kind: 'pass', modifiers: ['+1', '-2'] }, 'powers', ['pass +1', 'pass -2']],
  [{ kind: 'play', plain: [2, 9] }, 'powers', ['play 2', 'play 9']],
  [{ kind: 'fetch', regions: ['aragon'], left: 2, cause: 'power' }, 'sites', ['fetch aragon']],
  [{ kind: 'fetch', regions: ['aragon'], left: 2, cause: 'power' }, 'caballeros', ['fetch aragon']],
  [{ kind: 'choose', cards: ['justice', 'decree'] }, 'cards', ['choose justice', 'choose decree']],
  [{ kind: 'use', special: true, sites: ['aragon', 'castillo'], left: 3 }, 'sites', ['place aragon', 'place castillo']],
  [{ kind: 'use', special: true, sites: [], left: 0 }, 'cards', ['special']],
  [{ kind: 'place', sites: ['aragon'], left: 2, from: 'court' }, 'sites', ['place aragon']],
  [{ kind: 'name', regions: ['aragon'], purpose: 'score' }, 'sites', ['name aragon']],
  [{ kind: 'name', regions: ['aragon'], purpose: { leave: { own: 0, opposing: 0, any: 5 } } }, 'sites', ['name aragon']],
  [{ kind: 'king', places: ['france', 'portugal'] }, 'sites', ['king france', 'king portugal']],
  [{ kind: 'tile', low: [], high: ['castillo'] }, 'sites', ['tile high castillo']],
  [{ kind: 'grande', regions: ['aragon'] }, 'sites', ['grande aragon']],
  [{ kind: 'recall', powers: [9], modifiers: ['+1'] }, 'powers', ['recall 9', 'recall +1']],
  [{ kind: 'disc', regions: ['aragon', 'toledo'] }, 'sites', ['disc aragon', 'disc toledo']],
  [{ kind: 'return', sources: { red: ['aragon', 'court'] }, left: 2 }, 'caballeros', ['return red aragon', 'return red court']],
  [{ kind: 'return', sources: { blue: ['aragon'] }, left: 1 }, 'sites', ['return blue aragon']],
  [{ kind: 'swap', players: ['red', 'blue'] }, 'grandes', ['swap red', 'swap blue']],
])) {
  test(`${decision.kind}: ${where} give ${actions.join(', ')}`, () => {
    const { notes, ask } = asked(decision);
    click(ask(), where);
    assert.deepEqual(notes, actions);
  });
}

test('a caballero is selected first, then its destination', () => {
  const { notes, ask } = asked({ kind: 'move', sources: { blue: ['aragon', 'navarra'] }, targets: ['aragon', 'navarra', 'castillo'], own: 0, opposing: 2, any: 0, must: false });
  ask().caballeros.get('blue@aragon').act();
  assert.deepEqual([...ask().sites.keys()], ['navarra', 'castillo'], 'not to where it stands');
  ask().sites.get('castillo').act();
  assert.deepEqual(notes, ['move blue aragon castillo']);
  assert.equal(ask().site('toledo'), 'move blue aragon toledo');
});

test('a region with one colour selects it, one with several asks which', () => {
  const { draft, ask } = asked({ kind: 'move', sources: { red: ['aragon'], blue: ['aragon', 'navarra'] }, targets: ['castillo'], own: 2, opposing: 2, any: 0, must: false });
  ask().sites.get('navarra').act();
  assert.deepEqual(draft.picked, { place: 'blue@navarra' });
  draft.picked = null;
  ask().sites.get('aragon').act();
  assert.deepEqual(draft.picked, { region: 'aragon' });
});

test('a drag moves at once, and only movable pieces can be dragged', () => {
  const { notes, ask } = asked({ kind: 'move', sources: { blue: ['aragon'] }, targets: ['aragon', 'navarra'], own: 0, opposing: 1, any: 0, must: false });
  assert.deepEqual(ask().drag.sites('blue@aragon'), ['navarra']);
  assert.deepEqual(ask().drag.sites('red@aragon'), []);
  ask().drag.drop('blue@aragon', 'navarra');
  assert.deepEqual(notes, ['move blue aragon navarra']);
});

test('of two tiles one is selected first', () => {
  const { notes, ask } = asked({ kind: 'tile', low: ['aragon'], high: ['navarra'] });
  assert.equal(ask().sites.size, 0);
  ask().tiles.get('high').act();
  click(ask(), 'sites');
  assert.deepEqual(notes, ['tile high navarra']);
  assert.deepEqual(ask().drag.sites('tile:low'), ['aragon']);
});

test('all are taken unless fewer are wanted', () => {
  const { notes, draft, ask } = asked({ kind: 'take', most: 4, cause: 'power' });
  ask().answers[0].act();
  draft.picked = { count: 1 };
  ask().answers[0].act();
  assert.deepEqual(notes, ['take 4', 'take 1']);
});

test('done is not offered when a move is required', () => {
  const moving = { kind: 'move', sources: { blue: ['aragon'] }, targets: ['navarra'], own: 0, opposing: 0, any: 2 };
  assert.equal(asked({ ...moving, must: true }).ask().answers.length, 0);
  assert.equal(asked({ ...moving, must: false }).ask().answers.length, 1);
});

test('done ends the turn at once only where the module says so and after an action', () => {
  const placing = { kind: 'place', sites: ['aragon'], left: 1, from: 'court' };
  const done = (/** @type {any} */ more) => {
    const { notes, ask } = asked(placing, more);
    ask().answers[0].act();
    return notes;
  };
  const [begun, over] = [{ actions: ['place aragon'] }, { preview: () => ({ ends: true }) }];
  assert.deepEqual([done({}), done(begun), done(over), done({ ...begun, ...over })], [['done'], ['done'], ['done'], ['finish']]);
});

test('a finished answer can be confirmed or changed', () => {
  const { notes, ask } = asked(null, { ends: true, actions: ['disc aragon'], lastDecision: { kind: 'disc', regions: ['aragon', 'navarra'] } });
  assert.equal(ask().sites.get('aragon').chosen, true);
  ask().sites.get('navarra').act();
  ask().answers[0].act();
  assert.deepEqual(notes, ['disc navarra', 'send']);
});

test('sites where something was placed are marked, the castillo with how many', () => {
  const { ask } = asked({ kind: 'place', sites: ['aragon', 'navarra', 'castillo'], left: 1, from: 'court' }, { actions: ['choose justice', 'place castillo', 'place aragon', 'place castillo'] });
  const of = (/** @type {string} */ site) => [ask().sites.get(site).chosen, ask().sites.get(site).note];
  assert.deepEqual([of('aragon'), of('navarra'), of('castillo')], [[true, undefined], [false, undefined], [true, '+2']]);
});

test('a veto is asked with its card and can be answered either way', () => {
  const { notes, ask } = asked({ kind: 'veto', card: 'justice', by: 'blue' });
  assert.equal(ask().shows, 'justice');
  ask().answers.forEach((/** @type {any} */ answer) => answer.act());
  assert.deepEqual(notes, ['allow', 'veto']);
});

test('cards that score at once show the points, others do not', () => {
  const facts = (/** @type {string} */ id, /** @type {any} */ effect) => ({ id, number: 1, effects: [effect] });
  const edition = { cards: [facts('outposts', { effect: 'score', what: 'first-value' }), facts('justice', { effect: 'score', what: 'chosen' }), facts('decree', { effect: 'move-tile' })] };
  const preview = (/** @type {string[]} */ ...more) => ({ view: { scores: { red: more[0] === 'choose outposts' && more[1] === 'special' ? 7 : 99 } } });
  const { draft } = asked({ kind: 'choose', cards: ['outposts', 'justice', 'decree'] }, { preview, view: { ...VIEW, scores: { red: 0 } } });
  const cards = /** @type {any} */ (questionView(/** @type {any} */ (draft), { ...CONTEXT, edition })).cards;
  assert.deepEqual([...cards.values()].map(({ note }) => note !== undefined), [true, false, false]);
});

test('every branch has an answer', () => {
  const { notes, ask } = asked({ kind: 'branch', branches: 2 });
  ask().answers.forEach((/** @type {any} */ answer) => answer.act());
  assert.deepEqual(notes, ['branch 1', 'branch 2']);
});

test('a power card with modifiers: which may go with it, and what they sum to', () => {
  const decision = { plain: [7, 9], '+1': [9], '-2': [3] };
  assert.deepEqual(playablePowers(decision), [3, 7, 9]);
  assert.deepEqual(modifiersFor(decision, '9'), ['', '+1']);
  assert.deepEqual(modifiersFor(decision, '3'), ['-2']);
  assert.deepEqual(parsePlay('play 9+1'), { power: '9', modifier: '+1' });
  assert.deepEqual(parsePlay('play 13'), { power: '13', modifier: '' });
  assert.deepEqual([powerSum('9', '+1'), powerSum('1', '-2'), powerSum('5', '')], [10, -1, 5]);
});

test('once a power card is chosen, a modifier can be added and removed', () => {
  const decision = { kind: 'play', plain: [9], '+1': [9] };
  const with9 = (/** @type {string} */ action) => {
    const { notes, ask } = asked(null, { ends: true, actions: [action], lastDecision: decision });
    const { chosen, act } = ask().powers.get('+1');
    act();
    return [chosen, notes[0]];
  };
  assert.deepEqual([with9('play 9'), with9('play 9+1')], [[false, 'play 9+1'], [true, 'play 9']]);
  assert.equal(asked(decision).ask().powers.has('+1'), false);
});

test('a run is the trailing actions of one kind', () => {
  assert.deepEqual(trailing(['place a', 'special', 'place b', 'place b'], 'place'), ['place b', 'place b']);
  assert.deepEqual(trailing(['place a', 'done'], 'place'), []);
  assert.deepEqual([...countEach(['b', 'a', 'b'])], [['b', 2], ['a', 1]]);
});

test('a turn that ends with unused actions says so', () => {
  const question = (/** @type {any} */ decision, /** @type {string} */ last) => /** @type {any} */ ({ decision, draft: { actions: [last] } });
  assert.match(unusedWarning(question({ kind: 'use', special: true, left: 0 }, 'done')) ?? '', /unused-special/);
  assert.match(unusedWarning(question({ kind: 'use', special: true, left: 2 }, 'done')) ?? '', /unused-both/);
  assert.match(unusedWarning(question({ kind: 'place', left: 2 }, 'done')) ?? '', /unused-placement/);
  assert.equal(unusedWarning(question({ kind: 'place', left: 2 }, 'place aragon')), undefined);
});

/** A question about a disc in the turn of another player. @param {any} discs @param {any} [more] */
function discAsked(discs, more = {}) {
  const view = { ...VIEW, turn: 'blue', chosen: 'desertion', discs, regions: { aragon: { caballeros: { red: 3 }, points: { red: 5 } }, toledo: { caballeros: { red: 1 }, points: {} } } };
  return asked({ kind: 'disc', regions: ['aragon', 'toledo'] }, { base: { seat: 'red', view }, view, lastView: view, ...more }).ask();
}

const KEYS = { return: { purpose: 'return', most: 2 }, scatter: { purpose: 'scatter', from: 'aragon' }, 'score-once': { purpose: 'score-once' }, general: { purpose: 'general' } };

for (const [purpose, discs] of Object.entries(KEYS)) {
  test(`a disc for ${purpose} says what it is set for, before and after it is chosen`, () => {
    assert.match(discAsked(discs).title, new RegExp(`ask-disc-${purpose}`));
    const ready = { ends: true, decision: null, lastDecision: { kind: 'disc', regions: ['aragon', 'toledo'] }, actions: ['disc aragon'] };
    assert.match(discAsked(discs, ready).about, new RegExp(`sure-disc-${purpose}`));
  });
}

test('a disc that costs caballeros shows how many on each region', () => {
  const { sites } = discAsked(KEYS.return);
  assert.deepEqual([sites.get('aragon').note, sites.get('toledo').note], ['−2', '−1']);
  assert.equal(discAsked({ purpose: 'return', most: 'all' }).sites.get('aragon').note, '−3');
});

test('a question in the turn of another player says who plays what', () => {
  assert.match(discAsked(KEYS.return).occasion, /occasion-other/);
  assert.match(asked({ kind: 'king', places: ['france'] }).ask().occasion, /occasion-own/);
});

test('a turn is confirmed only in the player’s own turn', () => {
  const ready = (/** @type {string} */ turn) => asked(null, {
    ends: true, lastDecision: { kind: 'return', sources: { red: ['aragon'] }, left: 1 }, actions: ['return red aragon'], lastView: { ...VIEW, turn }, view: { ...VIEW, turn },
  }).ask().title;
  assert.match(ready('red'), /ready-title/);
  assert.match(ready('blue'), /ready-answer/);
});

test('the number of caballeros to place counts down and belongs to the placement only', () => {
  const places = (/** @type {any} */ decision) => JSON.stringify(panel(/** @type {any} */ (asked(decision).draft), /** @type {any} */ (CONTEXT), asked(decision).ask())).includes('card-places');
  assert.equal(places({ kind: 'place', sites: ['aragon'], left: 2, from: 'court' }), true);
  assert.equal(places({ kind: 'return', sources: { red: ['aragon'] }, left: 1 }), false);
});
