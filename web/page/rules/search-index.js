/** The search index of the rulebook: chapters, rules, words, cards, and the strategy page. */

import { REGIONS } from '../board/geography.js';
import { siteName } from '../i18n/names.js';
import { dynamicText, t } from '../i18n/messages.js';
import { chapterKey, chapters, isRule, ruleKey } from './book.js';
import { cardAddress, ruleNameKey } from '../components/rule-link.js';
import { plainText } from './prose.js';

/** @import { Book, Chapter } from './book.js' */

/** @typedef {{ id: string, title: string, text: string, source: string, href: string, kind: 'chapter' | 'rule' | 'word' | 'card' }} Entry */

/** @param {Book} book @returns {Entry[]} */
export const searchEntries = (book) => [...chapters(book).flatMap((chapter) => ofChapter(book, chapter)), ...Object.keys(book.cards).map((id) => ofCard(book, id)), ofStrategy(book)];

/** @param {Book} book @param {Chapter} chapter @returns {Entry[]} */
function ofChapter(book, { id, items }) {
  const title = dynamicText(chapterKey(id));
  const texts = items.filter((item) => item.startsWith('text:') && item !== 'text:tiles').map((item) => dynamicText(`book-${item.slice(5)}`));
  const regions = items.includes('table:regions') ? [REGIONS.map(siteName).join(', ')] : [];
  const source = [dynamicText(`${chapterKey(id)}-intro`), ...regions, ...texts].join('\n');
  const rules = items.filter(isRule).map((rule) => entry(book, { id: rule, title: dynamicText(ruleNameKey(rule)), source: dynamicText(ruleKey(rule)), href: `/rules#${rule}`, kind: 'rule' }));
  const words = items.includes('table:words') ? book.words.map((word) => ofWord(book, word)) : [];
  return [entry(book, { id, title, source, href: `/rules#${id}`, kind: 'chapter' }), ...words, ...rules];
}

/** @param {Book} book @param {string} word */
const ofWord = (book, word) => entry(book, { id: word, title: dynamicText(`book-word-${word}`), source: dynamicText(`book-word-${word}-about`), href: '/rules#words', kind: 'word' });

/** @param {Book} book @param {string} id */
const ofCard = (book, id) => entry(book, { id, title: dynamicText(`card-${id}`), source: `${dynamicText(`card-${id}-text`)}\n${dynamicText(`card-${id}-note`)}\n${dynamicText(`card-${id}-tip`)}`, href: cardAddress(id), kind: 'card' });

/** The texts of the strategy page without statistics. */
const STRATEGY = ['strategy-link', 'strategy-cards-about', 'strategy-powers-about'];

/** @param {Book} book */
const ofStrategy = (book) => entry(book, { id: 'strategy', title: dynamicText('strategy-title'), source: STRATEGY.map((key) => dynamicText(key)).join('\n'), href: '/rules/strategy', kind: 'chapter' });

/** @param {Book} book @param {Omit<Entry, 'text'>} entry @returns {Entry} */
const entry = (book, entry) => ({ ...entry, text: plainText(book, entry.source) });
