/** Notices in motion. It never changes what the table shows in the end, only how it gets there, and ends at once when told to. */

import { PATIENCE, LEISURE, paced } from './pace.js';
import { entered, scoreboard } from './scoring.js';
import { motion } from '../looks.js';
import { scenes } from './scenes.js';
import { stage } from './stage.js';

/** @typedef {import('./scenes.js').Scene} Scene */

/** So long does a scoring stay when nobody puts it away. */
const READ = 12000;

/** @param {() => void} redraw */
export function following(redraw) {
  /** @type {Scene[]} */
  let queue = [];
  /** @type {any} */
  let shown = null;
  /** @type {ReturnType<typeof stage> | null} */
  let place = null;
  /** @type {import('./scoring.js').Scoring | null} */
  let scoring = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let reading;
  let [running, urgent, deadline] = [false, false, 0];

  /**
   * Shows what happened.
   * @param {{ events?: any[], undo?: any }[]} notices
   * @param {{ before: any, after: any }} views  what the table showed, and what it shows now
   */
  function follow(notices, { before, after }) {
    const events = notices.flatMap((notice) => notice.events ?? []);
    if (motion() === 0 || document.hidden || !before || notices.some(({ undo }) => undo)) {
      skip();
      return score(events);
    }
    const asked = Boolean(after?.decision);
    queue.push(...scenes(notices, running ? queue.at(-1)?.landed ?? shown ?? before : before, after?.own?.player));
    const limit = performance.now() + (asked ? PATIENCE : LEISURE) / motion();
    if (!(running && urgent && asked)) deadline = limit;
    urgent = asked;
    if (!running) run(before);
  }

  /** @param {any} before */
  async function run(before) {
    [running, shown] = [true, before];
    place ??= stage();
    while (queue.length > 0) {
      const left = Math.max(0, deadline - performance.now());
      const [time] = paced(queue.map((scene) => scene.time / motion()), left);
      const scene = /** @type {Scene} */ (queue.shift());
      if (time > 0) await play(scene, time);
      score(scene.events);
      shown = scene.landed;
    }
    rest();
  }

  /** @param {Scene} scene @param {number} time */
  async function play(scene, time) {
    shown = scene.lifted;
    redraw();
    await drawn();
    await place?.play(scene, time);
  }

  function rest() {
    [running, urgent, shown, queue] = [false, false, null, []];
    redraw();
  }

  /** Everything is where it was going, now. */
  function skip() {
    if (!running) return;
    queue.forEach(({ events }) => score(events));
    queue = [];
    place?.end();
  }

  /** @param {any[]} events */
  function score(events) {
    const now = events.reduce(entered, scoring);
    if (now === scoring) return;
    scoring = now;
    clearTimeout(reading);
    reading = setTimeout(close, READ);
    redraw();
  }

  function close() {
    clearTimeout(reading);
    scoring = null;
    redraw();
  }

  const key = (/** @type {KeyboardEvent} */ event) => {
    const free = event.target === document.body || event.target === document.querySelector('main');
    if (event.key === 'Escape' || (event.key === ' ' && free)) skip();
  };
  document.addEventListener('keydown', key);
  document.addEventListener('pointerdown', skip, true);

  return {
    follow,
    skip,
    /** Is something moving? Then the table shows `shownView()`. */
    get moving() { return running; },
    shownView: () => shown,
    /** The scoring that was just held, if it was not put away. @param {string[]} players @param {import('../decide/asking.js').Context} context */
    scoreboard: (players, context) => scoring && scoring.rows.size > 0 && scoreboard(scoring, players, context, close),
    close() {
      document.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', skip, true);
      clearTimeout(reading);
      queue = [];
      place?.close();
    },
  };
}

/** The page draws itself anew in the next microtask. */
const drawn = () => new Promise((done) => setTimeout(done));
