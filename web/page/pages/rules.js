/** The rulebook: chapters with their rules as anchors, a table of contents, a search. */

import { say } from '../frame.js';
import { h } from '../lib/dom.js';
import { ask } from '../source/http.js';
import { language, more, t } from '../words.js';
import { book as read, chapters, rules as ids } from '../rules/book.js';
import { chapter } from '../rules/chapter.js';
import { contents, reading as reader } from '../rules/contents.js';
import { entries } from '../rules/entries.js';
import { examples as worked } from '../rules/example.js';
import { found } from '../rules/find.js';
import { keeper } from '../rules/kept.js';
import { field, results } from '../rules/seek.js';
import { styled } from '../lib/styled.js';

await styled('/page/css/rules.css');

const WIDE = matchMedia('(min-width: 62rem)');

/** @type {import('../router.js').Maker} */
export default async function rules(around, wantedRule) {
  const { redraw } = around;
  const [book, edition] = await Promise.all([read(), ask('GET', '/editions/default').catch(() => null), more('book')]);
  if (wantedRule && ids(book).includes(wantedRule)) history.replaceState(null, '', `/rules#${wantedRule}`);
  const examples = worked(book, edition, redraw);
  const eye = reader();
  let [wanted, copied, spoken] = ['', '', ''];
  /** @type {import('../rules/entries.js').Entry[]} */
  let index = [];

  /** @param {string} next */
  function seek(next) {
    wanted = next;
    redraw();
  }

  /** Everything to be found, in the language in use. */
  function indexed() {
    if (spoken !== language.get()) [index, spoken] = [entries(book), language.get()];
    return index;
  }

  function first() {
    const [best] = found(indexed(), wanted);
    if (!best) return;
    seek('');
    queueMicrotask(() => around.go(best.href));
  }

  /** @param {string} rule */
  async function copy(rule) {
    await navigator.clipboard?.writeText(`${location.origin}/rules#${rule}`).then(() => {
      copied = rule;
      say(t('rules-copied'));
    }, () => undefined);
    redraw();
  }

  async function print() {
    await examples.all();
    setTimeout(() => globalThis.print(), 100);
  }

  /** @param {KeyboardEvent} event */
  function slash(event) {
    const isTyping = /** @type {Element} */ (event.target).closest?.('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    document.getElementById('rules-wanted')?.focus();
  }

  const stayed = () => redraw();
  document.addEventListener('keydown', slash);
  WIDE.addEventListener('change', stayed);
  const reading = { book, edition, examples, copy, copied: () => copied, keep: keeper() };

  const aside = () => h('aside', { class: 'rules-aside', key: 'aside' },
    field({ wanted, seek, first }),
    h('details', { class: 'contents', open: WIDE.matches ? true : undefined, key: WIDE.matches ? 'desk' : 'phone' },
      h('summary', null, t('rules-contents')), h('nav', { 'aria-label': t('rules-contents'), onclick: () => fold() }, contents(book))));

  /** On a phone the contents fold away once a chapter is chosen. */
  function fold() {
    seek('');
    if (!WIDE.matches) document.querySelector('.contents')?.removeAttribute('open');
  }

  const whole = () => h('div', { class: 'book', key: 'book', made: (/** @type {Element} */ node) => eye.watch(node) },
    h('header', { class: 'book-head', key: 'head' }, h('h1', null, t('rules-heading')), h('p', { class: 'book-lead' }, t('rules-lead'), ' ', h('a', { href: '/learn' }, t('learn-from-rules'))),
      h('p', { class: 'faint' }, t('rules-ids'), ' ', t('rules-ours-about'), ' ', t('rules-example-you')),
      h('p', { class: 'book-deeds' }, h('button', { type: 'button', onclick: print }, t('rules-print')))),
    chapters(book).map((one) => chapter(reading, one)));

  return {
    title: () => t('rules-title'),
    view: () => h('div', { class: 'rules' }, aside(), wanted.trim() ? results(book, indexed(), wanted, () => seek('')) : whole()),
    close() {
      examples.close();
      eye.close();
      document.removeEventListener('keydown', slash);
      WIDE.removeEventListener('change', stayed);
    },
  };
}
