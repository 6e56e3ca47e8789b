/** The strategy chapter: what cards and places are worth, computed from games of bots. */

import { cardAddress } from '../components/rule-link.js';
import { h } from '../lib/dom.js';
import { loadStylesheet } from '../lib/stylesheet.js';
import { dynamicText, formatNumber, language, loadMore, t } from '../i18n/messages.js';
import { siteName } from '../i18n/names.js';
import { bestPower, extremeCards, loadStatistics, pointsPerCaballero, rankedCards, rankedPlaces } from '../rules/strategy-statistics.js';

/**
 * @import { Child } from '../lib/dom.js'
 * @import { CardStatistics, Choice, PlaceStatistics, TableStatistics } from '../rules/strategy-statistics.js'
 * @import { Site } from '../../types/wire.js'
 */

/** How many cards a sentence names. */
const NAMED = 5;
const PARTS = /** @type {const} */ (['1', '2', '3']);

/** @type {import('../lib/navigation.js').PageFactory} */
export default async function strategy(page) {
  const [statistics] = await Promise.all([loadStatistics(), loadMore('book'), loadStylesheet('rules')]);
  const counts = Object.keys(statistics.tables);
  let players = counts.includes('4') ? '4' : counts[0];
  const choose = (/** @type {string} */ count) => {
    players = count;
    page.redraw();
  };
  return {
    title: () => t('strategy-title'),
    view: () => {
      const table = statistics.tables[players];
      return h('article', { class: 'strategy' },
        h('p', { class: 'way-back' }, h('a', { href: '/rules' }, t('rules-title'))),
        h('h1', null, t('strategy-title')),
        h('p', null, t('strategy-lead', { games: table.games, bot: dynamicText(`level-${statistics.bots}`) })),
        playerCounts(counts, players, choose),
        section('strategy-cards', t('strategy-cards-about'), cardSentences(table), cardTable(table)),
        section('strategy-powers', t('strategy-powers-about'), powerSentence(table), powerTable(table)),
        section('strategy-places', t('strategy-places-about'), placeSentences(table), placeTable(table)),
        section('strategy-bonuses', t('strategy-bonuses-about', { king: formatNumber(table.king_bonus.mean), grande: formatNumber(table.grande_bonus.mean), points: formatNumber(table.points.mean) })));
    },
  };
}

/** @param {string[]} counts @param {string} chosen @param {(count: string) => void} choose */
const playerCounts = (counts, chosen, choose) => h('div', { class: 'row', role: 'group', 'aria-label': t('strategy-players') },
  counts.map((count) => h('button', { key: count, type: 'button', 'aria-pressed': String(count === chosen), onclick: () => choose(count) }, t('strategy-count', { players: Number(count) }))));

/** @param {'strategy-cards' | 'strategy-powers' | 'strategy-places' | 'strategy-bonuses'} title @param {Child[]} content */
const section = (title, ...content) => h('section', { key: title }, h('h2', null, t(title)), content.map((part) => (typeof part === 'string' ? h('p', null, part) : part)));

/** @param {string[]} names */
const listed = (names) => names.join(', ');

/** @param {TableStatistics} table */
function cardSentences(table) {
  const { best, worst } = extremeCards(table, NAMED);
  const names = (/** @type {string[]} */ ids) => listed(ids.map((id) => dynamicText(`card-${id}`)));
  return [best.length > 0 && h('p', null, t('strategy-cards-best', { cards: names(best) })), worst.length > 0 && h('p', null, t('strategy-cards-worst', { cards: names(worst) }))];
}

/** @param {TableStatistics} table */
const powerSentence = (table) => h('p', null, t('strategy-powers-best', { first: bestPower(table, 0), second: bestPower(table, 1), third: bestPower(table, 2) }));

/** @param {TableStatistics} table */
function placeSentences(table) {
  const ranked = rankedPlaces(table);
  const [best, worst] = [ranked[0], ranked[ranked.length - 1]];
  const name = (/** @type {string} */ site) => siteName(/** @type {Site} */ (site));
  const castillo = table.places.castillo;
  return [
    h('p', null, t('strategy-places-best', { best: name(best[0]), most: formatNumber(pointsPerCaballero(best[1])), worst: name(worst[0]), least: formatNumber(pointsPerCaballero(worst[1])) })),
    h('p', null, t('strategy-places-castillo', { first: formatNumber(castillo[0].leader.mean), last: formatNumber(castillo[2].leader.mean), points: formatNumber(castillo[2].points.mean) })),
  ];
}

/** @param {string} first @param {string[]} others @param {Child[]} rows */
const numberTable = (first, others, rows) => h('div', { class: 'wide-table', tabindex: '0', role: 'group', 'aria-label': first }, h('table', null,
  h('thead', null, h('tr', null, h('th', { scope: 'col' }, first), others.map((name) => h('th', { scope: 'col', class: 'number' }, name)))), h('tbody', null, rows)));

/** @param {Child} name @param {string[]} cells @param {string} key */
const row = (name, cells, key) => h('tr', { key }, h('th', { scope: 'row' }, name), cells.map((cell) => h('td', { class: 'number' }, cell)));

/** @param {number} value */
const signed = (value) => (value > 0 ? '+' : '') + formatNumber(value).replace('-', '−');
/** @param {number} share */
const percent = (share) => new Intl.NumberFormat(language.get(), { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** @param {TableStatistics} table */
const cardTable = (table) => numberTable(t('rules-table-card'), [t('strategy-taken'), t('strategy-wins'), t('strategy-margin')], rankedCards(table).map(([id, card]) => cardRow(id, card)));

/** @param {string} id @param {CardStatistics} card */
const cardRow = (id, { taken, takers }) => row(h('a', { href: cardAddress(id) }, dynamicText(`card-${id}`)), [percent(taken.mean), percent(takers.wins.mean), signed(takers.margin.mean)], id);

/** @param {TableStatistics} table */
const powerTable = (table) => numberTable(t('rules-table-power'), PARTS.map((part) => t(`strategy-part-${part}`)),
  Object.entries(table.powers).map(([value, parts]) => row(value, parts.map(({ margin }) => signed(margin.mean)), value)));

/** @param {TableStatistics} table */
const placeTable = (table) => numberTable(t('strategy-place'), PARTS.map((part) => t(`strategy-part-${part}`)),
  rankedPlaces(table).map(([site, parts]) => row(siteName(/** @type {Site} */ (site)), parts.map(placeCell), site)));

/** @param {PlaceStatistics} statistics */
const placeCell = ({ leader, points }) => t('strategy-cell', { caballeros: formatNumber(leader.mean), points: formatNumber(points.mean) });
