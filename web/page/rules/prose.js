/** Renders a text of the rulebook: paragraphs, lists, links, highlighted search words. */

import { h } from '../lib/dom.js';
import { dynamicText, t } from '../i18n/messages.js';
import { chapterKey } from './book.js';
import { matches } from './search.js';
import { cardAddress } from '../components/rule-link.js';
import { parseLines } from './markup.js';

/**
 * @import { Child } from '../lib/dom.js'
 * @import { Book } from './book.js'
 * @import { Span } from './markup.js'
 * @import { Query } from './search.js'
 */

/** @param {Book} book @param {string} id */
const isCard = (book, id) => id in book.cards;

/** What a card or a chapter is called. @param {Book} book @param {string} id */
export const nameOf = (book, id) => dynamicText(isCard(book, id) ? `card-${id}` : chapterKey(id));

/** Lines of one kind together. @param {Book} book @param {string} text @param {Query} [query] @returns {Child[]} */
export function prose(book, text, query) {
  /** @type {{ list: boolean, rows: Child[][] }[]} */
  const blocks = [];
  for (const line of parseLines(text)) {
    const row = line.spans.map((span) => shown(book, span, query));
    const last = blocks.at(-1);
    if (line.list && last?.list) last.rows.push(row);
    else blocks.push({ list: line.list, rows: [row] });
  }
  return blocks.map(({ list, rows }) => (list ? h('ul', { class: isCounted(rows) ? 'counted' : undefined }, rows.map((row) => h('li', null, row))) : h('p', null, rows)));
}

/** A list whose entries bring a number or a letter of their own. @param {Child[][]} rows */
const isCounted = (rows) => rows.every(([first]) => /^(\d+\.|\(\p{L}\)) /u.test(String(first)));

/** The same in one line, for where no paragraphs fit. @param {Book} book @param {string} text */
export const inlineText = (book, text) => parseLines(text).map((line) => [line.spans.map((span) => shown(book, span)), ' ']);

/** As it is read, without links: to be searched. @param {Book} book @param {string} text */
export const plainText = (book, text) => parseLines(text).map((line) => line.spans.map((span) => words(book, span)).join('')).join(' ');

/** @param {Book} book @param {Span} span @param {Query} [query] @returns {Child} */
function shown(book, span, query) {
  const text = highlighted(words(book, span), query);
  if (span.kind === 'rule') return h('a', { class: 'id', href: `/rules#${span.id}` }, text);
  if (span.kind === 'named') return h('a', { class: isCard(book, span.id ?? '') ? 'card-link' : undefined, href: isCard(book, span.id ?? '') ? cardAddress(span.id ?? '') : `/rules#${span.id}` }, text);
  if (span.kind === 'ours') return h('span', { class: 'ours' }, text);
  return span.kind === 'stress' ? h('em', null, text) : text;
}

/** @param {Book} book @param {Span} span */
function words(book, { kind, text, id }) {
  if (kind === 'ours') return t('book-ours');
  return kind === 'named' && text === '' ? nameOf(book, id ?? '') : text;
}

/** @param {string} text @param {Query} [query] @returns {Child} */
export function highlighted(text, query) {
  if (!query) return text;
  let at = 0;
  const parts = matches(text, query).flatMap(({ from, to }) => {
    const before = text.slice(at, from);
    at = to;
    return [before, h('mark', null, text.slice(from, to))];
  });
  return [...parts, text.slice(at)];
}
