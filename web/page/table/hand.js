/** The own hand: power cards and modifiers, and what was used of them. */

import { h } from '../lib/dom.js';
import { t } from '../words.js';
import { power } from './power.js';

/** @param {any} own @param {Map<string, import('../decide/asking.js').Target>} targets */
export function hand(own, targets) {
  const gone = own.discard.map(String);
  return h('section', { class: `hand ${targets.size > 0 ? 'wanted' : ''}`, id: 'hand', tabindex: '-1', 'aria-label': t('hand-label') },
    h('ul', { class: 'powers' }, own.hand.map((/** @type {number} */ value) => laid(String(value), own, targets))),
    own.modifiers.length > 0 && h('ul', { class: 'powers modifiers' }, own.modifiers.map((/** @type {string} */ value, /** @type {number} */ index) => laid(value, own, targets, index))),
    (gone.length > 0 || own.spent.length > 0) && h('p', { class: 'used' }, h('span', null, t('hand-used')), ' ',
      [...gone, ...own.spent].map((value, index) => h('span', { class: 'power-used', key: `${value}-${index}` }, value))));
}

/** @param {string} value @param {any} own @param {Map<string, import('../decide/asking.js').Target>} targets @param {number} [index] */
const laid = (value, own, targets, index = 0) =>
  h('li', { key: `${value}-${index}` }, power({ value, player: own.player, target: targets.get(value), passing: own.passing === value }));
