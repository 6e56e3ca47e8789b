/** The tables of the book: words, regions, power cards, modifiers, cards. Figures come from the edition. */

import { siteName } from '../names.js';
import { h } from '../lib/dom.js';
import { t } from '../words.js';
import { cardAddress } from './link.js';
import { phrase } from './text.js';

/** @typedef {import('./book.js').Book} Book */

/** @type {Record<string, (book: Book, edition: any) => import('../lib/dom.js').Child>} */
export const TABLES = { words, regions, powers, modifiers, cards };

/** @param {string} key @param {string} [look] */
const head = (key, look) => h('th', { scope: 'col', class: look }, t(key));
/** @param {any} value */
const number = (value) => h('td', { class: 'number' }, value);

/** @param {Book} book */
function words(book) {
  return h('dl', { class: 'words' }, book.words.map((word) => [
    h('dt', { key: `dt ${word}` }, t(`book-word-${word}`)), h('dd', { key: `dd ${word}` }, phrase(book, t(`book-word-${word}-about`))),
  ]));
}

/** @param {Book} _ @param {any} edition */
function regions(_, edition) {
  if (!edition) return null;
  const row = (/** @type {string} */ name, /** @type {any} */ site) => h('tr', null, h('th', { scope: 'row' }, name), site.bar.map(number),
    h('td', null, (site.neighbours ?? []).map(siteName).join(', ')), h('td', null, (site.borders ?? []).map(siteName).join(', ')));
  return wide('book-chapter-board', h('table', null,
    h('thead', null, h('tr', null, head('rules-table-region'), ['first', 'second', 'third'].map((place) => head(`rules-table-${place}`, 'number')), head('rules-table-neighbours'), head('rules-table-borders'))),
    h('tbody', null, edition.regions.map((/** @type {any} */ region) => row(siteName(region.id), region)), row(t('rules-table-castillo'), edition.castillo))));
}

/** @param {Book} _ @param {any} edition */
function powers(_, edition) {
  if (!edition) return null;
  const line = (/** @type {string} */ key, /** @type {string} */ field, /** @type {string} */ tag) => h('tr', null, h('th', { scope: 'row' }, t(key)),
    edition.powers.map((/** @type {any} */ power) => h(tag, tag === 'th' ? { scope: 'col', class: 'number' } : { class: 'number' }, power[field])));
  return wide('rules-table-to-court', h('table', null, h('tbody', null, line('rules-table-power', 'value', 'th'), line('rules-table-to-court', 'caballeros', 'td'))));
}

/** @param {Book} _ @param {any} edition */
function modifiers(_, edition) {
  if (!edition) return null;
  return wide('rules-table-modifier', h('table', null,
    h('thead', null, h('tr', null, head('rules-table-modifier'), head('rules-table-ability'))),
    h('tbody', null, edition.modifiers.map((/** @type {any} */ modifier) => h('tr', null,
      h('th', { scope: 'row', class: 'number' }, String(modifier.id).replace('-', '−')), h('td', null, t(`book-modifier-${modifier.ability}`)))))));
}

/** By stack, where the edition is known. @param {Book} book @param {any} edition */
function cards(book, edition) {
  const all = Object.keys(book.cards);
  const stacks = edition ? [1, 2, 3, 4, 5] : [0];
  const facts = cardFacts(edition);
  const of = (/** @type {number} */ stack) => all.filter((id) => stack === 0 || facts[id]?.stack === stack);
  return stacks.map((stack) => h('section', { class: 'stack-list', key: `stack ${stack}` },
    stack > 0 && h('h3', null, t('rules-card-stack', { stack })),
    h('ul', { class: 'card-list' }, of(stack).map((id) => h('li', { key: id }, h('a', { href: cardAddress(id) }, t(`card-${id}`)), ' ', h('span', null, phrase(book, t(`card-${id}-note`))))))));
}

/** The edition's cards by their id. @param {any} edition @returns {Record<string, any>} */
export const cardFacts = (edition) => Object.fromEntries((edition?.cards ?? []).map((/** @type {any} */ card) => [card.id, card]));

/** A table may be wider than a phone: it scrolls on its own. @param {string} key @param {import('../lib/dom.js').Child} table */
const wide = (key, table) => h('div', { class: 'wide-table', tabindex: '0', role: 'group', 'aria-label': t(key) }, table);
