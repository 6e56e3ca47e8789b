/** A table on this device: it answers what a table on the server answers. The module has the rules, IndexedDB the games. */

import { ApiError, isRequestError } from '../api/errors.js';
import { rulesWorker } from '../engine/rules-worker.js';
import { ask, refusal, think } from './engine.js';
import { readTable, writeTable } from './storage.js';
import { hasAnswers, tableView } from './table-view.js';

/**
 * @import { Presets, Game, Hint, Draft, Level, PlySummary, Player, TableResponse } from '../../types/wire.js'
 * @import { EngineWorker } from '../engine/engine-worker.js'
 * @import { StoredSeat, StoredTable } from './storage.js'
 *
 * @typedef {{ seat: Player | null, tell: (update: TableResponse) => void }} Follower
 */

/** How long a bot thinks about a decision, in milliseconds, as on a server. */
const THINKING = 300;
/** How much a hint searches, as on a server. */
const HINT_TRIES = 30_000;
/** Moves of bots are at least this far apart, in milliseconds. */
const BOT_PAUSE = 50;
/** Who plays for a person who has left the seat. */
const STAND_IN = /** @type {Level} */ ('caballero');

/** Tells other tabs which table has changed. */
const changes = new BroadcastChannel('elgrande-tables');

export class LocalTable {
  #stored;
  /** The game in the worker that has it. @type {{ worker: EngineWorker, game: Promise<number> } | undefined} */
  #opened;
  /** @type {Set<Follower>} */
  #followers = new Set();
  /** Changes and views come one after the other. @type {Promise<unknown>} */
  #last = Promise.resolve();
  #botsPlay = false;

