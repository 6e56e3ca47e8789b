/** The host of this device: it answers requests like the server, from the module and the stored games. */

import { rulesWorker } from '../engine/rules-worker.js';
import { ask, refusal } from './engine.js';
import { FORMAT, deleteTable, listTables, readTable, writeTable } from './storage.js';
import { LocalTable } from './table.js';
import { NO_ANSWERS, listedTable } from './table-view.js';

/**
 * @import { Host, Tell } from '../api/host.js'
 * @import { Game, Level, NewTable, Player, TableResponse } from '../../types/wire.js'
 * @import { StoredGame, StoredSeat, StoredTable } from './storage.js'
 *
 * @typedef {{ args: string[], query: URLSearchParams, body: any }} Request
 * @typedef {NewTable & { names?: (string | null)[], origin?: string }} NewLocalTable  a seat is `me`, a level, or `other` for a person elsewhere
 */

/** @type {Player[]} */
const COLOURS = ['red', 'blue', 'green', 'orange', 'purple'];
const BUILT_IN = 'built-in';

/** Open tables: all parts of the page share one. @type {Map<string, Promise<LocalTable>>} */
const tables = new Map();

/** @param {string} id */
function tableOf(id) {
  const known = tables.get(id);
  if (known) return known;
  const loading = readTable(id).then((stored) => {
    if (!stored || stored.format > FORMAT) throw refusal('not-found', 'this device has no such game', 404);
    return new LocalTable(stored);
  });
  tables.set(id, loading);
  // A failed attempt is not kept; the caller gets the error.
  loading.catch(() => tables.delete(id));
  return loading;
}

/** Deals a game, or opens a recorded one. @param {NewLocalTable} wanted @returns {Promise<TableResponse>} */
async function create(wanted) {
  const { seats = [], record, variants = [], names = [], origin = record ? 'record' : null } = wanted;
  if (seats.includes('open')) throw refusal('bad-table', 'a game on a device has no open seats', 422);
  const [at, seed] = [Date.now(), randomSeed()];
  const game = record ? await ask({ call: 'open-game', record, at }) : await ask({ call: 'new-game', players: seats.length, variants, seed, edition: BUILT_IN, at });
  /** @type {StoredGame} */
  const log = await ask({ call: 'log', game, from: 0 });
  /** @type {Game} */
  const { view, asked, over } = await ask({ call: 'view', game });
  rulesWorker().call({ call: 'close-game', game });
  /** @type {StoredTable} */
  const table = {
    id: `local-${randomId()}`, format: FORMAT, version: 1, created: at, ended: over ? at : null, origin, next: null, uploaded: null, seed: record ? null : String(seed),
    terms: { players: seats.length, variants: view.variants, pace: { kind: 'free' }, undo: wanted.undo ?? 'consent', access: 'invitation', hints: wanted.hints ?? true },
    seats: seats.map((word, at) => storedSeat(word, COLOURS[at], names[at] ?? null)), game: log, asked,
    progress: { round: view.round, last: view.rounds.last, turn: view.turn, places: view.standing.places },
  };
  await writeTable(table, 0);
  return (await tableOf(table.id)).whole(null, 0);
}

/** @param {string} word @param {Player} seat @param {string | null} name @returns {StoredSeat} */
function storedSeat(word, seat, name) {
  const isPerson = word === 'me' || word === 'other';
  return { seat, kind: isPerson ? 'person' : 'bot', level: isPerson ? null : /** @type {Level} */ (word), name, own: word === 'me', ahead: NO_ANSWERS };
}

/** As many bits as a number has. */
function randomSeed() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 21) * 2 ** 32 + low;
}

/** Works on plain http too, unlike `randomUUID`. */
const randomId = () => [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte.toString(36).padStart(2, '0')).join('');

/** The same seats again. A second request finds the table of the first. @param {LocalTable} table */
async function rematch(table) {
  const { next, seats, terms: { variants, undo, hints } } = table.stored;
  const existing = next === null ? undefined : await readTable(next);
  if (existing) return (await tableOf(existing.id)).whole(null);
  const words = seats.map(({ own, level }) => (own ? 'me' : level ?? 'caballero'));
  const created = await create({ seats: words, variants: variants, undo, hints });
  await table.note({ next: created.table.id });
  return created;
}

/** @param {LocalTable} table @param {{ ply: number, seats: string[] }} body */
const branch = async (table, { ply, seats }) => create({ seats, record: await table.record(ply), origin: table.id });

/** @param {string} id */
async function remove(id) {
  (await tableOf(id)).close();
  tables.delete(id);
  await deleteTable(id);
}

