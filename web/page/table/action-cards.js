/** The action cards: face-up cards and who took them, cards left in each stack, the discard pile. */

import { cardAddress } from '../components/rule-link.js';
import { cardFacts } from '../api/editions.js';
import { h } from '../lib/dom.js';
import { hyphenate } from '../lib/hyphenate.js';
import { memo } from '../lib/memo.js';
import { language, t } from '../i18n/messages.js';
import { vignette } from '../board/vignette.js';
import { actionCard } from './action-card.js';
import { cardName, cardText } from '../i18n/names.js';

/**
 * @import { Card, Edition, Offer, View } from '../../types/wire.js'
 * @import { Target, Targets } from '../board/targets.js'
 * @import { QuestionView } from '../questions/question.js'
 * @import { OpenDialog } from './dialogs.js'
 *
 * @typedef {object} Offered
 * @property {View} view
 * @property {Edition} edition
 * @property {Map<string, Target>} targets
 * @property {Targets['marks']} [marks]
 * @property {OpenDialog} open
 */

/** The face-up cards. @param {Offered} offered */
export const actionCards = memo(describe, ({ view: { offers, stacks, discard, chosen }, edition, targets, marks, open }) =>
  [offers, stacks, discard, chosen, edition, targets, marks, open, language.get()]);

/** @param {Offered} offered */
function describe({ view, edition, targets, marks, open }) {
  const slot = (/** @type {Offer} */ { card: id, by }, /** @type {number} */ index) => h('li', { key: `${index}-${id}`, class: view.chosen === id ? 'in-use' : '' },
    actionCard({ id, facts: cardFacts(edition, id), by, target: targets.get(id), mark: marks?.get(`card:${id}`), size: 'compact', enlarge: () => open('card', id) }),
    stackSize(view.stacks[index]));
  return h('section', { class: 'offers', id: 'cards', tabindex: '-1', 'aria-label': t('offers-label') },
    h('ul', { style: { '--slots': view.stacks.length } }, view.offers.map(slot), h('li', { key: 'pile' },
      h('button', { class: 'pile', onclick: () => open('discard'), disabled: view.discard.length === 0 },
        h('b', null, view.discard.length), h('span', null, hyphenate(t('offers-discard')))))));
}

/** @param {number} count */
const stackSize = (count) => h('span', { class: 'stack-left', title: t('offers-left', { count }) }, h('span', { class: 'hidden-text' }, t('offers-left', { count })),
  h('span', { 'aria-hidden': 'true' }, '▮ ', count));

/** The discarded cards, newest first. @param {View} view @param {Edition} edition */
export const discardPile = (view, edition) => h('ul', { class: 'discarded' }, [...view.discard].reverse().map((id, index) =>
  h('li', { key: index }, actionCard({ id, facts: cardFacts(edition, id), by: null }))));

/** @param {Card} id @param {Edition} edition */
export const largeCard = (id, edition) => h('div', { class: 'large-card' }, actionCard({ id, facts: cardFacts(edition, id) }),
  h('p', null, h('a', { href: cardAddress(id), target: '_blank' }, t('offers-more'))));

/** The cards that can be chosen, with their texts. @param {QuestionView} question @param {Edition} edition */
export function cardChoices(question, edition) {
  return h('ul', { class: 'choices-of-cards' }, [...question.cards].flatMap(([card, target]) => {
    const facts = edition.cards.find((one) => one.id === card);
    if (!facts) return [];
    const { id, stack, number } = facts;
    return [h('li', { key: id }, h('button', { class: `card-choice stack-${stack} ${target.chosen ? 'chosen' : ''}`, dataset: { card: id }, onclick: target.act, 'aria-pressed': target.chosen === undefined ? undefined : String(target.chosen), 'aria-label': `${target.label}. ${cardText(id)}` },
      vignette(facts.effects), h('b', null, cardName(id)), h('span', { class: 'says' }, cardText(id)), h('span', { class: 'number', title: t('offers-places', { number }) }, number), question.marks?.get(`card:${id}`)))];
  }));
}
