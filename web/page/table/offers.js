/** The action cards: what lies face up and who took it, how many lie face down, what was discarded. */

import { cardAddress } from '../rules/link.js';
import { face } from '../decide/facts.js';
import { h } from '../lib/dom.js';
import { remembered } from '../lib/same.js';
import { language, t } from '../words.js';
import { card } from './card.js';
import { cardName } from '../names.js';

/**
 * @typedef {import('../decide/asking.js').Asking} Asking
 *
 * @typedef {object} Offered
 * @property {any} view
 * @property {any} edition
 * @property {Map<string, import('../decide/asking.js').Target>} targets
 * @property {import('../decide/asking.js').Targets['marks']} [marks]
 * @property {(dialog: string, about?: string) => void} open
 */

/** What lies face up. @param {Offered} offered */
export const offers = remembered(laidOut, ({ view: { offers, stacks, discard, chosen }, edition, targets, marks, open }) =>
  [offers, stacks, discard, chosen, edition, targets, marks, open, language.get()]);

/** @param {Offered} offered */
function laidOut({ view, edition, targets, marks, open }) {
  const slot = (/** @type {any} */ { card: id, by }, /** @type {number} */ index) => h('li', { key: `${index}-${id}`, class: view.chosen === id ? 'in-use' : '' },
    card({ id, facts: face(edition, id), by, target: targets.get(id), mark: marks?.get(`card:${id}`), size: 'compact', look: () => open('card', id) }),
    h('span', { class: 'stack-left', title: t('offers-left', { count: view.stacks[index] }) }, h('span', { class: 'hidden-text' }, t('offers-left', { count: view.stacks[index] })),
      h('span', { 'aria-hidden': 'true' }, '▮ ', view.stacks[index])));
  return h('section', { class: 'offers', id: 'cards', tabindex: '-1', 'aria-label': t('offers-label') },
    h('ul', { style: { '--slots': view.stacks.length } }, view.offers.map(slot), h('li', { key: 'pile' },
      h('button', { class: 'pile', onclick: () => open('discard'), disabled: view.discard.length === 0 },
        h('b', null, view.discard.length), h('span', null, t('offers-discard'))))));
}

/** What was discarded, newest first. @param {any} view @param {any} edition */
export function discarded(view, edition) {
  const cards = [...view.discard].reverse();
  return h('ul', { class: 'discarded' }, cards.map((/** @type {string} */ id, /** @type {number} */ index) =>
    h('li', { key: index }, card({ id, facts: face(edition, id), by: null }))));
}

/** One card, large. @param {string} id @param {any} edition */
export const large = (id, edition) => h('div', { class: 'large-card' }, card({ id, facts: face(edition, id) }),
  h('p', null, h('a', { href: cardAddress(id), target: '_blank' }, t('offers-more'))));

/** The cards that may be taken, with what they say. @param {Asking} asked @param {any} edition */
export function choices(asked, edition) {
  return h('ul', { class: 'choices-of-cards' }, [...asked.cards].map(([id, target]) => {
    const { stack, number } = face(edition, id);
    return h('li', { key: id }, h('button', { class: `card-choice stack-${stack} ${target.chosen ? 'chosen' : ''}`, onclick: target.act, 'aria-pressed': target.chosen === undefined ? undefined : String(target.chosen), 'aria-label': `${target.label}. ${t(`card-${id}-text`)}` },
      h('b', null, cardName(id)), h('span', { class: 'says' }, t(`card-${id}-text`)), h('span', { class: 'number', title: t('offers-places', { number }) }, number), asked.marks?.get(`card:${id}`)));
  }));
}
