/** A table session: the response to a move and the events of the stream change the state in the same way. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

/** Runs what waits for the next frame. */
const frames = /** @type {(() => void)[]} */ ([]);
/** The open stream's listeners by event. @type {Record<string, (event: { data: string, lastEventId: string }) => void>} */
let stream = {};

class EventSource {
  static CLOSED = 2;
  addEventListener(/** @type {string} */ name, /** @type {any} */ listener) { stream[name] = listener; }
  close() {}
}

/** A worker that never answers: drafts go to the server. */
class Worker {
  postMessage() {}
}

Object.assign(globalThis, {
  EventSource, Worker, matchMedia: () => ({ matches: false }), location: new URL('http://x/'), document: { getElementById: () => null },
  requestAnimationFrame: (/** @type {() => void} */ work) => frames.push(work), cancelAnimationFrame() {},
});
const { keepCreated } = await import('../../page/api/table.js');
const { TableSession } = await import('../../page/state/table-session.js');
const { failure } = await import('../../page/state/failure.js');

const view = { decision: { kind: 'place', left: 2, options: 3 } };
const notice = (/** @type {number} */ ply) => ({ ply, at: 0, player: 'red', events: [{ event: 'placed', player: 'red', from: 'court', to: 'aragon' }] });
const game = (/** @type {number} */ ply, /** @type {any[]} */ notices = []) => ({ ply, checkpoint: 0, asked: ['red'], over: false, seat: 'red', position: null, view: { ...view, ply }, notices });
const table = (/** @type {number} */ ply, version = ply) => ({
  id: 'x', phase: 'playing', edition: 'default', terms: { players: 4 }, seats: [], yours: ['red'], asked: ['red'], ply, version, proposal: null,
});

/** Responses by path. @type {Record<string, () => [number, unknown]>} */
let server = {};
/** @type {string[]} */
let requests = [];

beforeEach(() => {
  stream = {};
  requests = [];
  frames.length = 0;
  failure.set(null);
  server = {
    '/api/tables/x?from=0': () => [200, { table: table(5), game: game(5, [notice(5)]) }],
    '/api/editions/default?players=4': () => [200, { cards: [], powers: [] }],
    '/api/tables/x/try': () => [200, { ends: true, view, events: [], options: [], ply: 5, actions: 1 }],
    '/api/tables/x/actions': () => [200, game(6, [notice(6)])],
  };
  Object.assign(globalThis, { async fetch(/** @type {string} */ path) {
    requests.push(path);
    const [status, value] = server[path]?.() ?? [404, { error: { code: 'not-found', message: path } }];
    return { ok: status < 400, status, text: async () => JSON.stringify(value) };
  } });
});

async function opened() {
  /** @type {number[][]} */
  const happened = [];
  const session = await TableSession.open('x', { redraw: () => undefined, happened: (notices) => happened.push(notices.map(({ ply }) => ply)) });
  return { session, happened };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** @param {unknown} update */
async function receive(update) {
  stream.table({ data: JSON.stringify(update), lastEventId: '' });
  frames.splice(0).forEach((work) => work());
  await settled();
}

const tableRequests = () => requests.filter((path) => path.startsWith('/api/tables'));

test('a table with its notices is one request', async () => {
  const { session } = await opened();
  assert.deepEqual([tableRequests(), session.notices.map(({ ply }) => ply)], [['/api/tables/x?from=0'], [5]]);
});

test('a table that was just created is not requested again', async () => {
  keepCreated(/** @type {any} */ ({ table: table(5), game: game(5, [notice(5)]) }));
  const { session } = await opened();
  assert.deepEqual([tableRequests(), session.notices.map(({ ply }) => ply)], [[], [5]]);
  await opened();
  assert.deepEqual(tableRequests(), ['/api/tables/x?from=0']);
});

test('the response to a move brings its view and its notices', async () => {
  const { session, happened } = await opened();
  await session.draft.add('place aragon');
  await session.draft.send();
  assert.deepEqual([session.game?.ply, session.draft.base?.ply, session.draft.actions], [6, 6, []]);
  assert.deepEqual([session.notices.map(({ ply }) => ply), happened], [[5, 6], [[6]]]);
});

test('the stream that follows a response repeats nothing', async () => {
  const { session, happened } = await opened();
  await session.draft.add('place aragon');
  await session.draft.send();
  await receive({ table: table(6), game: game(6, [notice(6)]) });
  assert.deepEqual([session.notices.map(({ ply }) => ply), happened, session.table.version], [[5, 6], [[6]], 6]);
});

test('a response that comes after the stream changes nothing', async () => {
  const { session, happened } = await opened();
  await session.draft.add('place aragon');
  server['/api/tables/x/actions'] = () => {
    stream.table({ data: JSON.stringify({ table: table(8), game: game(8, [notice(6), notice(7), notice(8)]) }), lastEventId: '' });
    frames.splice(0).forEach((work) => work());
    return [200, game(6, [notice(6)])];
  };
  await session.draft.send();
  await settled();
  assert.deepEqual([session.game?.ply, session.table.version, session.draft.base?.ply, session.draft.actions], [8, 8, 8, []]);
  assert.deepEqual(happened, [[6, 7, 8]]);
});

test('a refusal with the current game updates the table too', async () => {
  const { session } = await opened();
  await session.draft.add('place aragon');
  server['/api/tables/x/actions'] = () => [409, { error: { code: 'stale', message: 'stale' }, game: game(7, [notice(6), notice(7)]) }];
  await session.draft.send();
  assert.deepEqual([session.game?.ply, session.draft.base?.ply, session.draft.refused?.code], [7, 7, 'stale']);
  assert.deepEqual(session.notices.map(({ ply }) => ply), [5, 6, 7]);
});

test('missing notices are requested', async () => {
  const { session, happened } = await opened();
  server['/api/tables/x/view?from=6&seat=red'] = () => [200, { notices: [notice(6), notice(7)] }];
  await receive({ table: table(7), game: game(7, [notice(7)]) });
  assert.deepEqual([session.notices.map(({ ply }) => ply), happened], [[5, 6, 7], [[6, 7]]]);
});

test('an update that breaks is reported, and the next one is applied', async () => {
  const { session } = await opened();
  const log = console.error;
  console.error = () => undefined;
  await receive({ table: null, game: null });
  console.error = log;
  assert.ok(failure.get() instanceof TypeError);
  assert.ok(requests.includes('/api/client-errors'));
  await receive({ table: table(6), game: game(6, [notice(6)]) });
  assert.equal(session.game?.ply, 6);
});
