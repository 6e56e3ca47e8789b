/** The own hand: power cards and modifiers, and what was used of them. */

import { court } from '../decide/facts.js';
import { h } from '../lib/dom.js';
import { t } from '../words.js';
import { modifier, power, usedRow } from './power.js';

/**
 * @param {any} own
 * @param {any} edition
 * @param {Map<string, import('../decide/asking.js').Target>} targets
 */
export function hand(own, edition, targets) {
  return h('section', { class: `hand ${targets.size > 0 ? 'wanted' : ''}`, id: 'hand', tabindex: '-1', 'aria-label': t('hand-label') },
    h('h2', { class: 'part-title' }, t('hand-title')),
    h('ul', { class: 'powers' }, own.hand.map((/** @type {number} */ value) => held(value, own, edition, targets)),
      own.modifiers.map((/** @type {string} */ value, /** @type {number} */ index) =>
        h('li', { key: `${value}-${index}` }, modifier({ value, ability: ability(edition, value), target: targets.get(value) })))),
    own.discard.length > 0 && usedRow({ colour: own.player, used: own.discard }));
}

/** @param {number} value @param {any} own @param {any} edition @param {Map<string, import('../decide/asking.js').Target>} targets */
const held = (value, own, edition, targets) =>
  h('li', { key: value }, power({ value, court: court(edition, value) ?? 0, colour: own.player, target: targets.get(String(value)) }));

/** @param {any} edition @param {string} value @returns {string | undefined} */
const ability = (edition, value) => edition.modifiers?.find?.((/** @type {any} */ one) => one.modifier === value)?.ability ?? edition.modifiers?.[value];
