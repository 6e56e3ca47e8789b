/** A table of this browser: the same requests as a table on the server, answered by the module and stored in IndexedDB. */

import { ask, refusal } from './answer.js';
import { rules, thinking } from './engine.js';
import { writeTable } from './storage.js';

/**
 * @import { Game, Player, Seat, Table, Whole } from '../../types/wire.js'
 * @import { StoredSeat, StoredTable } from './storage.js'
 *
 * @typedef {{ seat: Player | null, tell: (update: Whole) => void }} Follower
 */

/** How long a bot thinks about a decision, in milliseconds. */
const THINKING = 300;
/** Bots' moves are at least this far apart while somebody looks, in milliseconds. */
const PAUSE = 50;

export class LocalTable {
  #stored;
  /** @type {Set<Follower>} */
  #followers = new Set();
  #isThinking = false;

  /** @param {StoredTable} stored */
  constructor(stored) {
    this.#stored = stored;
  }

  get stored() { return this.#stored; }
  get #game() { return this.#stored.game; }
  get #people() { return this.#stored.seats.filter(({ person }) => person).map(({ seat }) => seat); }

  /** @param {Player | null} seat @param {number} [from] @param {number} [ply] @returns {Promise<Game>} */
  view(seat, from, ply) {
    return ask(rules, { kind: 'view', game: this.#game, seat, from: from ?? null, ply: ply ?? null });
  }

  /** The table and its game, seen from a seat: the named one, else the one that is asked. @param {Player | null} [seat] @param {number} [from] @returns {Promise<Whole>} */
  async whole(seat, from) {
    const own = seat ?? this.#people.find((one) => this.#stored.asked.includes(one)) ?? this.#people[0] ?? null;
    return { table: tableView(this.#stored), game: await this.view(own, from) };
  }

  /** @param {Player} seat @param {string[]} actions */
  draft(seat, actions) {
    return ask(rules, { kind: 'draft', game: this.#game, seat, actions });
  }

  /** @param {Player} seat @param {string[]} actions */
  hint(seat, actions) {
    return ask(thinking, { kind: 'hint', game: this.#game, seat, actions, millis: THINKING });
  }

  /** Plays actions of a person at ply `ply`. @param {Player} seat @param {string[]} actions @param {number} ply @returns {Promise<Game>} */
  async play(seat, actions, ply) {
    if (ply !== this.#game.entries.length) throw refusal('stale', 'the game has moved on since; reload it');
    await this.#append(await ask(rules, { kind: 'play', game: this.#game, seat, actions }));
    void this.#letBotsPlay();
    return this.view(seat, ply + 1);
  }

  /** @param {number} [to] */
  async undo(to) {
    await this.#append([await ask(rules, { kind: 'undo', game: this.#game, to: to ?? null })]);
    void this.#letBotsPlay();
  }

  /** Hands a seat to a bot, or back to the person. @param {Player} seat @param {StoredSeat['level']} level */
  async setLevel(seat, level) {
    const seats = this.#stored.seats.map((one) => (one.seat === seat ? { ...one, level } : one));
    await this.#store({ ...this.#stored, seats }, this.#game.entries.length);
    void this.#letBotsPlay();
  }

  plies() { return ask(rules, { kind: 'plies', game: this.#game }); }
  /** @returns {Promise<string>} */
  record() { return ask(rules, { kind: 'record', game: this.#game }); }

  /** Follows the table; bots play on while somebody does. @param {Player | null} seat @param {Follower['tell']} tell */
  follow(seat, tell) {
    const follower = { seat, tell };
    this.#followers.add(follower);
    void this.#letBotsPlay();
    return { close: () => { this.#followers.delete(follower); } };
  }

  async #letBotsPlay() {
    if (this.#isThinking) return;
    this.#isThinking = true;
    try {
      while (this.#followers.size > 0 && await this.#letBotPlay()) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    } finally {
      this.#isThinking = false;
    }
  }

  /** Lets the first bot that is asked act; false where none is. */
  async #letBotPlay() {
    const { asked, game: { entries: { length: ply } } } = this.#stored;
    const bot = this.#stored.seats.find(({ seat, level }) => level !== null && asked.includes(seat));
    if (!bot) return false;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    const actions = await ask(thinking, { kind: 'bot', game: this.#game, seat: bot.seat, level: bot.level, seed, millis: THINKING, iterations: null });
    if (ply !== this.#game.entries.length) return true;
    await this.#append(await ask(rules, { kind: 'play', game: this.#game, seat: bot.seat, actions }));
    return true;
  }

  /** @param {string[]} entries */
  async #append(entries) {
    const [before, at] = [this.#game.entries.length, Date.now()];
    const game = { ...this.#game, entries: [...this.#game.entries, ...entries.map((entry) => /** @type {[number, string]} */ ([at, entry]))] };
    const { asked, over } = await ask(rules, { kind: 'view', game, seat: null, from: null, ply: null });
    await this.#store({ ...this.#stored, game, asked, ended: over ? at : null }, before);
  }

  /** Stores first, then tells. @param {StoredTable} next @param {number} before  the number of entries that were stored */
  async #store(next, before) {
    if (!await writeTable(next, before)) throw refusal('stale', 'another tab has played on; reload the page');
    this.#stored = next;
    for (const { seat, tell } of this.#followers) tell(await this.whole(seat, before + 1));
  }
}

/** @param {StoredTable} stored @returns {Table} */
export function tableView({ id, created, ended, variants, seats, asked, game: { entries: { length: ply } } }) {
  return {
    id, phase: ended === null ? 'playing' : 'over', owner: '', edition: 'local', origin: null, next: null, created, ended, version: ply, ply, asked,
    terms: { players: seats.length, variants, pace: { kind: 'free' }, undo: 'consent', access: 'invitation', hints: true },
    seats: seats.map(seatView), yours: seats.filter(({ person }) => person).map(({ seat }) => seat), proposal: null,
  };
}

/** @param {StoredSeat} seat @returns {Seat} */
const seatView = ({ seat, person, level }) => ({ seat, kind: kindOf(person, level), user: null, name: null, level, ready: true, present: person, left: null });

/** @param {boolean} person @param {StoredSeat['level']} level @returns {Seat['kind']} */
function kindOf(person, level) {
  if (level === null) return 'person';
  return person ? 'stand-in' : 'bot';
}
