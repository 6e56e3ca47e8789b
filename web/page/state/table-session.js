/** A table that is open in this browser: its state, its events, the viewer's draft. It renders nothing. */

import { ApiError, ignoreRequestError, isRequestError } from '../api/errors.js';
import { loadEdition } from '../api/editions.js';
import { retry } from '../api/http.js';
import { tableActions } from '../api/table-actions.js';
import { tableApi, takeCreated } from '../api/table.js';
import { draftHere, prepareDrafts } from '../engine/drafts.js';
import { reuseEqual } from '../lib/memo.js';
import { onNextFrame } from '../lib/next-frame.js';
import { Draft } from './draft.js';
import { fail } from './failure.js';
import { taskQueue } from './task-queue.js';

/**
 * @import { Stream } from '../api/stream.js'
 * @import { ChatMessage, Edition, Game, Notice, Player, TableResponse } from '../../types/wire.js'
 *
 * @typedef {object} SessionListeners
 * @property {() => void} redraw
 * @property {(notices: Notice[], before: TableResponse) => void} happened
 */

/** How long the message about a restored connection is shown, in milliseconds. */
const RESTORED_MESSAGE = 4000;

export class TableSession {
  /** @type {Notice[]} */
  notices = [];
  /** @type {ChatMessage[]} */
  chat = [];
  connection = /** @type {'live' | 'lost' | 'restored'} */ ('live');
  /** When the state was received: clocks run on from there. */
  receivedAt = performance.now();
  /** Why the last request was refused. @type {unknown} */
  refused = null;

  #listeners;
  /** @type {Stream | undefined} */
  #stream;
  /** Updates are applied one after the other; a change of the seat drops those for the previous seat. */
  #updates = taskQueue(() => undefined, (error) => this.#failed(error));
  #isPreparing = false;
  /** The seat that the table is seen from, where one was named. @type {string | undefined} */
  #namedSeat;

  /** Use `TableSession.open`. @param {string} id @param {SessionListeners} listeners @param {TableResponse} state @param {Edition} edition */
  constructor(id, listeners, state, edition) {
    this.id = id;
    this.api = tableApi(id);
    this.actions = tableActions(id);
    this.state = state;
    this.edition = edition;
    this.#listeners = listeners;
    this.draft = new Draft({
      attempt: (ply, actions, seat) => this.#attempt(ply, actions, seat),
      play: (ply, actions, seat) => this.#play(ply, actions, seat),
    }, listeners.redraw);
  }

  /** @param {string} id @param {SessionListeners} listeners */
  static async open(id, listeners) {
    const state = takeCreated(id) ?? await tableApi(id).load();
    const session = new TableSession(id, listeners, state, await editionOf(state));
    const seat = preferredSeat(state);
    if (seat === undefined || seat === session.seat) session.#enter(state, seat, session.edition);
    else await session.switchSeat(seat);
    return session;
  }

  get table() { return this.state.table; }
  get game() { return this.state.game; }
  get seat() { return this.state.game?.seat ?? null; }
  get ownSeats() { return this.state.table.yours; }

  /** Own seats that no bot plays for their owner. */
  get playedSeats() {
    return this.table.seats.filter(({ seat, kind }) => kind === 'person' && this.ownSeats.includes(seat)).map(({ seat }) => seat);
  }

  get isSpectator() { return this.ownSeats.length === 0; }

  close() {
    this.#updates.cancel();
    this.#stream?.close();
  }

  /** Loads the table again, from now on seen from that seat. @param {string} [seat] */
  async switchSeat(seat) {
    const state = await this.api.load(seat);
    this.#enter(state, seat, await editionOf(state));
  }

  /**
   * Waits for a request. A refusal is shown, and the result is `undefined`.
   * @template T
   * @param {Promise<T>} request
   * @returns {Promise<T | undefined>}
   */
  async perform(request) {
    this.refused = null;
    try {
      return await request;
    } catch (error) {
      this.#failed(error);
      return undefined;
    } finally {
      this.#listeners.redraw();
    }
  }

