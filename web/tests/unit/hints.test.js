/** Hints: where they are allowed, which places they mention, how long they stay. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Draft } from '../../page/state/draft.js';
import { quickSend } from '../../page/state/settings.js';
import { ApiError } from '../../page/api/errors.js';
import { hintsAllowed } from '../../page/table/hints.js';

Object.assign(globalThis, { document: { addEventListener() {}, querySelector: () => ({}), getElementById: () => null }, location: new URL('http://x/'), matchMedia: () => ({ addEventListener() {} }) });
const { HintList, marginText, mentionedPlaces, outlookText, ranksByPlace } = await import('../../page/table/hint-list.js');

const table = (/** @type {any[]} */ kinds, hints = true) => /** @type {any} */ ({
  terms: { hints }, yours: ['red'], seats: kinds.map((kind, at) => ({ kind, seat: ['red', 'blue', 'green'][at] })),
});

test('hints are for those who play against bots alone, where the table allows them', () => {
  assert.equal(hintsAllowed(table(['person', 'bot', 'bot'])), true);
  assert.equal(hintsAllowed(table(['person', 'bot', 'bot'], false)), false);
  assert.equal(hintsAllowed(table(['person', 'person', 'bot'])), false);
  assert.equal(hintsAllowed(table(['person', 'stand-in', 'bot'])), false, 'a player who left may come back');
  assert.equal(hintsAllowed({ ...table(['person', 'person', 'person']), yours: ['red', 'blue', 'green'] }), true, 'around one screen');
  assert.equal(hintsAllowed({ ...table(['person', 'bot', 'bot']), yours: [] }), false, 'who watches asks nothing');
});

for (const [action, named] of /** @type {[string, string[]][]} */ ([
  ['place toledo', ['toledo']], ['king france', ['france']], ['disc aragon', ['aragon']], ['grande granada', ['granada']],
  ['choose fiesta', ['card:fiesta']], ['special', ['card:justice']], ['play 9', ['power:9']], ['play 9+1', ['power:9', 'modifier:+1']],
  ['pass -2', ['modifier:-2']], ['recall 7', ['power:7']], ['move blue toledo castillo', ['blue@toledo', 'castillo']],
  ['return red court', ['red@court']], ['tile low sevilla', ['tile:low', 'sevilla']], ['swap green', ['grande:green']],
  ['take 3', []], ['done', []], ['veto', []], ['branch 1', []],
])) {
  test(`“${action}” mentions ${named.join(' and ') || 'no place'}`, () => assert.deepEqual(mentionedPlaces(action, 'justice'), named));
}

/** @param {string} action @param {number} margin */
const idea = (action, margin = 0) => ({ action, margin, win: 0.414, share: 0.5 });

test('the margin has a sign', () => {
  assert.deepEqual([7.4, 0.3, -0.2, -12.6].map((margin) => marginText(idea('done', margin))), ['+7', '0', '0', '-13']);
});

test('a place in several suggestions has all their ranks', () => {
  const found = ranksByPlace([idea('move red toledo sevilla'), idea('move red toledo granada'), idea('done')]);
  assert.deepEqual([...found], [['red@toledo', [1, 2]], ['sevilla', [1]], ['granada', [2]]]);
});

test('a caballero that every suggestion moves is not marked, its destination is', () => {
  const found = ranksByPlace([idea('move red toledo sevilla'), idea('move red toledo granada')]);
  assert.deepEqual([...found.keys()], ['sevilla', 'granada']);
});

test('the margin is rounded to whole points, ahead or behind', () => {
  assert.match(outlookText(idea('done', 4.4)), /hint-ahead/);
  assert.match(outlookText(idea('done', -2.6)), /hint-behind/);
  assert.match(outlookText(idea('done', -0.4)), /hint-ahead/, 'level is not behind');
});

/** A game in which three may be placed, and a bot that is asked. */
async function session() {
  const asked = /** @type {any[]} */ ([]);
  const view = { decision: { kind: 'place', options: 3, left: 3 }, chosen: 'fiesta', tiles: {} };
  const source = {
    asked,
    /** @type {(answer: any) => void} */ answer: () => undefined,
    /** @type {(error: any) => void} */ fail: () => undefined,
    sent: 0,
    attempt: async () => ({ ends: true, view, options: [] }),
    play: async () => { source.sent += 1; return { ply: 6, seat: 'red', view }; },
    hint: (/** @type {number} */ ply, /** @type {string[]} */ actions, /** @type {string} */ seat, /** @type {AbortSignal} */ signal) => {
      asked.push({ ply, actions, seat, signal });
      return new Promise((answer, fail) => Object.assign(source, { answer, fail }));
    },
  };
  const one = new Draft(/** @type {any} */ (source), () => undefined);
  await one.update(/** @type {any} */ ({ ply: 5, seat: 'red', view }));
  const bot = new HintList(/** @type {any} */ ({ draft: one, api: source }), () => undefined);
  const target = { label: 'Place 1 in Toledo', act() {} };
  const question = /** @type {any} */ ({ title: '', answers: [], cards: new Map(), caballeros: new Map(), grandes: new Map(), tiles: new Map(), powers: new Map(), sites: new Map([['toledo', target], ['aragon', target]]) });
  const shown = () => /** @type {any} */ (bot.addTo(question, {}, () => undefined));
  return { source, one, bot, shown };
}

const soon = () => new Promise((done) => setTimeout(done));

test('a hint is shown and marked until the draft changes', async () => {
  const { source, one, bot, shown } = await session();
  assert.equal(shown().answers.length, 1);
  bot.ask();
  bot.ask();
  assert.deepEqual(source.asked.map(({ ply, actions, seat }) => [ply, actions, seat]), [[5, [], 'red']]);
  source.answer({ ideas: [idea('place toledo'), idea('done')] });
  await soon();
  assert.deepEqual([...shown().marks.keys()], ['toledo']);
  assert.match(shown().sites.get('toledo').label, /hint-label/);
  assert.equal(shown().sites.get('aragon').label, 'Place 1 in Toledo');
  assert.equal(shown().answers.length, 0);
  await one.add('place toledo');
  assert.equal(shown().marks, undefined);
});

test('changing the draft cancels the pending hint', async () => {
  const { source, one, bot, shown } = await session();
  bot.ask();
  await one.add('place toledo');
  shown();
  assert.equal(source.asked[0].signal.aborted, true);
  source.fail(new ApiError({ code: 'unavailable', message: 'busy' }, 503));
  await soon();
  assert.equal(shown().hint, null);
});

test('a refusal is shown and the hint can be requested again', async () => {
  const { source, bot, shown } = await session();
  bot.ask();
  source.fail(new ApiError({ code: 'unavailable', message: 'busy' }, 503));
  await soon();
  assert.equal(shown().hint.props.role, 'alert');
  bot.ask();
  assert.equal(source.asked.length, 2);
});

test('a suggestion is added to the draft and never sent, however fast the clicks', async () => {
  quickSend.set(true);
  const { source, one } = await session();
  await one.addSuggestion('place toledo');
  assert.deepEqual([one.actions, one.ends, source.sent], [['place toledo'], true, 0]);
  quickSend.set(false);
});
