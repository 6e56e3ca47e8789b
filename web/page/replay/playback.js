/** The state of a replay: ply, seat, automatic playback. It renders nothing. */

import { ignoreRequestError, isRequestError } from '../api/errors.js';
import { historyApi } from '../api/history.js';
import { animationSpeed } from '../state/settings.js';
import { errorText } from '../components/error-text.js';
import { nearestStop, stepTarget, stops, timelineMarks } from './timeline.js';

/**
 * @import { Game, Notice, Player, PlySummary, Table } from '../../types/wire.js'
 * @import { Step } from './timeline.js'
 *
 * @typedef {Player | ''} Viewer  empty for a spectator
 */

/** The pause before automatic playback begins, and between its steps at normal speed, in milliseconds. */
const [FIRST_PAUSE, PAUSE] = [900, 1100];

export class Playback {
  withUndone = false;
  isPlaying = false;
  /** Why the position could not be loaded; empty if it could. */
  failed = '';

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Promise<void> | undefined} */
  #loading;
  #api;
  #changed;

  /**
   * Use `Playback.open`.
   * @param {{ table: Table, game: Game, plies: PlySummary[], notices: Notice[], seat: Viewer }} loaded
   * @param {(ply: number, seat: Viewer) => void} changed
   */
  constructor({ table, game, plies, notices, seat }, changed) {
    this.#api = historyApi(table.id);
    this.#changed = changed;
    this.id = table.id;
    this.table = table;
    this.plies = plies;
    this.notices = notices;
    this.seat = seat;
    this.view = game.view;
    this.ply = game.ply;
    this.stops = stops(plies);
    this.marks = timelineMarks(plies, game.view.rounds.scorings);
  }

  /** @param {Table} table @param {Game} game @param {number | undefined} ply  the last one if undefined @param {(ply: number, seat: Viewer) => void} changed */
  static async open(table, game, ply, changed) {
    const api = historyApi(table.id);
    const seat = game.seat ?? '';
    const [plies, notices] = await Promise.all([api.plies(), api.notices(seat)]);
    const playback = new Playback({ table, game, plies, notices, seat }, changed);
    await playback.go(ply === undefined ? playback.stops.at(-1) ?? 0 : Math.max(0, Math.min(ply, game.ply)));
    return playback;
  }

  close() {
    clearTimeout(this.#timer);
  }

  /** While the position loads, further steps only change the goal. @param {number} ply */
  go(ply) {
    this.ply = ply;
    this.#notify();
    this.#loading ??= this.#load().finally(() => { this.#loading = undefined; });
    return this.#loading;
  }

  /** @param {Step} step */
  step(step) {
    return this.go(stepTarget(this.plies, this.stops, this.ply, step));
  }

  /** @param {boolean} on */
  play(on) {
    clearTimeout(this.#timer);
    this.isPlaying = on;
    if (on && this.ply === this.stops.at(-1)) this.go(this.stops[0]);
    if (on) this.#timer = setTimeout(() => this.#playOn(), FIRST_PAUSE);
    this.#notify();
  }

  /** @param {Viewer} seat */
  async switchSeat(seat) {
    this.seat = seat;
    this.notices = await this.#api.notices(seat);
    await this.go(this.ply);
  }

  /** @param {boolean} on */
  showUndone(on) {
    this.withUndone = on;
    this.stops = stops(this.plies, on);
    return this.go(nearestStop(this.stops, this.ply));
  }

  #notify() {
    this.#changed(this.ply, this.seat);
  }

  async #load() {
    for (let [ply, seat] = [-1, '']; ply !== this.ply || seat !== this.seat;) {
      [ply, seat] = [this.ply, this.seat];
      try {
        this.view = (await this.#api.position(ply, seat)).view;
        this.failed = '';
      } catch (error) {
        if (!isRequestError(error)) throw error;
        [this.failed, this.isPlaying] = [errorText(error), false];
      }
      this.#notify();
    }
    this.#api.position(stepTarget(this.plies, this.stops, this.ply, 'on'), this.seat).catch(ignoreRequestError);
  }

  async #playOn() {
    await this.step('on');
    if (!this.isPlaying) return;
    if (this.ply === this.stops.at(-1)) return this.play(false);
    this.#timer = setTimeout(() => this.#playOn(), PAUSE / (animationSpeed() || 1));
  }
}
