/** Players in a line of text: emblem and name. */

import { crest } from '../board/emblems.js';
import { h } from '../lib/dom.js';

/**
 * @import { Player } from '../../types/wire.js'
 * @import { PlayerNames } from '../i18n/names.js'
 * @import { Child } from '../lib/dom.js'
 */

const MARK = '\u2062';

/** The emblem on the player's colour. @param {Player} player */
export const playerChip = (player) => h('span', { class: 'crested' }, crest(player));

/** Marks a player in a sentence; `withChips` and `withNames` replace the mark. @param {Player} player */
export const playerMark = (player) => MARK + player + MARK;

/**
 * The sentence with its players as chips and names.
 * @param {string} text
 * @param {PlayerNames} name
 * @param {Player | null} [subject]  the player of the paragraph: at the beginning of a sentence only screen readers get the name
 * @returns {Child[]}
 */
export function withChips(text, name, subject = null) {
  const shown = (/** @type {Player} */ player) =>
    h('span', { class: `named of-${player}` }, playerChip(player), h('b', null, name(player)));
  const [before, first, ...rest] = /** @type {[string, Player, ...string[]]} */ (text.split(MARK));
  const isKnown = before === '' && first === subject;
  const colon = isKnown && rest[0].startsWith(': ') ? ': ' : '';
  return [before, first !== undefined && (isKnown ? h('span', { class: 'hidden-text' }, name(first) + colon) : shown(first)),
    ...rest.map((part, index) => (index % 2 === 1 ? shown(/** @type {Player} */ (part)) : index === 0 ? part.slice(colon.length) : part))];
}

/** The sentence with names only. @param {string} text @param {PlayerNames} name */
export const withNames = (text, name) =>
  text.split(MARK).map((part, index) => (index % 2 === 1 ? name(/** @type {Player} */ (part)) : part)).join('');
