/** Everything that can be looked for in the book: chapters, rules, words, cards. */

import { REGIONS } from '../board/geography.js';
import { siteName } from '../names.js';
import { t } from '../words.js';
import { chapterKey, chapters, isRule, ruleKey } from './book.js';
import { cardAddress } from './link.js';
import { bare } from './text.js';

/** @typedef {import('./book.js').Book} Book */
/** @typedef {{ id: string, title: string, text: string, source: string, href: string, kind: 'chapter' | 'rule' | 'word' | 'card' }} Entry */

/** @param {Book} book @returns {Entry[]} */
export const entries = (book) => [...chapters(book).flatMap((chapter) => ofChapter(book, chapter)), ...Object.keys(book.cards).map((id) => ofCard(book, id))];

/** @param {Book} book @param {import('./book.js').Chapter} chapter @returns {Entry[]} */
function ofChapter(book, { id, items }) {
  const title = t(chapterKey(id));
  const texts = items.filter((item) => item.startsWith('text:') && item !== 'text:tiles').map((item) => t(`book-${item.slice(5)}`));
  const regions = items.includes('table:regions') ? [REGIONS.map(siteName).join(', ')] : [];
  const source = [t(`${chapterKey(id)}-intro`), ...regions, ...texts].join('\n');
  const rules = items.filter(isRule).map((rule) => entry(book, { id: rule, title, source: t(ruleKey(rule)), href: `/rules#${rule}`, kind: 'rule' }));
  const words = items.includes('table:words') ? book.words.map((word) => ofWord(book, word)) : [];
  return [entry(book, { id, title, source, href: `/rules#${id}`, kind: 'chapter' }), ...words, ...rules];
}

/** @param {Book} book @param {string} word */
const ofWord = (book, word) => entry(book, { id: word, title: t(`book-word-${word}`), source: t(`book-word-${word}-about`), href: '/rules#words', kind: 'word' });

/** @param {Book} book @param {string} id */
const ofCard = (book, id) => entry(book, { id, title: t(`card-${id}`), source: `${t(`card-${id}-note`)}\n${t(`card-${id}-tip`)}`, href: cardAddress(id), kind: 'card' });

/** @param {Book} book @param {Omit<Entry, 'text'>} entry @returns {Entry} */
const entry = (book, entry) => ({ ...entry, text: bare(book, entry.source) });
