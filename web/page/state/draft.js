/** What the viewer has decided and not yet sent. It knows no rules: the engine tries every change, in the page's worker or on the server. */

import { ApiError, ignoreRequestError, NetworkError } from '../api/errors.js';
import { hasSecret, verbOf } from './actions.js';
import { attemptCache } from './attempts.js';
import { fail } from './failure.js';
import { quickSend } from './settings.js';
import { taskQueue } from './task-queue.js';

/**
 * @import { Draft as Attempt, Game, Question, Tile, View } from '../../types/wire.js'
 *
 * @typedef {{ code: string, message: string, rule?: string, action?: string, key?: string }} Refusal
 * @typedef {{ place?: string, region?: string, tile?: Tile, count?: number }} Picked  a choice that is not part of the draft yet: the
 *   caballero to move, a region to choose from, a tile to move, how many to take
 *
 * @typedef {object} DraftApi
 * @property {(ply: number, actions: string[], seat?: string) => Promise<Attempt>} attempt
 * @property {(ply: number, actions: string[], seat?: string) => Promise<unknown>} play  hands the game of its response to `update`,
 *   also when the response is a refusal, before it settles
 *
 * @typedef {object} DraftOptions
 * @property {(attempt: Attempt) => boolean} [autoSend]  is a finished answer sent at once, unless it is secret?
 * @property {(error: unknown) => void} [failed]  handles an error that is not a refusal and not a lost connection
 */

/** Actions that can answer the same question repeatedly: clicks on them may come before the previous one was tried. */
const REPEATABLE = new Set(['place', 'fetch', 'move', 'return']);

export class Draft {
  /** The game that the draft is based on. @type {Game | null} */
  base = null;
  /** @type {string[]} */
  actions = [];
  /** Why the last change was refused. @type {Refusal | null} */
  refused = null;
  /** @type {Picked | null} */
  picked = null;
  sending = false;
  /** Was a draft dropped because the game went on? */
  dropped = false;

  #api;
  #redraw;
  #autoSend;
  #queue;
  #attempts;
  /** A game that arrived while the draft was being sent. @type {Game | null | undefined} */
  #arrived;

  /** @param {DraftApi} api @param {() => void} redraw @param {DraftOptions} [options] */
  constructor(api, redraw, { autoSend = () => quickSend.get(), failed = fail } = {}) {
    this.#api = api;
    this.#redraw = redraw;
    this.#autoSend = autoSend;
    this.#queue = taskQueue(redraw, (error) => this.#refuse(error) || failed(error));
    this.#attempts = attemptCache((actions) => api.attempt(this.base?.ply ?? 0, actions, this.#seat), redraw);
  }

  /** The latest view that may be shown: an action that would reveal something hidden has none. @returns {View | null} */
  get view() {
    const views = this.actions.map((_, at) => this.#attempts.get(this.actions.slice(0, this.actions.length - at))?.view);
    return views.find(Boolean) ?? this.base?.view ?? null;
  }

  /** @returns {Question | null} */
  get decision() {
    return this.ends ? null : this.view?.decision ?? null;
  }

  /** Does the draft answer everything that can be answered now? */
  get ends() {
    return this.#attempt?.ends ?? false;
  }

  /** Would the last action reveal something hidden? */
  get reveals() {
    return this.#attempt?.view === null;
  }

  /** The question that the last action answers. @returns {Question | null} */
  get lastDecision() {
    return this.actions.length === 0 ? null : this.lastView?.decision ?? null;
  }

  /** The view in which the last action was chosen. @returns {View | null} */
  get lastView() {
    return (this.#attempts.get(this.actions.slice(0, -1)) ?? this.base)?.view ?? null;
  }

  get busy() {
    return this.#queue.busy;
  }

  get #attempt() {
    return this.#attempts.get(this.actions);
  }

  get #seat() {
    return this.base?.seat ?? undefined;
  }

  /** @param {Picked | null} value */
  pick(value) {
    [this.picked, this.refused] = [value, null];
    this.#redraw();
  }

