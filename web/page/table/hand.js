/** The own hand: power cards and modifiers, and what was used of them. */

import { court } from '../decide/facts.js';
import { h } from '../lib/dom.js';
import { remembered, rememberedEach } from '../lib/same.js';
import { language, t } from '../words.js';
import { modifier, power } from './power.js';

/** @typedef {import('../decide/asking.js').Asking} Asking */

/** @typedef {{ own: any, edition: any, asked: Asking | null }} Held */

/** @param {any} own @param {any} edition @param {Asking | null} asked */
export const hand = (own, edition, asked) => fanned({ own, edition, asked });

const fanned = remembered(described, ({ own, edition, asked }) => [own, edition, asked, language.get()]);

/** @param {Held} held */
function described({ own, edition, asked }) {
  const wanted = asked !== null && asked.powers.size > 0;
  return h('section', { class: `hand ${wanted ? 'wanted' : ''}`, id: 'hand', tabindex: '-1', 'aria-label': t('hand-label') },
    h('ul', { class: 'powers' },
      own.hand.map((/** @type {number} */ value) => one({ own, edition, asked }, String(value))),
      own.modifiers.map((/** @type {string} */ value, /** @type {number} */ index) => held(value, asked, index,
        modifier({ value, ability: ability(edition, value), target: asked?.powers.get(value), mark: asked?.marks?.get(`modifier:${value}`) })))),
    used([...own.discard, ...own.spent]));
}

/** One power card. */
const one = rememberedEach((/** @type {Held} */ { own, edition, asked }, card) => held(card, asked, 0,
  power({ value: Number(card), court: court(edition, Number(card)) ?? 0, colour: own.player, size: 'compact', target: asked?.powers.get(card), mark: asked?.marks?.get(`power:${card}`) })),
({ own, edition, asked }) => [own.player, edition, asked, language.get()]);

/** A click on one that may not be played asks why. @param {string} value @param {Asking | null} asked @param {number} index @param {import('../lib/dom.js').Child} card */
function held(value, asked, index, card) {
  const action = asked && asked.powers.size > 0 && !asked.powers.has(value) ? asked.power?.(value) : undefined;
  return h('li', { key: `${value}-${index}`, onclick: action === undefined ? undefined : () => asked?.why(action) }, card);
}

/** @param {any[]} values */
export const used = (values) =>
  values.length > 0 && h('p', { class: 'used-up' }, t('hand-used'), ' ', h('b', null, values.join(' · ')));

/** @param {any} edition @param {string} value @returns {string | undefined} */
const ability = (edition, value) => edition.modifiers.find((/** @type {any} */ one) => one.id === value)?.ability;
