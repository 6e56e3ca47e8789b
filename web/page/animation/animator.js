/** Shows notices as scenes at the page's own pace. It changes only how the table gets to the new state, never the state. */

import { isRequestError, rethrowFetchError } from '../api/errors.js';
import { animationSpeed, sound } from '../state/settings.js';
import { fail } from '../state/failure.js';

/**
 * @import { Event, Notice, Player, View } from '../../types/wire.js'
 * @import { NamedSeat } from '../i18n/names.js'
 * @import { Narration } from './narration.js'
 * @import { Scene } from './scenes.js'
 *
 * @typedef {typeof import('./show.js')} Show  what only animations need; loaded with the first one
 * @typedef {object} Replay
 * @property {Notice[]} notices
 * @property {View} before  the view before the first of them
 * @property {Set<Event>} events  those to be shown
 */

/** @typedef {'idle' | 'live' | 'replay' | 'still'} Mode  `still`: the end of a replay, without movement, until it is closed */

export class Animator {
  /** The events that are not yet shown; `null` where none wait. @type {Set<Event> | null} */
  pending = null;
  /** Is the end-of-game picture open? */
  isFinale = false;

  /** @type {Mode} */
  #mode = 'idle';
  /** Notices that are not yet scenes. @type {Notice[]} */
  #notices = [];
  /** @type {Scene[]} */
  #scenes = [];
  /** The view of the current scene. @type {View | null} */
  #shown = null;
  /** The view that a still replay is compared with. @type {View | undefined} */
  #base;
  /** @type {Narration | null} */
  #narration = null;
  /** The viewer. @type {Player | undefined} */
  #me;
  /** @type {Show | null} */
  #show = null;
  /** @type {ReturnType<Show['stage']> | null} */
  #stage = null;
  /** Ends the pause of the current scene. */
  #release = () => {};
  #isSkipping = false;
  /** Incremented to stop an older run. */
  #run = 0;
  #redraw;

