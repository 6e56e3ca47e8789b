/** The log: every event has a sentence, similar events are joined, undone actions are left out. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { logChapters, effectiveNotices } from '../../page/table/log-chapters.js';
import { playerMark, withChips } from '../../page/components/player-chip.js';
import { nextViewer } from '../../page/table/privacy-screen.js';
import { openDiscs, usedPowers } from '../../page/table/public-knowledge.js';
import { eventLines, eventText } from '../../page/table/event-text.js';
import { byTurn, turnStage } from '../../page/table/turn-order.js';
import { missing } from '../../page/i18n/messages.js';

const file = (/** @type {string} */ path) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** The names of all events, as the rules write them. */
function events() {
  const body = /pub enum Event \{([\s\S]*?)\n\}/.exec(file('crates/engine/src/event.rs'))?.[1] ?? '';
  const names = [...body.matchAll(/^ {4}([A-Z]\w+)/gm)].map(([, name]) => name);
  return names.map((name) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase());
}

const ANY = { player: 'red', played: { power: 9, modifier: null }, card: null, region: null, modifier: null, from: null, to: 'toledo', tally: {}, count: 2, site: 'toledo', points: 4 };
const textOf = (/** @type {any} */ event) => eventText({ ply: 1, by: 'red', events: [{ ...ANY, ...event }] });
const notice = (/** @type {number} */ ply, /** @type {any[]} */ ...all) => ({ ply, at: 0, player: 'red', events: all });
const placed = (/** @type {string} */ to, player = 'red') => ({ event: 'placed', player, from: 'court', to });

test('every event except the end of a turn has a message', () => {
  const silent = events().filter((event) => textOf({ event }) === '');
  assert.ok(events().length > 30);
  assert.deepEqual(silent, ['turn-ended']);
});

test('every log message is in log.ftl', () => {
  const known = new Set([...file('locales/en/log.ftl').matchAll(/^([\w-]+) =/gm)].map(([, key]) => key));
  events().forEach((event) => textOf({ event }));
  for (const more of [{ event: 'disc-set', region: 'toledo' }, { event: 'passed', modifier: '+1' }, { event: 'received', modifier: '+1' },
    { event: 'recalled', card: { power: 3 } }, { event: 'played', played: { power: 9, modifier: '+1' } }, { event: 'chose', player: 'dummy', card: 'justice' },
    { event: 'tile-moved', from: 'toledo' }, { event: 'placed', from: 'province' }, { event: 'left-castillo', to: null }, { event: 'undone' }]) textOf(more);
  assert.deepEqual([...missing].filter((key) => String(key).startsWith('log-') && !known.has(key)), []);
});

test('caballeros placed one after the other are one entry', () => {
  const all = eventLines([placed('toledo'), placed('toledo'), placed('aragon'), placed('aragon', 'blue')], 'red');
  assert.deepEqual(all.map(({ events }) => events.length), [3, 1]);
});

test('the name and its colon are omitted where the player is clear from the context', () => {
  const shown = (/** @type {string} */ text) => withChips(text, () => 'Anna', 'red').filter((part) => typeof part === 'string').join('');
  assert.equal(shown(`${playerMark('red')}: the grande goes to ${playerMark('blue')}.`), 'the grande goes to .');
  assert.equal(shown(`${playerMark('red')} passes.`), ' passes.');
  assert.equal(shown(`${playerMark('blue')}: 2, ${playerMark('red')}: 3`), ': 2, : 3');
});

test('points of one region are one entry', () => {
  const scored = (/** @type {string} */ player, /** @type {string} */ site) => ({ event: 'scored', player, site, points: 3, place: 1, tied: false, king: false, grande: false });
  assert.equal(eventLines([scored('red', 'toledo'), scored('blue', 'toledo'), scored('red', 'aragon')], null).length, 2);
});

test('undone actions are omitted, and their number is shown', () => {
  const game = [notice(1, placed('toledo')), notice(2, placed('aragon')), { ply: 3, at: 0, undo: 1, events: [] }, notice(4, placed('granada'))];
  assert.deepEqual(effectiveNotices(game).map(({ ply, count }) => [ply, count]), [[1, undefined], [3, 1], [4, undefined]]);
});

