/** A player in a line of text: colour and emblem, then the name. */

import { crest } from '../board/emblems.js';
import { h } from '../lib/dom.js';

/** @typedef {import('../lib/dom.js').Child} Child */

const MARK = '\u2062';

/** The emblem on the player's colour. @param {string} player */
export const chip = (player) => h('span', { class: 'crested' }, crest(player));

/** A place in a sentence where a player is to be shown. @param {string} player */
export const mark = (player) => MARK + player + MARK;

/**
 * The sentence with its players as chips and names.
 * @param {string} text
 * @param {(player: string) => string} name
 * @param {string | null} [known]  whoever is known to be spoken of need not be shown at the beginning
 * @returns {Child[]}
 */
export function rich(text, name, known = null) {
  const shown = (/** @type {string} */ player) =>
    h('span', { class: `named of-${player}` }, chip(player), h('b', null, name(player)));
  const [before, first, ...rest] = text.split(MARK);
  const isKnown = before === '' && first === known;
  const colon = isKnown && rest[0].startsWith(': ') ? ': ' : '';
  return [before, first !== undefined && (isKnown ? h('span', { class: 'hidden-text' }, name(first) + colon) : shown(first)),
    ...rest.map((part, index) => (index % 2 === 1 ? shown(part) : index === 0 ? part.slice(colon.length) : part))];
}

/** The same for those who listen. @param {string} text @param {(player: string) => string} name */
export const plain = (text, name) =>
  text.split(MARK).map((part, index) => (index % 2 === 1 ? name(part) : part)).join('');
