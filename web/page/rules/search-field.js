/** The search field of the rulebook and its results. */

import { h } from '../lib/dom.js';
import { dynamicText, t } from '../i18n/messages.js';
import { chapterKey } from './book.js';
import { searchBook } from './search.js';
import { highlighted, prose } from './prose.js';

/**
 * @import { Book } from './book.js'
 * @import { Entry } from './search-index.js'
 * @import { Query } from './search.js'
 */

/**
 * @param {{ wanted: string, seek: (wanted: string) => void, first: () => void }} search
 */
export function searchField({ wanted, seek, first }) {
  const typed = (/** @type {Event} */ event) => seek(/** @type {HTMLInputElement} */ (event.target).value);
  const entered = (/** @type {Event} */ event) => {
    event.preventDefault();
    first();
  };
  const escape = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Escape') seek('');
    if (event.key === 'ArrowDown') focusFirstResult(event);
  };
  return h('form', { class: 'seek', role: 'search', onsubmit: entered, key: 'seek' },
    h('label', { for: 'rules-wanted' }, t('rules-search')),
    h('input', { id: 'rules-wanted', type: 'search', autocomplete: 'off', spellcheck: 'false', enterkeyhint: 'search', placeholder: t('rules-search-hint'), value: wanted, oninput: typed, onkeydown: escape }));
}

/** From the field down to what was found. @param {KeyboardEvent} event */
function focusFirstResult(event) {
  const link = /** @type {HTMLElement | null} */ (document.querySelector('.found a'));
  if (!link) return;
  event.preventDefault();
  link.focus();
}

/** Up and down among what was found. @param {KeyboardEvent} event */
function step(event) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.found .found-link')]);
  const at = links.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  if (at < 0) return;
  event.preventDefault();
  const next = event.key === 'ArrowDown' ? links[at + 1] : links[at - 1] ?? document.getElementById('rules-wanted');
  next?.focus();
}

/**
 * @param {Book} book @param {Entry[]} entries @param {string} wanted @param {Query} query
 * @param {() => void} leave  the book is shown again
 */
export function searchResults(book, entries, wanted, query, leave) {
  const all = searchBook(entries, query);
  return h('section', { class: 'found', key: 'found', onkeydown: step, onclick: (/** @type {Event} */ event) => isLink(event) && leave() },
    h('p', { class: 'faint', role: 'status' }, t('rules-found', { count: all.length, wanted })),
    h('ol', null, all.map((entry) => h('li', { key: entry.kind + entry.id }, result(book, entry, query)))));
}

/** @param {Event} event */
const isLink = (event) => /** @type {Element} */ (event.target).closest('a') !== null;

/** @param {Book} book @param {Entry} entry @param {Query} query */
function result(book, entry, query) {
  const name = entry.kind === 'rule' ? [h('span', { class: 'id' }, highlighted(entry.id, query)), ' ', highlighted(entry.title, query)] : highlighted(entry.title, query);
  const where = entry.kind === 'card' ? dynamicText(chapterKey('cards')) : entry.kind === 'word' && dynamicText(chapterKey('words'));
  return [
    h('h3', null, h('a', { class: 'found-link', href: entry.href }, name), where && h('span', { class: 'faint' }, ` ${where}`)),
    h('div', { class: 'said' }, prose(book, entry.source, query)),
  ];
}
