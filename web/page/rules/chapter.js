/** A chapter of the rulebook: rules with their IDs as anchors, tables, examples. */

import { h } from '../lib/dom.js';
import { dynamicText, language, t } from '../i18n/messages.js';
import { chapterKey, isRule, ruleKey } from './book.js';
import { ruleNameKey } from '../components/rule-link.js';
import { TABLES } from './tables.js';
import { prose } from './prose.js';

/** @import { Child } from '../lib/dom.js' */

/**
 * @import { Edition } from '../../types/wire.js'
 * @import { Book, Chapter } from './book.js'
 * @import { Cached } from './cache.js'
 */

/** @typedef {{ book: Book, edition: Edition | null, examples: { view: (name: string) => Child }, copy: (rule: string) => void, copied: () => string, keep: Cached }} Reading */

/** @param {Reading} reading @param {Chapter} chapter */
export function chapter(reading, { id, items }) {
  return h('section', { key: id, id, class: 'chapter', 'aria-labelledby': `title-${id}`, dataset: { chapter: id } },
    h('h2', { id: `title-${id}` }, dynamicText(chapterKey(id))),
    h('p', { class: 'intro' }, dynamicText(`${chapterKey(id)}-intro`)),
    items.map((item) => piece(reading, item)));
}

/** @param {Reading} reading @param {string} item */
function piece(reading, item) {
  if (isRule(item)) return reading.keep(item, `${language.get()} ${reading.copied() === item}`, () => rule(reading, item));
  const [kind, name] = item.split(':');
  if (kind === 'example') return reading.examples.view(name);
  if (kind === 'table') return reading.keep(item, language.get(), () => h('div', { key: item }, TABLES[name](reading.book, reading.edition)));
  return name === 'tiles' ? tiles(reading) : h('div', { key: item }, prose(reading.book, dynamicText(`book-${name}`)));
}

/** @param {Reading} reading */
function tiles({ edition }) {
  if (!edition) return null;
  const bar = (/** @type {string} */ id) => edition.tiles.find((tile) => tile.id === id)?.bar.join('/') ?? '';
  return h('p', { key: 'tiles' }, t('book-tiles', { low: bar('low'), high: bar('high') }));
}

/** @param {Reading} reading @param {string} id */
function rule({ book, copy, copied }, id) {
  const isCopied = copied() === id;
  return h('div', { key: id, id, class: 'rule-text' },
    h('div', { class: 'anchor' },
      h('a', { class: 'id', href: `/rules#${id}` }, id),
      h('button', { type: 'button', class: 'quiet', 'aria-label': isCopied ? t('rules-copied') : t('rules-copy', { rule: id }), title: t('rules-copy', { rule: id }), onclick: () => copy(id) }, chain(isCopied))),
    h('div', { class: 'said' }, h('h3', { class: 'rule-name' }, dynamicText(ruleNameKey(id))), prose(book, dynamicText(ruleKey(id)))));
}

/** @param {boolean} isDone */
const chain = (isDone) => h('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, h('path', {
  d: isDone ? 'M5 12.500l4.500 4.500L19 7' : 'M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300L11.800 6.500M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1.200-1.200',
}));
