/** The user's progress in the lessons, stored in this browser. */

import { persisted } from '../lib/signal.js';

/**
 * @typedef {object} Progress
 * @property {string[]} played  what a lesson is resumed with
 * @property {number} task
 * @property {number} tasks
 * @property {boolean} done  it was played to its end once, whatever came later
 */

const all = persisted('lessons', /** @type {Record<string, Progress>} */ ({}));

/** @returns {Progress} */
const fresh = () => ({ played: [], task: 0, tasks: 0, done: false });

/** @param {string} name @returns {Progress} */
export function lessonProgress(name) {
  const found = all.get()?.[name];
  return isSound(found) ? found : fresh();
}

/** The storage may hold anything. @param {Partial<Progress> | null | undefined} found @returns {found is Progress} */
const isSound = (found) => Array.isArray(found?.played) && found.played.every((action) => typeof action === 'string');

/** What was done stays done. @param {{ name: string, played: string[], task: number, tasks: number }} lesson */
export const saveProgress = ({ name, played, task, tasks }) => set(name, { played, task, tasks, done: lessonProgress(name).done || task >= tasks });

/** From its beginning. @param {string} name */
export const restartLesson = (name) => set(name, { ...fresh(), done: lessonProgress(name).done });

/** Nothing was ever played. */
export const forgetLessons = () => all.set({});

/** @param {string} name @returns {'begun' | 'done' | 'new'} */
export function lessonStage(name) {
  const { played, task, tasks, done } = lessonProgress(name);
  if (played.length > 0 && task < tasks) return 'begun';
  return done ? 'done' : 'new';
}

/** @param {string} name @param {Progress} progress */
const set = (name, progress) => all.set({ ...all.get(), [name]: progress });