  /** @param {StoredTable} stored */
  constructor(stored) {
    this.#stored = stored;
    changes.addEventListener('message', ({ data }) => data === this.id && this.#run(() => this.#reload()).catch(logged));
  }

  get id() { return this.#stored.id; }
  get stored() { return this.#stored; }

  /** The seat to look from where none is named: an own one, first one that is asked. */
  get #ownSeat() {
    const { seats, asked } = this.#stored;
    const own = seats.filter((one) => one.own).map((one) => one.seat);
    return own.find((one) => asked.includes(one)) ?? own[0] ?? null;
  }

  /** The table and its game, seen from a seat: the named one, else the user's own that is asked. @param {Player | null} seat @param {number} [from] @returns {Promise<TableResponse>} */
  whole(seat, from) {
    return this.#run(() => this.#whole(seat, from));
  }

  /** @param {Player | null} seat @param {number} [from] @param {number} [ply] @returns {Promise<Game>} */
  view(seat, from, ply) {
    return this.#run(() => this.#view(seat ?? this.#ownSeat, from, ply));
  }

  /** @param {Player} seat @param {string[]} actions @returns {Promise<Draft>} */
  draft(seat, actions) {
    return this.#run(async () => ask({ call: 'try', game: await this.#game(), seat, actions }));
  }

  /** @param {Player} seat @param {string[]} actions @returns {Promise<Hint>} */
  hint(seat, actions) {
    return think(this.#stored.game, (game) => ({ call: 'hint', game, seat, actions, tries: HINT_TRIES }));
  }

  /** Plays all of the actions or none; stored before it is confirmed. @param {number} ply @param {Player} seat @param {string[]} actions @returns {Promise<Game>} */
  play(ply, seat, actions) {
    return this.#run(async () => {
      await this.#requirePly(ply, seat);
      /** @type {Game} */
      const view = await ask({ call: 'play', game: await this.#game(), seat, actions, at: Date.now() });
      await this.#storeGame();
      return view;
    });
  }

  /** @param {number} ply @param {number} [to] */
  undo(ply, to) {
    return this.#run(async () => {
      await this.#requirePly(ply, null);
      if (this.#stored.terms.undo === 'never') throw refusal('undo-refused', 'undo is disabled at this table');
      await ask({ call: 'undo', game: await this.#game(), to, at: Date.now() });
      await this.#storeGame();
      return this.#whole(null);
    });
  }

  /** Hands a seat to a bot, or back. @param {Player} seat @param {'person' | 'stand-in'} kind */
  setHolder(seat, kind) {
    return this.#changeSeat(seat, { kind, level: kind === 'person' ? null : STAND_IN });
  }

  /** @param {Player} seat @param {Presets} ahead */
  async preset(seat, ahead) {
    await this.#changeSeat(seat, { ahead });
  }

  /** @param {{ next?: string, uploaded?: string }} change */
  note(change) {
    return this.#run(() => this.#store({ ...this.#stored, ...change }));
  }

  /** @returns {Promise<PlySummary[]>} */
  plies() {
    return this.#run(async () => ask({ call: 'plies', game: await this.#game() }));
  }

  /** @param {number} [ply] @returns {Promise<string>} */
  record(ply) {
    return this.#run(async () => ask({ call: 'record', game: await this.#game(), ply }));
  }

  /** Tells everything that happens from now on. Bots play while somebody follows. @param {Player | null} seat @param {Follower['tell']} tell */
  follow(seat, tell) {
    const follower = { seat, tell };
    this.#followers.add(follower);
    this.#letBotsPlay();
    return { close: () => { this.#followers.delete(follower); } };
  }

  /** It was deleted, or its page is closed: the worker forgets the game. */
  close() {
    this.#followers.clear();
    const opened = this.#opened;
    this.#opened = undefined;
    opened?.game.then((game) => opened.worker.call({ call: 'close-game', game }), () => undefined);
  }

  /** @template T @param {() => Promise<T>} task @returns {Promise<T>} */
  #run(task) {
    const run = this.#last.then(task);
    this.#last = run.catch(() => undefined);
    return run;
  }

  /** The game's number in the current worker. */
  #game() {
    const worker = rulesWorker();
    if (this.#opened?.worker !== worker) this.#opened = { worker, game: ask({ call: 'resume-game', ...this.#stored.game }) };
    const { game } = this.#opened;
    // A failed attempt is not kept; the caller gets the error.
    game.catch(() => (this.#opened = undefined));
    return game;
  }

  /** @param {Player | null} seat @param {number} [from] @param {number} [ply] @returns {Promise<Game>} */
  async #view(seat, from, ply) {
    return ask({ call: 'view', game: await this.#game(), seat: seat ?? undefined, from, ply });
  }

  /** @param {Player | null} seat @param {number} [from] @returns {Promise<TableResponse>} */
  async #whole(seat, from) {
    const game = await this.#view(seat ?? this.#ownSeat, from);
    return { table: tableView(this.#stored), game };
  }

  /** A request that was made for an older position is refused, with the current one. @param {number} ply @param {Player | null} seat */
  async #requirePly(ply, seat) {
    if (ply !== this.#stored.game.entries.length) throw await this.#stale(seat);
  }

  /** @param {Player | null} seat */
  async #stale(seat) {
    const { game } = await this.#whole(seat);
    return new ApiError({ code: 'stale', message: 'the game has moved on since' }, 409, game ?? undefined);
  }

  /** @param {Player} seat @param {Partial<StoredSeat>} change */
  #changeSeat(seat, change) {
    return this.#run(async () => {
      const seats = this.#stored.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one));
      await this.#store({ ...this.#stored, seats });
      return this.#whole(seat);
    });
  }

  /** Stores what the worker has played. If that fails, the worker's game is not the stored one, and it is opened again. */
  async #storeGame() {
    const { game, ended } = this.#stored;
    const number = await this.#game();
    try {
      /** @type {{ entries: [number, string][] }} */
      const { entries } = await ask({ call: 'log', game: number, from: game.entries.length });
      /** @type {Game} */
      const { view, asked, over } = await ask({ call: 'view', game: number });
      const progress = { round: view.round, last: view.rounds.last, turn: view.turn, places: view.standing.places };
      await this.#store({ ...this.#stored, game: { ...game, entries: [...game.entries, ...entries] }, asked, progress, ended: over ? ended ?? Date.now() : null });
    } catch (error) {
      this.#opened = undefined;
      throw error;
    }
  }

  /** Stores the table, then notifies followers and other tabs. If another tab was first, its state is loaded. @param {StoredTable} next */
  async #store(next) {
    const { version, game } = this.#stored;
    const stored = { ...next, version: version + 1 };
    if (!(await writeTable(stored, version))) {
      await this.#reload();
      throw await this.#stale(null);
    }
    this.#stored = stored;
    changes.postMessage(this.id);
    await this.#tell(game.entries.length + 1);
  }

  /** Takes over what another tab has stored. */
  async #reload() {
    const [known, stored] = [this.#stored, await readTable(this.id)];
    if (!stored) throw refusal('not-found', 'the game was deleted', 404);
    if (stored.version === known.version) return;
    [this.#stored, this.#opened] = [stored, undefined];
    await this.#tell(known.game.entries.length + 1);
  }

  /** @param {number} from  the first ply that followers do not know */
  async #tell(from) {
    for (const { seat, tell } of this.#followers) tell(await this.#whole(seat, from));
    this.#letBotsPlay();
  }

  async #letBotsPlay() {
    if (this.#botsPlay) return;
    this.#botsPlay = true;
    try {
      while (this.#followers.size > 0 && (await this.#playNext())) await new Promise((resolve) => setTimeout(resolve, BOT_PAUSE));
    } catch (error) {
      // The game waits until something else happens at the table. The page shows what it asks itself.
      logged(error);
      return;
    } finally {
      this.#botsPlay = false;
    }
    if (this.#followers.size > 0 && this.#bot()) this.#letBotsPlay();
  }

  /** Plays a preset answer or the turn of a bot; false if a person must decide. */
  async #playNext() {
    const ply = this.#stored.game.entries.length;
    const [preset, bot] = [await this.#presetAnswer(), this.#bot()];
    if (!preset && !bot) return false;
    const { seat, actions } = preset ?? { seat: /** @type {StoredSeat} */ (bot).seat, actions: await this.#thought(/** @type {StoredSeat} */ (bot)) };
    // Something else may have happened meanwhile; then it is decided again.
    if (ply === this.#stored.game.entries.length) await this.play(ply, seat, actions).catch(ignoreStale);
    return true;
  }

  /** The seat of a bot that must decide. */
  #bot() {
    return this.#stored.seats.find(({ seat, kind }) => kind !== 'person' && this.#stored.asked.includes(seat));
  }

  async #presetAnswer() {
    for (const { seat, kind, ahead } of this.#stored.seats) {
      if (kind !== 'person' || !hasAnswers(ahead) || !this.#stored.asked.includes(seat)) continue;
      /** @type {string | null} */
      const action = await this.#run(async () => ask({ call: 'preset', game: await this.#game(), seat, answers: ahead }));
      if (action !== null) return { seat, actions: [action] };
    }
    return null;
  }

  /** What a bot plays. If its search fails, it plays at random: a game must not hang. @param {StoredSeat} bot @returns {Promise<string[]>} */
  async #thought({ seat, level }) {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    const call = (/** @type {Level} */ chosen) => (/** @type {number} */ game) => /** @type {const} */ ({ call: 'bot', game, seat, level: chosen, seed, millis: THINKING });
    try {
      return await think(this.#stored.game, call(level ?? STAND_IN));
    } catch (error) {
      logged(error);
      return think(this.#stored.game, call('random'));
    }
  }
}

/** Logs a failed request of background work; any other error is a bug and is thrown again. @param {unknown} error */
function logged(error) {
  if (!isRequestError(error)) throw error;
  console.warn(error);
}

/** @param {unknown} error */
function ignoreStale(error) {
  if (!(error instanceof ApiError) || error.code !== 'stale') throw error;
}
