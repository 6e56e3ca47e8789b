/** The page of a card: its face, its exact effect, a tip, its statistics, its rules, and the other cards of its stack. */

import { ignoreRequestError, ApiError } from '../api/errors.js';
import { loadEdition } from '../api/editions.js';
import { cardAddress } from '../components/rule-link.js';
import { h } from '../lib/dom.js';
import { loadStylesheet } from '../lib/stylesheet.js';
import { dynamicText, loadMore, t } from '../i18n/messages.js';
import { cardName } from '../i18n/names.js';
import { loadBook, ruleKey } from '../rules/book.js';
import { cardResults, pointsWithin, shareWithin } from '../rules/card-statistics.js';
import { prose } from '../rules/prose.js';
import { loadStatistics } from '../rules/strategy-statistics.js';
import { actionCard } from '../table/action-card.js';

/**
 * @import { Card, CardFacts } from '../../types/wire.js'
 * @import { Child } from '../lib/dom.js'
 * @import { PageContext } from '../lib/navigation.js'
 * @import { Book } from '../rules/book.js'
 * @import { Statistics } from '../rules/strategy-statistics.js'
 */

/** @type {import('../lib/navigation.js').PageFactory} */
export default async function rulesCard(page, name) {
  // Without the edition the page has texts but no values.
  const [book, edition, statistics] = await Promise.all([loadBook(), loadEdition('default').catch(ignoreRequestError), loadStatistics().catch(() => undefined), loadMore('book'), loadStylesheet('rules')]);
  if (!(name in book.cards)) throw new ApiError({ code: 'not-found', message: t('rules-card-none') }, 404);
  const id = /** @type {Card} */ (name);
  const cards = edition?.cards ?? [];
  const facts = cards.find((card) => card.id === id);
  return {
    title: () => t('rules-card-title', { name: cardName(id) }),
    view: () => h('article', { class: 'card-page' },
      h('p', { class: 'way-back' }, h('a', { href: '/rules#cards' }, t('rules-card-all'))),
      facts && h('div', { class: 'card-face' }, actionCard({ id, facts })),
      h('div', { class: 'card-words' },
        h('h1', null, cardName(id)), facts && cardFacts(facts),
        section(t('rules-card-exact'), prose(book, t(`card-${id}-note`))),
        section(t('rules-card-tip'), h('p', { class: 'tip' }, t(`card-${id}-tip`))),
        statistics && statisticsOf(statistics, id),
        section(t('rules-card-rules'), rulesOf(book, id))),
      facts && sameStack(cards, facts, page)),
  };
}

/** @param {CardFacts} facts */
const cardFacts = ({ id, stack, copies, set, number }) => h('ul', { class: 'card-facts' },
  h('li', null, t('rules-card-stack', { stack }), ', ', t('rules-card-copies', { copies })),
  h('li', null, t(`rules-card-set-${id === 'your-majesty' ? 'king' : set}`)),
  h('li', null, t('rules-card-placement', { number })),
  h('li', null, t('rules-card-id', { id })));

/** @param {string} title @param {Child} content */
const section = (title, content) => h('section', { key: title }, h('h2', null, title), content);

/** Nothing for a card that the bots have not played with. @param {Statistics} statistics @param {Card} id */
function statisticsOf(statistics, id) {
  const results = cardResults(statistics, id);
  if (results.length === 0) return null;
  const about = t('rules-card-statistics-about', { bot: dynamicText(`level-${statistics.bots}`) });
  const head = [t('strategy-taken'), t('strategy-wins'), t('strategy-margin')].map((name) => h('th', { scope: 'col', class: 'number' }, name));
  const cell = (/** @type {[string, string] | null} */ within) => h('td', { class: 'number' }, within ? t('rules-card-statistics-cell', { value: within[0], error: within[1] }) : '–');
  const rows = results.map(({ players, taken, takers }) => h('tr', { key: players },
    h('th', { scope: 'row' }, t('strategy-count', { players })), cell(shareWithin(taken)), cell(takers && shareWithin(takers.wins)), cell(takers && pointsWithin(takers.margin))));
  return section(t('rules-card-statistics'), [h('p', null, about, ' ', h('a', { href: '/rules/strategy' }, t('strategy-title'))),
    h('div', { class: 'wide-table card-statistics', tabindex: '0', role: 'group', 'aria-label': t('rules-card-statistics') },
      h('table', null, h('thead', null, h('tr', null, h('td', null), head)), h('tbody', null, rows)))]);
}

/** @param {Book} book @param {Card} id */
const rulesOf = (book, id) => h('dl', { class: 'card-rules' }, book.cards[id].map((rule) => [
  h('dt', { key: `dt ${rule}` }, h('a', { class: 'id', href: `/rules#${rule}` }, rule)),
  h('dd', { key: rule, class: 'said' }, prose(book, dynamicText(ruleKey(rule)))),
]));

/** The other cards of the stack. @param {CardFacts[]} cards @param {CardFacts} facts @param {PageContext} page */
function sameStack(cards, { id, stack }, page) {
  const others = cards.filter((card) => card.id !== id && card.stack === stack);
  return h('section', { key: 'beside', class: 'beside' }, h('h2', null, t('rules-card-beside', { stack })),
    h('div', { class: 'cards' }, others.map((card) => actionCard({ id: card.id, facts: card, size: 'compact', enlarge: () => page.go(cardAddress(card.id)) }))));
}
