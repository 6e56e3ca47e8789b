/** The rulebook: chapters with their rules as anchors, a table of contents, a search. */

import { loadEdition } from '../api/editions.js';
import { ignoreRequestError } from '../api/errors.js';
import { urlOf } from '../lib/address.js';
import { announce } from '../lib/announce.js';
import { h } from '../lib/dom.js';
import { loadStylesheet } from '../lib/stylesheet.js';
import { language, loadMore, t } from '../i18n/messages.js';
import { chapters, loadBook, rules as ruleIds } from '../rules/book.js';
import { keyedCache } from '../rules/cache.js';
import { chapter } from '../rules/chapter.js';
import { tableOfContents, trackReading } from '../rules/contents.js';
import { examples } from '../rules/examples.js';
import { parseQuery, searchBook } from '../rules/search.js';
import { searchField, searchResults } from '../rules/search-field.js';
import { searchEntries } from '../rules/search-index.js';

/**
 * @import { Edition } from '../../types/wire.js'
 * @import { PageContext } from '../lib/navigation.js'
 * @import { Book } from '../rules/book.js'
 * @import { Entry } from '../rules/search-index.js'
 */

const WIDE = matchMedia('(min-width: 62rem)');

/** @type {import('../lib/navigation.js').PageFactory} */
export default async function rules(page, rule) {
  // Without the edition the book has texts but no values.
  const [book, edition] = await Promise.all([loadBook(), loadEdition('default').catch(ignoreRequestError), loadMore('book'), loadStylesheet('rules')]);
  if (rule && ruleIds(book).includes(rule)) history.replaceState(null, '', `/rules#${rule}`);
  const rulesPage = new RulesPage(page, book, edition ?? null);
  return { title: () => t('rules-title'), view: () => rulesPage.view(), close: () => rulesPage.close() };
}

class RulesPage {
  #wanted = '';
  /** The rule whose link was copied last. */
  #copied = '';
  /** The search index and its language. @type {{ language: string, entries: Entry[] }} */
  #index = { language: '', entries: [] };
  #reading = trackReading();
  #page;
  #book;
  #examples;
  #chapters;

  /** @param {PageContext} page @param {Book} book @param {Edition | null} edition */
  constructor(page, book, edition) {
    this.#page = page;
    this.#book = book;
    this.#examples = examples(book, edition, page.redraw);
    this.#chapters = { book, edition, examples: this.#examples, copy: (/** @type {string} */ rule) => this.#copy(rule), copied: () => this.#copied, keep: keyedCache() };
    document.addEventListener('keydown', this.#onKey);
    WIDE.addEventListener('change', page.redraw);
  }

  close() {
    this.#examples.close();
    this.#reading.close();
    document.removeEventListener('keydown', this.#onKey);
    WIDE.removeEventListener('change', this.#page.redraw);
  }

  view() {
    const isSearching = this.#wanted.trim() !== '';
    return h('div', { class: 'rules' }, this.#aside(), isSearching ? searchResults(this.#book, this.#entries(), this.#wanted, this.#query(), () => this.#search('')) : this.#whole());
  }

  #aside() {
    return h('aside', { class: 'rules-aside', key: 'aside' },
      searchField({ wanted: this.#wanted, seek: (wanted) => this.#search(wanted), first: () => this.#openBest() }),
      h('details', { class: 'contents', open: WIDE.matches ? true : undefined, key: WIDE.matches ? 'desk' : 'phone' },
        h('summary', null, t('rules-contents')), h('nav', { 'aria-label': t('rules-contents'), onclick: () => this.#foldContents() }, tableOfContents(this.#book))));
  }

  #whole() {
    return h('div', { class: 'book', key: 'book', made: (/** @type {Element} */ node) => this.#reading.watch(node) },
      h('header', { class: 'book-head', key: 'head' }, h('h1', null, t('rules-heading')), h('p', { class: 'book-lead' }, t('rules-lead'), ' ', h('a', { href: '/learn' }, t('learn-from-rules'))),
        h('p', { class: 'faint' }, t('rules-ids'), ' ', t('rules-ours-about'), ' ', t('rules-example-you')),
        h('p', null, h('a', { href: '/rules/strategy' }, t('strategy-link'))),
        h('p', { class: 'book-actions' }, h('button', { type: 'button', onclick: () => this.#print() }, t('rules-print')))),
      chapters(this.#book).map((one) => chapter(this.#chapters, one)));
  }

  /** @param {string} wanted */
  #search(wanted) {
    this.#wanted = wanted;
    this.#page.redraw();
  }

  #entries() {
    if (this.#index.language !== language.get()) this.#index = { language: language.get(), entries: searchEntries(this.#book) };
    return this.#index.entries;
  }

  #query() {
    return parseQuery(this.#wanted, { ignored: t('search-ignored'), synonyms: t('search-synonyms') });
  }

  #openBest() {
    const [best] = searchBook(this.#entries(), this.#query());
    if (!best) return;
    this.#search('');
    queueMicrotask(() => this.#page.go(best.href));
  }

  /** @param {string} rule */
  async #copy(rule) {
    // Some browsers forbid it on plain http: then the button does not say "copied".
    const isCopied = await navigator.clipboard?.writeText(urlOf(`/rules#${rule}`)).then(() => true, () => false);
    if (!isCopied) return;
    this.#copied = rule;
    announce(t('rules-copied'));
    this.#page.redraw();
  }

  async #print() {
    await this.#examples.all();
    setTimeout(() => globalThis.print(), 100);
  }

  /** On a phone the contents fold once a chapter is chosen. */
  #foldContents() {
    this.#search('');
    if (!WIDE.matches) document.querySelector('.contents')?.removeAttribute('open');
  }

  /** `/` focuses the search field. */
  #onKey = (/** @type {KeyboardEvent} */ event) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    document.getElementById('rules-wanted')?.focus();
  };
}