  /** @param {() => void} redraw */
  constructor(redraw) {
    this.#redraw = redraw;
    document.addEventListener('keydown', this.#onKey, true);
    document.addEventListener('click', this.#onClick, true);
  }

  /** Is something shown instead of the current state? Then the question waits. */
  get isShowing() { return this.#mode !== 'idle'; }
  /** The view to draw in place of the current one. */
  get view() { return this.isShowing ? this.#shown : null; }
  /** The view that the drawn one is compared with; differences are marked. */
  get base() { return this.#mode === 'still' ? this.#base : undefined; }

  close() {
    document.removeEventListener('keydown', this.#onKey, true);
    document.removeEventListener('click', this.#onClick, true);
    this.#end();
    this.#stage?.close();
  }

  /** @param {Notice[]} notices @param {{ before: View | null | undefined, after: View | null | undefined }} views  what the table showed, and its new view */
  animate(notices, { before, after }) {
    if (this.#mode !== 'live') this.#end();
    if (animationSpeed() === 0 || document.hidden || !before || notices.some(({ undo }) => undo !== undefined)) return this.#jump(notices, before);
    this.#me = after?.own?.player;
    this.#notices.push(...notices);
    if (this.#mode === 'live') return this.#updatePending();
    if (this.#show && !this.#hasNews(this.#show, before)) return this.#skipKnown(before);
    this.#start('live', before);
  }

  /** Replays earlier notices. Where animations are off, the end is shown until the viewer closes it. @param {Replay} replay */
  async replay({ notices, before, events }) {
    this.#end();
    const run = this.#run;
    const show = await this.#load();
    if (!show || run !== this.#run) return;
    const all = show.scenes(notices, before).map((scene) => (scene.events.some((event) => events.has(event)) ? scene : { ...scene, time: 0 }));
    const scenes = all.slice(0, all.findLastIndex(({ time }) => time > 0) + 1);
    this.#narration = null;
    if (animationSpeed() === 0) return this.#showStill(show, scenes, before);
    this.#scenes = scenes;
    this.#start('replay', before);
  }

  /** Goes on to the next scene. */
  step = () => {
    this.#stage?.end();
    this.#release();
  };

  /** Goes on to the end of all scenes, or closes a replay. */
  finish = () => {
    if (this.#mode !== 'live') return this.#end();
    this.#isSkipping = true;
    this.step();
  };

  /** Closes the scoreboard. */
  forget() {
    this.#narration = null;
  }

  closeFinale = () => {
    this.isFinale = false;
    this.#redraw();
  };

  /** What happened so far, with the buttons to go on. @param {Player[]} players @param {NamedSeat[]} seats */
  panel(players, seats) {
    if (!this.isShowing || !this.#show || !this.#narration) return null;
    const isReplay = this.#mode !== 'live';
    return this.#show.scenePanel({ narration: this.#narration, isReplay, players, seats, redraw: this.#redraw, step: this.#mode === 'still' ? null : this.step, finish: this.finish });
  }

  /** The points of the latest scoring. @param {Player[]} players @param {NamedSeat[]} seats */
  scoreboard(players, seats) {
    return !this.isShowing && this.#show && this.#narration && this.#narration.scoring.size > 0 && this.#show.scoreboard(this.#narration.scoring, players, seats);
  }

  /** The end of the game. @param {Parameters<Show['finale']>[0]} result */
  finale(result) {
    return this.isFinale && !this.isShowing && this.#show?.finale(result, this.closeFinale);
  }

  /** Updates narration and scoreboard without an animation. @param {Notice[]} notices @param {View | null | undefined} before */
  async #jump(notices, before) {
    const isOver = notices.some(({ events }) => events.some(({ event }) => event === 'game-over'));
    this.#end();
    this.#narration = null;
    if (!before || !(isOver || notices.some(hasScored))) return;
    const show = await this.#load();
    if (!show || this.isShowing) return;
    this.#narration = show.scenes(notices, before).reduce(show.narrate, /** @type {Narration | null} */ (null));
    this.isFinale ||= isOver;
    this.#redraw();
  }

  /** @param {Show} show @param {View} before */
  #hasNews = (show, before) => show.scenes(this.#notices, before, this.#me).some(({ time }) => time > 0);

  /** Skips notices that the viewer has already seen in the draft. @param {View} before */
  #skipKnown(before) {
    this.#narration = this.#show?.scenes(this.#notices.splice(0), before, this.#me).reduce(this.#show.narrate, this.#narration) ?? null;
  }

  /** @param {'live' | 'replay'} mode @param {View} before */
  #start(mode, before) {
    [this.#mode, this.#shown] = [mode, before];
    this.#updatePending();
    this.#play().catch((error) => this.#failed(error));
  }

  async #play() {
    const run = this.#run;
    const show = await this.#load();
    for (let scene = show && this.#next(show); scene && run === this.#run; scene = this.#next(/** @type {Show} */ (show))) await this.#showScene(/** @type {Show} */ (show), scene);
    if (run !== this.#run) return;
    if (this.#mode === 'replay') await this.#pause(/** @type {Show} */ (show).LAST_HOLD);
    if (run === this.#run) this.#end();
  }

  /** The next scene. Notices that have arrived since then follow the scenes that wait. @param {Show} show */
  #next(show) {
    const last = this.#scenes.at(-1)?.landed ?? this.#shown;
    if (this.#notices.length > 0 && last) this.#scenes.push(...show.scenes(this.#notices.splice(0), last, this.#me));
    this.#scenes = show.withinBacklog(this.#scenes);
    return this.#scenes.shift();
  }

  /** A replay shows what the viewer has already seen. */
  #updatePending() {
    this.pending = this.#mode === 'live' ? new Set([...this.#scenes, ...this.#notices].flatMap(({ events }) => events)) : null;
  }

  /** @param {Show} show @param {Scene} scene */
  async #showScene(show, scene) {
    this.#narration = show.narrate(this.#narration, scene);
    this.#updatePending();
    if (scene.time > 0 && !this.#isSkipping) await this.#move(show, scene, scene.time / (animationSpeed() || 1));
    this.#shown = scene.landed;
    if (this.#mode === 'live' && scene.kind === 'game-over') this.isFinale = true;
  }

  /** @param {Show} show @param {Scene} scene @param {number} time */
  async #move(show, scene, time) {
    this.#shown = scene.lifted;
    this.#redraw();
    await nextDraw();
    if (sound.get()) show.playSceneSound(scene);
    this.#stage ??= show.stage();
    const paused = this.#pause(time);
    await this.#stage.play(scene, time * show.MOVING);
    if (this.isShowing && !this.#isSkipping) this.#shown = scene.landed;
    this.#redraw();
    await paused;
  }

  /** @param {number} time */
  #pause(time) {
    return /** @type {Promise<void>} */ (new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#release = () => {
        clearTimeout(timer);
        resolve();
      };
      if (this.#isSkipping) this.#release();
    }));
  }

  /** @param {Show} show @param {Scene[]} scenes @param {View} before */
  #showStill(show, scenes, before) {
    this.#narration = scenes.reduce(show.narrate, this.#narration);
    this.#base = scenes[scenes.findIndex(({ time }) => time > 0) - 1]?.landed ?? before;
    [this.#mode, this.#shown] = ['still', scenes.at(-1)?.landed ?? before];
    this.#redraw();
  }

  /** Ends the animation: the table shows the current state again. */
  #end() {
    const wasShowing = this.isShowing;
    this.#run += 1;
    [this.#mode, this.#shown, this.#scenes, this.#notices, this.#isSkipping, this.pending] = ['idle', null, [], [], false, null];
    this.step();
    if (wasShowing) this.#redraw();
  }

  /** If the modules cannot be loaded, nothing is animated: the table shows the current state. @returns {Promise<Show | null>} */
  async #load() {
    try {
      this.#show ??= await import('./show.js').catch(rethrowFetchError);
      await this.#show.ready;
      return this.#show;
    } catch (error) {
      this.#failed(error);
      return null;
    }
  }

  /** @param {unknown} error */
  #failed(error) {
    this.#end();
    if (!isRequestError(error)) fail(error);
  }

  #onKey = (/** @type {KeyboardEvent} */ event) => {
    if (!this.isShowing || event.ctrlKey || event.altKey || event.metaKey) return;
    const isStep = (event.key === ' ' || event.key === 'ArrowRight') && !isWithin(event.target, 'button, a, summary, [role=button], [tabindex="0"]');
    const act = event.key === 'Escape' ? this.finish : isStep ? this.step : undefined;
    if (!act || isWithin(event.target, 'input, textarea, select, dialog')) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  /** A click on the board continues with the next scene. */
  #onClick = (/** @type {MouseEvent} */ event) => {
    if (!this.isShowing || !(event.target instanceof Element) || event.target.closest('#board') === null) return;
    event.stopPropagation();
    if (this.#mode === 'still') this.finish();
    else this.step();
  };
}

/** @param {Notice} notice */
const hasScored = ({ events }) => events.some(({ event }) => event === 'scored');

/** @param {EventTarget | null} target @param {string} selector */
const isWithin = (target, selector) => target instanceof Element && target.closest(selector) !== null;

/** Resolves after the page was rendered, which happens in the next microtask. */
const nextDraw = () => new Promise((resolve) => setTimeout(resolve));
