/** The levels of bots as options of a field. */

import { t } from '../i18n/messages.js';

/** @import { Level } from '../../types/wire.js' */

/** Weakest first. @type {Level[]} */
export const LEVELS = ['random', 'squire', 'caballero', 'grande', 'master'];

/** @param {Level[]} [levels] */
export const levelOptions = (levels = LEVELS) =>
  levels.map((value) => ({ value, text: t(`level-${value}`), about: t(`level-${value}-about`) }));
