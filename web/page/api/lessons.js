/** Lessons on the server. It stores nothing about them: every request carries what the learner has played. */

import { request, retry } from './http.js';
import { ApiError } from './errors.js';

/**
 * @import { Draft, Lesson, LessonList } from '../../types/wire.js'
 *
 * @typedef {LessonList['lessons'][number]} LessonInfo
 */

/** All lessons, in their order. @returns {Promise<LessonInfo[]>} */
export const listLessons = async () => (await request('GET', '/lessons')).lessons;

/**
 * One lesson, with the interface a draft needs.
 * @param {string} name
 * @param {() => string[]} played  everything the learner has played
 * @param {(lesson: Lesson) => void} advanced
 */
export function lessonApi(name, played, advanced) {
  const path = `/lessons/${encodeURIComponent(name)}`;
  return {
    /** @param {string[]} before @returns {Promise<Lesson>} */
    load: (before) => request('POST', `${path}/look`, { played: before }),
    /** @param {number} _ply @param {string[]} actions @returns {Promise<Draft>} */
    attempt: (_ply, actions) => request('POST', `${path}/try`, { played: played(), actions }).catch((error) => explain(name, error)),
    /** @param {number} _ply @param {string[]} actions */
    async play(_ply, actions) {
      const body = { played: played(), actions };
      /** @type {Lesson} */
      const next = await retry(() => request('POST', `${path}/play`, body)).catch((error) => explain(name, error));
      advanced(next);
      return next.game;
    },
  };
}

/** A legal action that the lesson does not ask for has its own message. @param {string} name @param {unknown} error @returns {never} */
function explain(name, error) {
  if (error instanceof ApiError && error.code === 'not-yet') error.key = `lesson-${name}-${error.why}`;
  throw error;
}
