/** The tables of the rulebook. Values come from the edition. */

import { siteName } from '../i18n/names.js';
import { h } from '../lib/dom.js';
import { dynamicText, t } from '../i18n/messages.js';
import { cardAddress } from '../components/rule-link.js';
import { inlineText } from './prose.js';

/**
 * @import { Abroad, CardFacts, Edition, Region } from '../../types/wire.js'
 * @import { Child } from '../lib/dom.js'
 * @import { Book } from './book.js'
 */

/** @type {Record<string, (book: Book, edition: Edition | null) => Child>} */
export const TABLES = { words, regions, powers, modifiers, cards };

/** @param {string} key @param {string} [look] */
const head = (key, look) => h('th', { scope: 'col', class: look }, dynamicText(key));
/** @param {Child} value */
const number = (value) => h('td', { class: 'number' }, value);

/** @param {Book} book */
function words(book) {
  return h('dl', { class: 'words' }, book.words.map((word) => [
    h('dt', { key: `dt ${word}` }, dynamicText(`book-word-${word}`)), h('dd', { key: `dd ${word}` }, inlineText(book, dynamicText(`book-word-${word}-about`))),
  ]));
}

/** @param {Book} _ @param {Edition | null} edition */
function regions(_, edition) {
  if (!edition) return null;
  const row = (/** @type {string} */ name, /** @type {{ bar: number[], neighbours?: Region[], borders?: Abroad[] }} */ site) => h('tr', null, h('th', { scope: 'row' }, name), site.bar.map(number),
    h('td', null, (site.neighbours ?? []).map(siteName).join(', ')), h('td', null, (site.borders ?? []).map(siteName).join(', ')));
  return wide('book-chapter-board', h('table', null,
    h('thead', null, h('tr', null, head('rules-table-region'), ['first', 'second', 'third'].map((place) => head(`rules-table-${place}`, 'number')), head('rules-table-neighbours'), head('rules-table-borders'))),
    h('tbody', null, edition.regions.map((region) => row(siteName(region.id), region)), row(t('rules-table-castillo'), edition.castillo))));
}

/** @param {Book} _ @param {Edition | null} edition */
function powers(_, edition) {
  if (!edition) return null;
  const line = (/** @type {string} */ key, /** @type {'value' | 'caballeros'} */ field, /** @type {string} */ tag) => h('tr', null, h('th', { scope: 'row' }, dynamicText(key)),
    edition.powers.map((power) => h(tag, tag === 'th' ? { scope: 'col', class: 'number' } : { class: 'number' }, power[field])));
  return wide('rules-table-to-court', h('table', null, h('tbody', null, line('rules-table-power', 'value', 'th'), line('rules-table-to-court', 'caballeros', 'td'))));
}

/** @param {Book} _ @param {Edition | null} edition */
function modifiers(_, edition) {
  if (!edition) return null;
  return wide('rules-table-modifier', h('table', null,
    h('thead', null, h('tr', null, head('rules-table-modifier'), head('rules-table-ability'))),
    h('tbody', null, edition.modifiers.map((modifier) => h('tr', null,
      h('th', { scope: 'row', class: 'number' }, String(modifier.id).replace('-', '−')), h('td', null, dynamicText(`book-modifier-${modifier.ability}`)))))));
}

/** By stack, where the edition is known. @param {Book} book @param {Edition | null} edition */
function cards(book, edition) {
  const all = Object.keys(book.cards);
  const stacks = edition ? [1, 2, 3, 4, 5] : [0];
  const facts = cardsById(edition);
  const of = (/** @type {number} */ stack) => all.filter((id) => stack === 0 || facts[id]?.stack === stack);
  return stacks.map((stack) => h('section', { class: 'stack-list', key: `stack ${stack}` },
    stack > 0 && h('h3', null, t('rules-card-stack', { stack })),
    h('ul', { class: 'card-list' }, of(stack).map((id) => h('li', { key: id }, h('a', { href: cardAddress(id) }, dynamicText(`card-${id}`)), ' ', h('span', null, inlineText(book, dynamicText(`card-${id}-note`))))))));
}

/** The edition's cards by their id. @param {Edition | null} edition @returns {Partial<Record<string, CardFacts>>} */
export const cardsById = (edition) => Object.fromEntries((edition?.cards ?? []).map((card) => [card.id, card]));

/** A table may be wider than a phone: it scrolls on its own. @param {string} key @param {Child} table */
const wide = (key, table) => h('div', { class: 'wide-table', tabindex: '0', role: 'group', 'aria-label': dynamicText(key) }, table);