test('an undo of an undo counts each ply once', () => {
  const game = [notice(1), notice(2), { ply: 3, undo: 1, events: [] }, notice(4), { ply: 5, undo: 0, events: [] }];
  assert.deepEqual(effectiveNotices(game).map(({ ply, count }) => [ply, count]), [[5, 2]]);
});

test('rounds are chapters and turns are paragraphs', () => {
  const turn = (/** @type {number} */ ply, /** @type {string} */ player) => notice(ply, { event: 'turn-began', player }, placed('toledo', player), { event: 'turn-ended', player });
  const book = logChapters([notice(0, { event: 'round-began', round: 1 }, { event: 'revealed', card: 'justice' }), turn(1, 'red'), turn(2, 'blue'), notice(3, { event: 'start-marker', player: 'red' }, { event: 'round-began', round: 2 })]);
  assert.deepEqual(book.map(({ key }) => key), ['round-1', 'round-2']);
  assert.deepEqual(book[0].paragraphs.map(({ player }) => player), [null, 'red', 'blue', null]);
});

test('appending to the log gives the same result as building it from scratch', () => {
  const turn = (/** @type {number} */ ply, /** @type {string} */ player) => [notice(ply, { event: 'turn-began', player }, placed('toledo', player)), notice(ply + 1, placed('toledo', player)), notice(ply + 2, { event: 'turn-ended', player })];
  const all = [notice(0, { event: 'round-began', round: 1 }), ...turn(1, 'red'), ...turn(4, 'blue'), { ply: 7, undo: 4, events: [] }, ...turn(8, 'green'), notice(11, { event: 'round-began', round: 2 })];
  /** @type {any[]} */
  let before = [];
  for (let count = 1; count <= all.length; count += 1) {
    const grown = logChapters(all.slice(0, count));
    const kept = structuredClone(before);
    logChapters([]);
    assert.deepEqual(grown, logChapters(all.slice(0, count)), `after ${count}`);
    assert.deepEqual(before, kept, 'what was read is not changed');
    before = logChapters(all.slice(0, count));
  }
  const [some, more] = [logChapters(all.slice(0, 5)), logChapters(all.slice(0, 6))];
  assert.equal(more[0].paragraphs[0], some[0].paragraphs[0]);
});

test('played power cards are known; of a recalled card only that it came back', () => {
  const played = (/** @type {number} */ power) => ({ event: 'played', player: 'red', played: { power, modifier: null } });
  const all = usedPowers([notice(1, played(9)), notice(2, played(4)), notice(3, { event: 'recalled', player: 'red', kind: 'power', card: null })]);
  assert.deepEqual(all.get('red'), { powers: [4, 9], back: 1 });
});

test('a disc is set until it is revealed', () => {
  const set = notice(1, { event: 'disc-set', player: 'red', region: null });
  assert.deepEqual([...openDiscs([set])], ['red']);
  assert.deepEqual([...openDiscs([set, notice(2, { event: 'disc-turned', player: 'red', region: 'toledo' })])], []);
});

test('the screen is passed only to another of the viewer’s seats that must decide', () => {
  assert.equal(nextViewer(['red'], ['red'], null), null);
  assert.equal(nextViewer(['red', 'blue'], ['red', 'blue'], 'red'), null);
  assert.equal(nextViewer(['red', 'blue'], ['blue'], 'red'), 'blue');
  assert.equal(nextViewer(['red', 'blue'], ['green'], 'red'), null);
});

test('the turn order follows the sums of the played cards', () => {
  const view = { played: { red: { power: 9, modifier: '-2' }, blue: { power: 8, modifier: null }, green: null }, turn: 'blue', waiting: ['red'] };
  assert.deepEqual(byTurn(view).map(({ player }) => player), ['blue', 'red']);
  assert.deepEqual(['blue', 'red', 'green'].map((player) => turnStage(view, player)), ['now', 'next', 'done']);
});
