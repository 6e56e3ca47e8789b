/** Says what happens to those who listen, and rings when it becomes our turn. */

import { say } from '../frame.js';
import { t } from '../words.js';
import { icon, ring } from './bell.js';
import { plain } from './chip.js';
import { naming } from '../names.js';
import { lines, sentence } from './sentence.js';

/** @typedef {import('./sitting.js').Sitting} Sitting */

/** How many sentences are said at once. */
const MOST = 3;

/** @param {string} id */
export function crier(id) {
  let [last, wasMine] = ['', true];
  /** @type {string[]} */
  let news = [];
  return {
    /** @param {any[]} notices @param {any[]} seats */
    happened(notices, seats) {
      const name = naming(seats);
      const told = notices.flatMap(({ events, player }) => lines(events, player ?? null)).slice(-MOST).map((line) => plain(sentence(line), name));
      news = [...news, ...told].slice(-MOST);
    },
    /** @param {Sitting} sitting @param {string | undefined} title what we are asked */
    asked(sitting, title) {
      const isMine = title !== undefined && !sitting.game?.over;
      const text = title ?? others(sitting);
      icon(isMine);
      if (isMine && !wasMine) ring(id, title);
      if (text !== last || news.length > 0) say([...news, text].join(' '));
      [last, wasMine, news] = [text, isMine, []];
    },
  };
}

/** @param {Sitting} sitting */
function others({ tabled: { table: { seats, asked } } }) {
  const name = naming(seats);
  return asked.length === 0 ? '' : plain(t('question-waits', { who: asked.map(name).join(', '), count: asked.length }), name);
}
