/** Lessons at the server. It keeps nothing of them: what was played goes along with every request. */

import { ask, surely } from './http.js';
import { Refused } from './source.js';

/**
 * @typedef {import('./source.js').Game} Game
 * @typedef {{ name: string, rules: string[], tasks: number }} Listed
 *
 * @typedef {object} Lesson  how far it has come
 * @property {string} name
 * @property {number} task  the one that is set now, from 0; as many as there are when all are done
 * @property {number} tasks
 * @property {string[]} played  everything the learner has played
 * @property {Game} game
 * @property {{ players: number, seats: import('../../types/wire.js').Seat[] }} table
 */

/** All of them, in their order. @returns {Promise<Listed[]>} */
export const lessons = async () => (await ask('GET', '/lessons')).lessons;

/**
 * One of them, as a draft wants it.
 * @param {string} name
 * @param {() => string[]} played
 * @param {(lesson: Lesson) => void} went  it has gone on
 */
export function lesson(name, played, went) {
  const path = `/lessons/${encodeURIComponent(name)}`;
  return {
    /** @param {string[]} before @returns {Promise<Lesson>} */
    look: (before) => ask('POST', `${path}/look`, { played: before }),
    /** @param {number} _ @param {string[]} actions */
    attempt: (_, actions) => ask('POST', `${path}/try`, { played: played(), actions }).catch((error) => explained(name, error)),
    /** @param {number} _ @param {string[]} actions @returns {Promise<any>} */
    async play(_, actions) {
      const next = await surely(`${path}/play`, { played: played(), actions }).catch((error) => explained(name, error));
      went(next);
      return next;
    },
  };
}

/** What is allowed and still not asked for has a sentence of its own. @param {string} name @param {any} error @returns {never} */
function explained(name, error) {
  if (error instanceof Refused && error.code === 'not-yet') error.key = `lesson-${name}-${error.why}`;
  throw error;
}
