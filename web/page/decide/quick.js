/** Whether a finished answer is sent without a further click. */

import { kept } from '../lib/cell.js';

/** Off until somebody wants it. */
export const quick = kept('quick', false);

/** Answers that are secret and cannot be taken back are always asked for once more. */
const SECRET = new Set(['play', 'pass', 'disc']);

/** @param {string[]} actions */
export const secret = (actions) => actions.some((action) => SECRET.has(verb(action)));

/** The first word of an action says what it does. @param {string} action */
export const verb = (action) => action.split(' ', 1)[0];
