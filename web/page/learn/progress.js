/** How far somebody has come with the lessons, kept in this browser. It knows no lesson. */

import { kept } from '../lib/cell.js';

/**
 * @typedef {object} Progress
 * @property {string[]} played  what a lesson is resumed with
 * @property {number} task
 * @property {number} tasks
 * @property {boolean} done  it was played to its end once, whatever came later
 */

const all = kept('lessons', /** @type {Record<string, Progress>} */ ({}));

/** @returns {Progress} */
const fresh = () => ({ played: [], task: 0, tasks: 0, done: false });

/** @param {string} name @returns {Progress} */
export function progress(name) {
  const found = all.get()?.[name];
  return isSound(found) ? found : fresh();
}

/** @param {any} found */
const isSound = (found) => Array.isArray(found?.played) && found.played.every((/** @type {any} */ action) => typeof action === 'string');

/** What was done stays done. @param {{ name: string, played: string[], task: number, tasks: number }} lesson */
export const note = ({ name, played, task, tasks }) => set(name, { played, task, tasks, done: progress(name).done || task >= tasks });

/** From its beginning. @param {string} name */
export const restart = (name) => set(name, { ...fresh(), done: progress(name).done });

/** Nothing was ever played. */
export const forget = () => all.set({});

/** @param {string} name @returns {'begun' | 'done' | 'new'} */
export function stage(name) {
  const { played, task, tasks, done } = progress(name);
  if (played.length > 0 && task < tasks) return 'begun';
  return done ? 'done' : 'new';
}

/** @param {string} name @param {Progress} progress */
const set = (name, progress) => all.set({ ...all.get(), [name]: progress });
