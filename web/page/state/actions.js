/** Actions as text (docs/notation.md): `place toledo`, `move red toledo aragon`. */

/**
 * @import { Decision } from '../../types/wire.js'
 *
 * @typedef {Exclude<Decision['kind'], 'use'> | 'special' | 'allow' | 'done'} Verb  the first word of an action
 */

/** Secret answers cannot be taken back: they are always confirmed. @type {Set<Verb>} */
const SECRET = new Set(['play', 'pass', 'disc']);

/** @param {string[]} actions */
export const hasSecret = (actions) => actions.some((action) => SECRET.has(verbOf(action)));

/** @param {string} action */
export const verbOf = (action) => /** @type {Verb} */ (action.split(' ', 1)[0]);

/** The colours of the caballeros that these actions put into the castillo, one word each. @param {string[]} actions @param {string} me  the colour that acts */
export const intoCastillo = (actions, me) => actions.map((action) => action.split(' ')).filter((words) => words.at(-1) === 'castillo')
  .flatMap(([verb, colour]) => (verb === 'place' ? [me] : verb === 'move' ? [colour] : [])).join(' ');
