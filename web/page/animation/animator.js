/** Animates notices. It changes only how the table gets to the new state, never the state, and can be skipped at any time. */

import { isRequestError, rethrowFetchError } from '../api/errors.js';
import { memo } from '../lib/memo.js';
import { onNextFrame } from '../lib/next-frame.js';
import { ASKED_LIMIT, IDLE_LIMIT, sceneDurations } from './pace.js';
import { addToScoring, scoreboard } from './scoreboard.js';
import { animationSpeed } from '../state/settings.js';
import { fail } from '../state/failure.js';
import { playerName } from '../i18n/names.js';
import { scenes } from './scenes.js';
import { language } from '../i18n/messages.js';

/**
 * @import { Event, Notice, Player, View } from '../../types/wire.js'
 * @import { NamedSeat } from '../i18n/names.js'
 * @import { Scene } from './scenes.js'
 * @import { Scoring } from './scoreboard.js'
 *
 * @typedef {{ posted: Scoring, players: Player[], seats: NamedSeat[] }} Sheet
 */

/** How long the scoreboard stays open, in milliseconds. */
const SCOREBOARD_TIME = 12_000;

const isNarrow = matchMedia('(max-width: 40rem)');

export class Animator {
  /** @type {Scene[]} */
  #queue = [];
  /** The view of the current scene. @type {View | null} */
  #shown = null;
  /** Loaded with the first animation. @type {ReturnType<typeof import('./stage.js').stage> | null} */
  #stage = null;
  /** @type {Scoring | null} */
  #scoring = null;
  /** The scoring as it is shown, one frame after the board. @type {Scoring | null} */
  #posted = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** The round of a general scoring. @type {number | null} */
  #round = null;
  #isRunning = false;
  /** Does the viewer have an open question? Then the animation is short. */
  #isUrgent = false;
  #deadline = 0;
  #redraw;
  #patience;
  #readingTime;

  /**
   * @param {() => void} redraw
   * @param {{ patience?: number, readingTime?: number }} [times]  the longest animation before an open question, and how long the scoreboard stays, in milliseconds
   */
  constructor(redraw, { patience = ASKED_LIMIT, readingTime = SCOREBOARD_TIME } = {}) {
    this.#redraw = redraw;
    this.#patience = patience;
    this.#readingTime = readingTime;
    document.addEventListener('keydown', this.#onKey);
    document.addEventListener('pointerdown', this.#onPress, true);
  }

  /** The view to draw while something moves. */
  get view() {
    return this.#isRunning ? this.#shown : null;
  }

  close() {
    document.removeEventListener('keydown', this.#onKey);
    document.removeEventListener('pointerdown', this.#onPress, true);
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#stage?.close();
  }

  /** @param {Notice[]} notices @param {{ before: View | null | undefined, after: View | null | undefined }} views  what the table showed, and its new view */
  animate(notices, { before, after }) {
    const events = notices.flatMap((notice) => notice.events ?? []);
    if (animationSpeed() === 0 || document.hidden || !before || notices.some(({ undo }) => undo)) {
      this.finish();
      return this.#score(events, generalRound(before));
    }
    this.#round = generalRound(before);
    const start = this.#isRunning ? this.#queue.at(-1)?.landed ?? this.#shown ?? before : before;
    this.#queue.push(...scenes(notices, start, after?.own?.player));
    this.#setDeadline(Boolean(after?.decision), events);
    if (!this.#isRunning) this.#run(before).catch((error) => this.#failed(error));
  }

  /** Jumps to the end of all animations. */
  finish() {
    if (!this.#isRunning) return;
    this.#queue.forEach(({ events }) => this.#score(events));
    this.#queue = [];
    this.#stage?.end();
  }

  /** The latest scoring, until it is closed. @param {Player[]} players @param {NamedSeat[]} seats */
  scoreboard(players, seats) {
    return this.#posted && this.#posted.rows.size > 0 && this.#sheet({ posted: this.#posted, players, seats });
  }

  closeScoreboard = () => {
    clearTimeout(this.#timer);
    this.#scoring = null;
    this.#post();
  };

  #sheet = memo((/** @type {Sheet} */ { posted, players, seats }) => scoreboard(posted, players, seats, this.closeScoreboard),
    ({ posted, players, seats }) => [posted, players, players.map((player) => playerName(seats, player)).join(), language.get()]);

  /** An open question never waits longer because more happens. @param {boolean} isAsked @param {Event[]} events */
  #setDeadline(isAsked, events) {
    const limit = performance.now() + longest(isAsked ? this.#patience : IDLE_LIMIT, events) / animationSpeed();
    if (!(this.#isRunning && this.#isUrgent && isAsked)) this.#deadline = limit;
    this.#isUrgent = isAsked;
  }

  /** @param {View} before */
  async #run(before) {
    [this.#isRunning, this.#shown] = [true, before];
    this.#stage ??= (await import('./stage.js').catch(rethrowFetchError)).stage();
    for (let scene = this.#queue[0]; scene; scene = this.#queue[0]) {
      const left = Math.max(0, this.#deadline - performance.now());
      const [time] = sceneDurations(this.#queue.map((one) => one.time / animationSpeed()), left);
      this.#queue.shift();
      if (time > 0) await this.#play(scene, time);
      this.#score(scene.events);
      this.#shown = scene.landed;
    }
    this.#rest();
  }

  /** @param {Scene} scene @param {number} time */
  async #play(scene, time) {
    this.#shown = scene.lifted;
    this.#redraw();
    await nextDraw();
    await this.#stage?.play(scene, time);
  }

  #rest() {
    [this.#isRunning, this.#isUrgent, this.#shown, this.#queue] = [false, false, null, []];
    this.#redraw();
  }

  /** The table shows its real state again. @param {unknown} error */
  #failed(error) {
    this.#rest();
    if (!isRequestError(error)) fail(error);
  }

  /** @param {Event[]} events @param {number | null} [round]  of a general scoring */
  #score(events, round = this.#round) {
    const before = this.#scoring ?? (round === null ? null : { round, rows: new Map() });
    const now = events.reduce(addToScoring, before);
    if (now === before) return;
    this.#scoring = now;
    if (now?.rows === before?.rows) return;
    clearTimeout(this.#timer);
    if (now?.rows.size) this.#timer = setTimeout(this.closeScoreboard, this.#readingTime);
    onNextFrame(() => this.#post());
  }

  #post() {
    this.#posted = this.#scoring;
    this.#redraw();
  }

  #onKey = (/** @type {KeyboardEvent} */ event) => {
    const isUnused = event.target === document.body || event.target === document.querySelector('main');
    if (event.key === 'Escape' || (event.key === ' ' && isUnused)) this.finish();
  };

  /** On a phone the scoreboard covers the board: a tap elsewhere closes it. */
  #onPress = (/** @type {PointerEvent} */ event) => {
    const isOnScoreboard = event.target instanceof Element && event.target.closest('.scoreboard') !== null;
    if (!this.#isRunning && this.#scoring && !isOnScoreboard && isNarrow.matches) this.closeScoreboard();
    this.finish();
  };
}

/** A general scoring may last longer. @param {number} limit @param {Event[]} events */
const longest = (limit, events) => (limit < IDLE_LIMIT && events.some(({ event }) => event === 'castillo-opened') ? 2 * limit : limit);

/** The round of a general scoring: points are scored outside of turns only there. @param {View | null | undefined} view @returns {number | null} */
const generalRound = (view) => (view && view.turn === null ? view.round : null);

/** The page draws itself in the next microtask. */
const nextDraw = () => new Promise((resolve) => setTimeout(resolve));
