/** The levels of bots in words. */

import { t } from '../words.js';

/** Weakest first. */
export const LEVELS = ['random', 'squire', 'caballero', 'grande', 'master'];

/** @param {string[]} [levels] */
export const levels = (levels = LEVELS) =>
  levels.map((value) => ({ value, text: t(`level-${value}`), about: t(`level-${value}-about`) }));
