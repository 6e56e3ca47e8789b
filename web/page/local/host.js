/** The host of this browser: games without a server, and what it can answer while the server is out of reach. */

import { ask, refusal } from './answer.js';
import { rules } from './engine.js';
import { listTables, readTable, writeTable } from './storage.js';
import { LocalTable, tableView } from './table.js';

/**
 * @import { Host } from '../api/host.js'
 * @import { Level, Player } from '../../types/wire.js'
 *
 * @typedef {{ args: string[], query: URLSearchParams, body: any }} Call
 */

/** @type {Player[]} */
const COLOURS = ['red', 'blue', 'green', 'orange', 'purple'];
/** The level of a bot that stands in for a person. */
const STAND_IN = /** @type {Level} */ ('caballero');
const NO_PRESETS = { veto: 'ask', disc: [], returns: [] };

/** Open tables by their ids: all parts of the page see the same one. @type {Map<string, Promise<LocalTable>>} */
const tables = new Map();

/** @param {string} id */
function tableOf(id) {
  const known = tables.get(id);
  if (known) return known;
  const loading = readTable(id).then((stored) => {
    if (!stored) throw refusal('not-found', 'this browser has no such game');
    return new LocalTable(stored);
  });
  tables.set(id, loading);
  // A failed load is not kept; the caller gets the error.
  loading.catch(() => tables.delete(id));
  return loading;
}

/** A new game of people at this screen and bots. @param {string[]} words `me` or a level for each seat @param {string[]} variants */
async function newTable(words, variants) {
  if (words.includes('open')) throw refusal('bad-table', 'a game without a server has no open seats');
  const seed = crypto.randomUUID();
  const game = await ask(rules, { kind: 'deal', players: words.length, variants, seed });
  const seats = words.map((word, index) => ({ seat: COLOURS[index], person: word === 'me', level: word === 'me' ? null : /** @type {Level} */ (word) }));
  const { asked } = await ask(rules, { kind: 'view', game, seat: null, from: null, ply: null });
  const [id, created] = [`local-${seed}`, Date.now()];
  await writeTable({ id, created, ended: null, variants, seats, asked, game: { ...game, started: created } }, 0);
  return (await tableOf(id)).whole();
}

const seatOf = (/** @type {URLSearchParams} */ query) => /** @type {Player | null} */ (query.get('seat'));
const numberOf = (/** @type {URLSearchParams} */ query, /** @type {string} */ name) => (query.has(name) ? Number(query.get(name)) : undefined);

async function localTables() {
  const stored = await listTables();
  return stored.map(tableView).sort((one, other) => other.created - one.created);
}

/** The games of this browser that are not over. */
const list = async () => ({ tables: (await localTables()).filter(({ phase }) => phase === 'playing') });

/** The seat of a body; the first person by default. @param {LocalTable} table @param {any} body @returns {Player} */
const seatIn = (table, body) => body.seat ?? table.stored.seats.find(({ person }) => person)?.seat;

/** @type {[string, RegExp, (call: Call) => any][]} */
const ROUTES = [
  ['GET', /^\/local\/tables$/, list],
  ['POST', /^\/local\/tables$/, ({ body }) => newTable(body.seats, body.variants ?? [])],
  ['GET', /^\/tables\/([\w-]+)$/, async ({ args: [id], query }) => (await tableOf(id)).whole(seatOf(query))],
  ['GET', /^\/tables\/([\w-]+)\/view$/, async ({ args: [id], query }) => (await tableOf(id)).view(seatOf(query), numberOf(query, 'from'), numberOf(query, 'ply'))],
  ['GET', /^\/tables\/([\w-]+)\/plies$/, async ({ args: [id] }) => (await tableOf(id)).plies()],
  ['GET', /^\/tables\/([\w-]+)\/record$/, async ({ args: [id] }) => (await tableOf(id)).record()],
  ['POST', /^\/tables\/([\w-]+)\/try$/, async ({ args: [id], body }) => { const table = await tableOf(id); return table.draft(seatIn(table, body), body.actions); }],
  ['POST', /^\/tables\/([\w-]+)\/hint$/, async ({ args: [id], body }) => { const table = await tableOf(id); return table.hint(seatIn(table, body), body.actions); }],
  ['POST', /^\/tables\/([\w-]+)\/actions$/, async ({ args: [id], body }) => { const table = await tableOf(id); return table.play(seatIn(table, body), body.actions, body.ply); }],
  ['POST', /^\/tables\/([\w-]+)\/undo$/, async ({ args: [id], body }) => { const table = await tableOf(id); await table.undo(body.to); return table.whole(); }],
  ['POST', /^\/tables\/([\w-]+)\/resign$/, async ({ args: [id], body }) => { const table = await tableOf(id); await table.setLevel(body.seat, STAND_IN); return table.whole(); }],
  ['POST', /^\/tables\/([\w-]+)\/return$/, async ({ args: [id], body }) => { const table = await tableOf(id); await table.setLevel(body.seat, null); return table.whole(); }],
  ['POST', /^\/tables\/([\w-]+)\/rematch$/, async ({ args: [id] }) => { const { seats, variants } = (await tableOf(id)).stored; return newTable(seats.map(({ person, level }) => (person || level === null ? 'me' : level)), variants); }],
  ['POST', /^\/tables\/([\w-]+)\/start$/, async ({ args: [id] }) => (await tableOf(id)).whole()],
  ['GET', /^\/tables\/([\w-]+)\/ahead$/, () => NO_PRESETS],
  ['GET', /^\/editions\/(?:local|default)$/, ({ query }) => ask(rules, { kind: 'edition', players: numberOf(query, 'players') ?? 4 })],
  ['GET', /^\/lessons$/, () => ask(rules, { kind: 'lessons' })],
  ['POST', /^\/lessons\/([\w-]+)\/look$/, ({ args: [name], body }) => ask(rules, { kind: 'lesson', name, played: body.played })],
  ['POST', /^\/lessons\/([\w-]+)\/try$/, ({ args: [name], body }) => ask(rules, { kind: 'lesson-draft', name, played: body.played, actions: body.actions })],
  ['POST', /^\/lessons\/([\w-]+)\/play$/, ({ args: [name], body }) => ask(rules, { kind: 'lesson-play', name, played: body.played, actions: body.actions })],
  ['GET', /^\/examples$/, () => ask(rules, { kind: 'examples' })],
  ['GET', /^\/examples\/([\w-]+)$/, ({ args: [name] }) => ask(rules, { kind: 'example', name })],
];

/** @type {Host} */
export const localHost = {
  async request(method, path, body = {}) {
    const { pathname, searchParams: query } = new URL(path, 'local:/');
    for (const [verb, pattern, answer] of ROUTES) {
      const found = verb === method && pattern.exec(pathname);
      if (found) return answer({ args: found.slice(1), query, body });
    }
    throw refusal('not-found', 'this needs the server');
  },

  follow(path, { table: tell }, connection) {
    const { pathname, searchParams: query } = new URL(path, 'local:/');
    const id = /** @type {string} */ (pathname.split('/')[2]);
    const following = tableOf(id).then((table) => table.follow(seatOf(query), tell));
    following.then(() => connection('live'), () => connection('lost'));
    return { close: () => { following.then(({ close }) => close(), () => undefined); } };
  },
};