  /** Starts to follow the table from a seat. @param {TableResponse} state  with all notices @param {string | undefined} seat @param {Edition} edition */
  #enter(state, seat, edition) {
    const { game } = state;
    const notices = game?.notices ?? [];
    this.#updates.cancel();
    this.#stream?.close();
    this.#namedSeat = seat;
    Object.assign(this, { state, edition, notices, chat: [], receivedAt: performance.now() });
    this.draft.update(game);
    this.#prepareDrafts();
    this.#stream = this.api.follow({
      table: batched((update) => this.#receive(update)),
      chat: (line) => this.#addChat(line),
      presence: (present) => this.#setPresence(present),
      connection: (connection) => this.#setConnection(connection),
    }, seat);
    this.#listeners.redraw();
  }

  /** A viewer who plays will need drafts. */
  #prepareDrafts() {
    const { yours, phase, edition } = this.table;
    if (this.#isPreparing || !this.game || yours.length === 0 || phase !== 'playing') return;
    this.#isPreparing = true;
    prepareDrafts(edition);
  }

  /** Tries a draft in the page, or on the server where the page cannot. @param {number} ply @param {string[]} actions @param {string} [seat] */
  async #attempt(ply, actions, seat) {
    const { game } = this;
    const isKnown = game?.ply === ply && game.seat === seat;
    const here = isKnown ? await draftHere(this.table.edition, game, actions) : undefined;
    return here ?? this.api.attempt(ply, actions, seat);
  }

  /**
   * Plays the viewer's actions. The response, also a refusal with the current game, goes the same way as an event of the stream.
   * @param {number} ply @param {string[]} actions @param {string} [seat]
   */
  async #play(ply, actions, seat) {
    try {
      await this.#receiveGame(await this.api.play(ply, actions, seat));
    } catch (error) {
      if (error instanceof ApiError && error.game) await this.#receiveGame(error.game);
      throw error;
    }
  }

  /** A response has no table. It is skipped where the stream was faster or the seat has changed since. @param {Game} game */
  #receiveGame(game) {
    return this.#updates.run((isCurrent) => {
      const isNew = this.game !== null && game.seat === this.seat && game.ply > this.game.ply;
      return isNew && this.#apply(reuseEqual(this.state, withGame(this.state, game)), isCurrent);
    });
  }

  /** @param {TableResponse} update from the stream */
  #receive(update) {
    return this.#updates.run((isCurrent) => this.#apply(reuseEqual(this.state, update), isCurrent));
  }

  /** The only place where the state of the game changes, by an event of the stream or by a response. @param {TableResponse} update @param {() => boolean} isCurrent */
  async #apply(update, isCurrent) {
    if (isOutdated(update, this.state)) return;
    const first = preferredSeat(update);
    if (first !== undefined && this.#namedSeat === undefined) {
      await retry(() => this.switchSeat(first), isCurrent);
      return;
    }
    const fresh = await this.#newNotices(update);
    if (!isCurrent()) return;
    const before = this.state;
    this.state = update;
    this.receivedAt = performance.now();
    if (fresh.length > 0) this.notices = this.notices.concat(fresh);
    this.draft.update(update.game);
    this.#prepareDrafts();
    if (fresh.length > 0) this.#listeners.happened(fresh, before);
    this.#listeners.redraw();
  }

  /** Notices that are not known yet. Missing ones are requested; where that fails, they come with the next update. @param {TableResponse} update */
  async #newNotices({ game }) {
    const last = this.notices.at(-1)?.ply ?? -1;
    const fresh = (game?.notices ?? []).filter(({ ply }) => ply > last);
    if (game === null || game.ply <= last || fresh[0]?.ply === last + 1) return fresh;
    const seat = game.seat ?? undefined;
    /** @type {Notice[]} */
    const missing = await retry(() => this.api.notices(last + 1, seat)).catch((error) => {
      ignoreRequestError(error);
      return [];
    });
    return missing.filter(({ ply }) => ply > last);
  }

  /** @param {ChatMessage} line */
  #addChat(line) {
    if (this.chat.some((known) => known.line === line.line && known.room === line.room)) return;
    this.chat = [...this.chat, line];
    this.#listeners.redraw();
  }

  /** @param {Player[]} present */
  #setPresence(present) {
    const seats = this.table.seats.map((seat) => ({ ...seat, present: present.includes(seat.seat) }));
    this.state = { ...this.state, table: { ...this.table, seats } };
    this.#listeners.redraw();
  }

  /** @param {'live' | 'lost'} connection */
  #setConnection(connection) {
    if (connection === 'lost') this.connection = 'lost';
    else if (this.connection === 'lost') this.#showRestored();
    this.#listeners.redraw();
  }

  #showRestored() {
    this.connection = 'restored';
    setTimeout(() => {
      if (this.connection === 'restored') this.connection = 'live';
      this.#listeners.redraw();
    }, RESTORED_MESSAGE);
  }

  /** A refusal or a lost connection is shown above the table; any other error is a bug. @param {unknown} error */
  #failed(error) {
    if (!isRequestError(error)) return fail(error);
    this.refused = error;
    this.#listeners.redraw();
  }
}

/** The state with the game of a response; the stream brings the rest of the table soon after. @param {TableResponse} state @param {Game} game @returns {TableResponse} */
const withGame = ({ table }, game) => ({
  table: { ...table, ply: game.ply, asked: game.asked, phase: game.over ? 'over' : table.phase }, game,
});

/** A response and the stream may overtake each other: an older position of the same seat is outdated. @param {TableResponse} update @param {TableResponse} state */
const isOutdated = ({ game }, { game: known }) => game !== null && known !== null && game.seat === known.seat && game.ply < known.ply;

/**
 * Joins the updates that arrive before the next frame into one, with the notices of all.
 * @param {(update: TableResponse) => void} receive
 */
function batched(receive) {
  /** @type {TableResponse[]} */
  let updates = [];
  const flush = () => {
    const [last, notices] = [/** @type {TableResponse} */ (updates.at(-1)), updates.flatMap(({ game }) => game?.notices ?? [])];
    updates = [];
    receive(last.game ? { ...last, game: { ...last.game, notices } } : last);
  };
  return (/** @type {TableResponse} */ update) => {
    if (updates.push(update) === 1) onNextFrame(flush);
  };
}

/** @param {TableResponse} state */
const editionOf = ({ table }) => loadEdition(table.edition, table.terms.players);

/**
 * The user's seat to see the table from: one that must act, else the first. A user with one seat names none, and before the game no
 * seat is named: the owner may free it, and its stream would end.
 * @param {TableResponse} state
 */
function preferredSeat({ table: { yours, asked }, game }) {
  if (game === null || yours.length < 2) return undefined;
  return yours.find((seat) => asked.includes(seat)) ?? yours[0];
}