/** The seat of a request; by default an own one, first one that is asked. @param {LocalTable} table @param {string | null | undefined} named @returns {Player} */
function seatOf({ stored: { seats, asked } }, named) {
  const own = seats.filter((one) => one.own);
  const found = named ? seats.find(({ seat }) => seat === named) : own.find(({ seat }) => asked.includes(seat)) ?? own[0];
  if (!found) throw refusal('bad-seat', 'this table has no such seat', 422);
  return found.seat;
}

/** @param {URLSearchParams} query @param {string} name */
const numberIn = (query, name) => (query.has(name) ? Number(query.get(name)) : undefined);

/** @param {URLSearchParams} query */
const seatIn = (query) => /** @type {Player | null} */ (query.get('seat'));

/** A route about one table. @param {(table: LocalTable, request: Request) => any} answer @returns {(request: Request) => any} */
const atTable = (answer) => async (request) => answer(await tableOf(request.args[0]), request);

const TABLE = '/tables/(local-\\w+)';

/** @type {[string, (request: Request) => any][]} */
const ROUTES = [
  ['GET /local/tables', async () => ({ tables: (await listTables()).map((stored) => ({ ...listedTable(stored), uploaded: stored.uploaded })), more: false })],
  ['POST /local/tables', ({ body }) => create(body)],
  ['PATCH /local/tables/(local-\\w+)', atTable((table, { body }) => table.note(body))],
  ['DELETE /local/tables/(local-\\w+)', ({ args: [id] }) => remove(id)],
  [`GET ${TABLE}`, atTable((table, { query }) => table.whole(seatIn(query), numberIn(query, 'from')))],
  [`GET ${TABLE}/view`, atTable((table, { query }) => table.view(seatIn(query), numberIn(query, 'from'), numberIn(query, 'ply')))],
  [`GET ${TABLE}/plies`, atTable((table) => table.plies())],
  [`GET ${TABLE}/record`, atTable((table) => table.record())],
  [`POST ${TABLE}/try`, atTable((table, { body }) => table.draft(seatOf(table, body.seat), body.actions))],
  [`POST ${TABLE}/hint`, atTable((table, { body }) => table.hint(seatOf(table, body.seat), body.actions))],
  [`POST ${TABLE}/actions`, atTable((table, { body }) => table.play(body.ply, seatOf(table, body.seat), body.actions))],
  [`POST ${TABLE}/undo`, atTable((table, { body }) => table.undo(body.ply, body.to))],
  [`POST ${TABLE}/resign`, atTable((table, { body }) => table.setHolder(seatOf(table, body.seat), 'stand-in'))],
  [`POST ${TABLE}/return`, atTable((table, { body }) => table.setHolder(seatOf(table, body.seat), 'person'))],
  [`GET ${TABLE}/ahead`, atTable((table, { query }) => table.stored.seats.find(({ seat }) => seat === seatOf(table, seatIn(query)))?.ahead)],
  [`PUT ${TABLE}/ahead`, atTable((table, { query, body }) => table.preset(seatOf(table, seatIn(query)), body))],
  [`POST ${TABLE}/rematch`, atTable(rematch)],
  [`POST ${TABLE}/branch`, atTable((table, { body }) => branch(table, body))],
  ['GET /editions/(?:built-in|default)', ({ query }) => ask({ call: 'edition', name: BUILT_IN, players: numberIn(query, 'players') ?? 4 })],
  ['GET /examples/([\\w-]+)', ({ args: [name] }) => ask({ call: 'example', name })],
  ['GET /lessons', () => ask({ call: 'lessons' })],
  ['POST /lessons/([\\w-]+)/look', ({ args: [name], body: { played } }) => ask({ call: 'lesson-look', name, played })],
  ['POST /lessons/([\\w-]+)/try', ({ args: [name], body: { played, actions } }) => ask({ call: 'lesson-try', name, played, actions })],
  ['POST /lessons/([\\w-]+)/play', ({ args: [name], body: { played, actions } }) => ask({ call: 'lesson-play', name, played, actions })],
];

/** @type {Host} */
export const host = {
  async request(method, path, body) {
    const url = new URL(path, 'http://device');
    for (const [route, answer] of ROUTES) {
      const found = new RegExp(`^${route}$`).exec(`${method} ${url.pathname}`);
      if (found) return answer({ args: found.slice(1), query: url.searchParams, body });
    }
    throw refusal('not-found', 'a game on a device has nothing of this kind', 404);
  },

  async follow(path, tell) {
    const url = new URL(path, 'http://device');
    const table = await tableOf(url.pathname.split('/')[2]);
    return table.follow(seatIn(url.searchParams), (update) => tell('table', update));
  },
};