  /** @param {string} action */
  add(action) {
    return this.#add(action, () => {
      const now = this.#attempt;
      return now?.ends && this.#autoSend(now) && !hasSecret(this.actions) && this.#send();
    });
  }

  /** Adds a suggestion; it is never sent automatically. @param {string} action */
  addSuggestion(action) {
    return this.#add(action);
  }

  /** Ends the current question, and sends the draft where that completes it. */
  finish() {
    return this.#add('done', () => this.ends && this.#send());
  }

  /** Gives another answer to the last question. @param {string} action */
  replaceLast(action) {
    return this.#queue.run((isCurrent) => this.#settle([...this.actions.slice(0, -1), action], isCurrent));
  }

  back() {
    return this.#queue.run((isCurrent) => this.#settle(this.actions.slice(0, -1), isCurrent));
  }

  /** Removes the last occurrence of an action, if the rest is legal without it. @param {string} action */
  remove(action) {
    return this.#queue.run((isCurrent) => {
      const at = this.actions.lastIndexOf(action);
      return at >= 0 && this.#settle(this.actions.filter((_, index) => index !== at), isCurrent);
    });
  }

  reset() {
    return this.#queue.run(() => this.#clear());
  }

  send() {
    return this.#queue.run(() => this.#send());
  }

  /** Asks the engine why an action is not legal. @param {string} action */
  explain(action) {
    return this.#queue.run(async () => {
      this.refused = null;
      try {
        await this.#attempts.load([...this.actions, action]);
      } catch (error) {
        if (!this.#refuse(error, action)) throw error;
      }
    });
  }

  /** What further actions would do, once the engine has answered. @param {...string} more @returns {Attempt | undefined} */
  preview(...more) {
    return this.base && !this.ends ? this.#attempts.prefetch([...this.actions, ...more]) : undefined;
  }

  /** Takes over a newer game. A draft that is still legal stays. @param {Game | null} game @returns {Promise<void>} */
  update(game) {
    if (isOlder(game, this.#arrived ?? this.base)) return Promise.resolve();
    const isSame = game?.ply === this.base?.ply && game?.seat === this.base?.seat;
    if (this.sending) {
      this.#arrived = game;
      return Promise.resolve();
    }
    if (!isSame) this.#queue.cancel();
    if (isSame || this.actions.length === 0) {
      if (!isSame) this.#clear();
      this.#setBase(game);
      this.#redraw();
      return Promise.resolve();
    }
    return this.#queue.run((isCurrent) => this.#rebase(game, isCurrent));
  }

  /** Closes the messages about what was refused or dropped. */
  dismiss() {
    [this.refused, this.dropped] = [null, false];
    this.#redraw();
  }

  /** @param {string} action @param {() => unknown} [then] */
  #add(action, then) {
    const { length } = this.actions;
    return this.#queue.run(async (isCurrent) => {
      if (!this.#fits(action, length)) return;
      await this.#settle([...this.actions, action], isCurrent);
      if (isCurrent()) await then?.();
    });
  }

  /** A click answers the question that was shown when it was made. @param {string} action @param {number} length of the draft then */
  #fits(action, length) {
    if (this.ends) return false;
    return this.actions.length === length || (REPEATABLE.has(verbOf(action)) && this.actions.length > length);
  }

  /** Makes these actions the draft, if they are legal. @param {string[]} actions @param {() => boolean} isCurrent */
  async #settle(actions, isCurrent) {
    this.refused = null;
    await this.#attempts.load(actions);
    if (!isCurrent()) return;
    [this.actions, this.picked, this.dropped] = [actions, null, false];
  }

  async #send() {
    if (!this.base || this.actions.length === 0) return;
    this.sending = true;
    this.refused = null;
    let error = null;
    try {
      await this.#api.play(this.base.ply, this.actions, this.#seat);
      this.#clear();
    } catch (thrown) {
      error = thrown;
    }
    const arrived = this.#arrived;
    [this.sending, this.#arrived] = [false, undefined];
    if (error !== null && !this.#refuse(error)) throw error;
    if (arrived !== undefined) await this.#rebase(arrived, () => true);
  }

  /** Continues on a newer game: the draft is tried again where the same kind of question is open. @param {Game | null} game @param {() => boolean} isCurrent */
  async #rebase(game, isCurrent) {
    const { base: before, actions, refused } = this;
    this.#setBase(game);
    const isSameSeat = before?.seat === game?.seat;
    if (isSameSeat && before?.ply === game?.ply) return;
    this.#clear();
    if (!isSameSeat || actions.length === 0) return;
    const kind = game?.view.decision?.kind;
    if (kind && kind === before?.view.decision?.kind) await this.#settle(actions, isCurrent).catch(ignoreRequestError);
    if (!isCurrent()) return;
    this.dropped = this.actions.length === 0;
    if (!this.dropped) this.refused = refused;
  }

  /** @param {Game | null} game */
  #setBase(game) {
    if (game?.ply !== this.base?.ply || game?.seat !== this.base?.seat) this.#attempts.clear();
    this.base = game;
  }

  #clear() {
    [this.actions, this.picked, this.refused, this.dropped] = [[], null, null, false];
  }

  /** Shows a refusal or a lost connection; any other error is not handled here. @param {unknown} error @param {string} [action] */
  #refuse(error, action) {
    if (error instanceof ApiError) this.refused = { code: error.code, message: error.message, rule: error.rule, key: error.key, action };
    else if (error instanceof NetworkError) this.refused = { code: 'unreachable', message: error.message, action };
    else return false;
    return true;
  }
}

/** @param {Game | null} game @param {Game | null} base */
const isOlder = (game, base) => game !== null && base !== null && game.seat === base.seat && game.ply < base.ply;
