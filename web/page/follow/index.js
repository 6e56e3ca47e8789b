/** Notices in motion. It never changes what the table shows in the end, only how it gets there, and ends at once when told to. */

import { remembered } from '../lib/same.js';
import { soon } from '../lib/soon.js';
import { PATIENCE, LEISURE, paced } from './pace.js';
import { entered, scoreboard } from './scoring.js';
import { motion } from '../looks.js';
import { playerName } from '../names.js';
import { scenes } from './scenes.js';
import { stage } from './stage.js';
import { language } from '../words.js';

/** @typedef {import('./scenes.js').Scene} Scene */

/** So long does a scoring stay when nobody puts it away. */
const READ = 12000;

/**
 * @param {() => void} redraw
 * @param {{ patience?: number, read?: number }} [times]  so long does an open question wait at most, so long does a scoring stay; in milliseconds
 */
export function following(redraw, { patience = PATIENCE, read = READ } = {}) {
  /** @type {Scene[]} */
  let queue = [];
  /** @type {any} */
  let shown = null;
  /** @type {ReturnType<typeof stage> | null} */
  let place = null;
  /** @type {import('./scoring.js').Scoring | null} */
  let scoring = null;
  /** What is shown of it, a frame after the board. @type {import('./scoring.js').Scoring | null} */
  let posted = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let reading;
  /** @type {number | null} */
  let round = null;
  let [running, urgent, deadline] = [false, false, 0];

  /**
   * Shows what happened.
   * @param {{ events?: any[], undo?: any }[]} notices
   * @param {{ before: any, after: any }} views  what the table showed, and what it shows now
   */
  function follow(notices, { before, after }) {
    const events = notices.flatMap((notice) => notice.events ?? []);
    if (motion() === 0 || document.hidden || !before || notices.some(({ undo }) => undo)) {
      hurry();
      return score(events, general(before));
    }
    round = general(before);
    const asked = Boolean(after?.decision);
    queue.push(...scenes(notices, running ? queue.at(-1)?.landed ?? shown ?? before : before, after?.own?.player));
    const limit = performance.now() + time(asked ? patience : LEISURE, events) / motion();
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
      const speed = motion();
      const [time] = paced(queue.map((scene) => scene.time / speed), left);
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
  function hurry() {
    if (!running) return;
    queue.forEach(({ events }) => score(events));
    queue = [];
    place?.end();
  }

  /** @param {any[]} events @param {number | null} [held] */
  function score(events, held = round) {
    const begun = scoring ?? (held === null ? null : { round: held, rows: new Map() });
    const now = events.reduce(entered, begun);
    if (now === begun) return;
    scoring = now;
    if (now?.rows === begun?.rows) return;
    clearTimeout(reading);
    if (now?.rows.size) reading = setTimeout(putAway, read);
    soon(post);
  }

  function post() {
    posted = scoring;
    redraw();
  }

  /** The scoring was read. */
  function putAway() {
    clearTimeout(reading);
    scoring = null;
    post();
  }

  const sheet = remembered(
    (/** @type {{ posted: import('./scoring.js').Scoring, players: string[], context: import('../decide/asking.js').Context }} */ { posted, players, context }) => scoreboard(posted, players, context, putAway),
    ({ posted, players, context }) => [posted, players, players.map((one) => playerName(context.seats ?? [], one)).join(), language.get()]);

  const key = (/** @type {KeyboardEvent} */ event) => {
    const free = event.target === document.body || event.target === document.querySelector('main');
    if (event.key === 'Escape' || (event.key === ' ' && free)) hurry();
  };
  /** On a phone the scoring lies over the board: whoever touches something else has read it. */
  const press = (/** @type {Event} */ event) => {
    const onScoring = /** @type {Element} */ (event.target).closest?.('.scoreboard');
    if (!running && scoring && !onScoring && narrow.matches) putAway();
    hurry();
  };
  document.addEventListener('keydown', key);
  document.addEventListener('pointerdown', press, true);

  return {
    follow,
    hurry,
    /** Is something moving? Then the table shows `shownView()`. */
    get moving() { return running; },
    shownView: () => shown,
    /** The scoring that was just held, if it was not put away. @param {string[]} players @param {import('../decide/asking.js').Context} context */
    scoreboard: (players, context) => posted && posted.rows.size > 0 && sheet({ posted, players, context }),
    putAway,
    close() {
      document.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', press, true);
      clearTimeout(reading);
      queue = [];
      place?.close();
    },
  };
}

const narrow = matchMedia('(max-width: 40rem)');

/** How long it may last: a general scoring is worth a look. @param {number} most @param {any[]} events */
const time = (most, events) => (most < LEISURE && events.some(({ event }) => event === 'castillo-opened') ? 2 * most : most);

/** Outside of turns only a general scoring gives points. @param {any} view @returns {number | null} */
const general = (view) => (view && view.turn === null ? view.round : null);

/** The page draws itself anew in the next microtask. */
const drawn = () => new Promise((done) => setTimeout(done));
