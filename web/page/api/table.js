/**
 * A table on the server or on the device: its game, drafts, actions and events.
 *
 * @import { ChatMessage, Draft, Game, Hint, Notice, Player, TableEvents, TableResponse } from '../../types/wire.js'
 * @import { Stream } from './stream.js'
 *
 * @typedef {object} TableApi
 * @property {(seat?: string) => Promise<TableResponse>} load  the table and the game, seen from that seat, with all notices
 * @property {(ply: number, actions: string[], seat?: string) => Promise<Draft>} attempt  what a draft would do
 * @property {(ply: number, actions: string[], seat?: string, signal?: AbortSignal) => Promise<Hint>} hint  what the strongest bot would do next
 * @property {(ply: number, actions: string[], seat?: string) => Promise<Game>} play  all of the actions or none
 * @property {(from: number, seat?: string) => Promise<Notice[]>} notices  what happened from that ply on; 0 is the setup
 * @property {(handlers: TableHandlers, seat?: string) => Stream} follow  everything that happens from now on
 *
 * @typedef {object} TableHandlers
 * @property {(update: TableResponse) => void} table
 * @property {(line: ChatMessage) => void} chat
 * @property {(present: Player[]) => void} presence
 * @property {(state: 'live' | 'lost') => void} connection
 */

import { request, retry } from './http.js';
import { openStream } from './stream.js';

/** The table that was created last, until its page opens it. @type {TableResponse | undefined} */
let created;

/** The response that created a table has everything that its page loads first. @param {TableResponse} response */
export function keepCreated(response) {
  created = response;
}

/** @param {string} id */
export function takeCreated(id) {
  const found = created?.table.id === id ? created : undefined;
  created = undefined;
  return found;
}

/** @param {string} id @returns {TableApi} */
export function tableApi(id) {
  const path = `/tables/${encodeURIComponent(id)}`;
  return {
    load: (seat) => request('GET', `${path}?from=0${seatQuery('&', seat)}`),
    attempt: (ply, actions, seat) => request('POST', `${path}/try`, { ply, actions, ...seatField(seat) }),
    hint: (ply, actions, seat, signal) => request('POST', `${path}/hint`, { ply, actions, ...seatField(seat) }, signal),
    play(ply, actions, seat) {
      // The key makes a repeated request safe: the server plays it once.
      const body = { ply, actions, ...seatField(seat), key: crypto.randomUUID() };
      return retry(() => request('POST', `${path}/actions`, body));
    },
    notices: async (from, seat) => (await request('GET', `${path}/view?from=${from}${seatQuery('&', seat)}`)).notices,
    follow: ({ table, chat, presence, connection }, seat) => openStream(`${path}/stream${seatQuery('?', seat)}`,
      /** @type {{ [Name in keyof TableEvents]: (data: TableEvents[Name]) => void }} */ ({ table, chat, presence: ({ present }) => presence(present) }), connection),
  };
}

/** @param {'?' | '&'} separator @param {string | undefined} seat */
const seatQuery = (separator, seat) => (seat === undefined ? '' : `${separator}seat=${encodeURIComponent(seat)}`);

/** @param {string | undefined} seat */
const seatField = (seat) => (seat === undefined ? {} : { seat });
