/** A text of the book on the page: paragraphs and lists, rules and cards as links, found words lit. */

import { h } from '../lib/dom.js';
import { t } from '../words.js';
import { chapterKey } from './book.js';
import { hits } from './find.js';
import { cardAddress } from './link.js';
import { lines } from './marks.js';

/** @typedef {import('./book.js').Book} Book */
/** @typedef {import('../lib/dom.js').Child} Child */

/** @param {Book} book @param {string} id */
const isCard = (book, id) => id in book.cards;

/** What a card or a chapter is called. @param {Book} book @param {string} id */
export const nameOf = (book, id) => t(isCard(book, id) ? `card-${id}` : chapterKey(id));

/** Lines of one kind together. @param {Book} book @param {string} text @param {string[]} [wanted] @returns {Child[]} */
export function prose(book, text, wanted = []) {
  /** @type {{ list: boolean, rows: Child[][] }[]} */
  const blocks = [];
  for (const line of lines(text)) {
    const row = line.spans.map((span) => shown(book, span, wanted));
    const last = blocks.at(-1);
    if (line.list && last?.list) last.rows.push(row);
    else blocks.push({ list: line.list, rows: [row] });
  }
  return blocks.map(({ list, rows }) => (list ? h('ul', { class: isCounted(rows) ? 'counted' : undefined }, rows.map((row) => h('li', null, row))) : h('p', null, rows)));
}

/** A list whose entries bring a number or a letter of their own. @param {Child[][]} rows */
const isCounted = (rows) => rows.every(([first]) => /^(\d+\.|\(\p{L}\)) /u.test(String(first)));

/** The same in one line, for where no paragraphs fit. @param {Book} book @param {string} text */
export const phrase = (book, text) => lines(text).map((line) => [line.spans.map((span) => shown(book, span, [])), ' ']);

/** As it is read, without links: to be searched. @param {Book} book @param {string} text */
export const bare = (book, text) => lines(text).map((line) => line.spans.map((span) => words(book, span)).join('')).join(' ');

/** @param {Book} book @param {import('./marks.js').Span} span @param {string[]} wanted @returns {Child} */
function shown(book, span, wanted) {
  const text = lit(words(book, span), wanted);
  if (span.kind === 'rule') return h('a', { class: 'id', href: `/rules#${span.id}` }, text);
  if (span.kind === 'named') return h('a', { class: isCard(book, span.id ?? '') ? 'card-link' : undefined, href: isCard(book, span.id ?? '') ? cardAddress(span.id ?? '') : `/rules#${span.id}` }, text);
  if (span.kind === 'ours') return h('span', { class: 'ours' }, text);
  return span.kind === 'stress' ? h('em', null, text) : text;
}

/** @param {Book} book @param {import('./marks.js').Span} span */
function words(book, { kind, text, id }) {
  if (kind === 'ours') return t('book-ours');
  return kind === 'named' && text === '' ? nameOf(book, id ?? '') : text;
}

/** @param {string} text @param {string[]} wanted @returns {Child} */
export function lit(text, wanted) {
  if (wanted.length === 0) return text;
  let at = 0;
  const parts = hits(text, wanted).flatMap(({ from, to }) => {
    const before = text.slice(at, from);
    at = to;
    return [before, h('mark', null, text.slice(from, to))];
  });
  return [...parts, text.slice(at)];
}
