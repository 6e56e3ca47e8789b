/** The strategy chapter: what cards and places are worth, computed from games of bots. */

import { cardAddress } from '../components/rule-link.js';
import { h } from '../lib/dom.js';
import { loadStylesheet } from '../lib/stylesheet.js';
import { dynamicText, formatNumber, language, loadMore, t } from '../i18n/messages.js';
import { siteName } from '../i18n/names.js';
import { CERTAIN, ENOUGH, extremeCards, extremePlaces, goodPowers, isCertain, loadStatistics, rankedCards, rankedPlaces, total } from '../rules/strategy-statistics.js';

/**
 * @import { Child } from '../lib/dom.js'
 * @import { CardStatistics, Mean, PlaceStatistics, Rate, TableStatistics } from '../rules/strategy-statistics.js'
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
        h('p', { class: 'faint' }, t('strategy-uncertain', { enough: ENOUGH, errors: CERTAIN })),
        playerCounts(counts, players, choose),
        section('strategy-cards', t('strategy-cards-about'), cardSentences(table), cardTable(table)),
        section('strategy-variants', t('strategy-variants-about', { games: table.variants.games }), cardSentences(table.variants), cardTable(table.variants)),
        section('strategy-powers', t('strategy-powers-about'), powerList(table), powerTable(table)),
        section('strategy-places', t('strategy-places-about', { scorings: table.games }), placeSentences(table), placeTable(table)),
        section('strategy-bonuses', t('strategy-bonuses-about', { king: decimal(total(table.king_bonus)), grande: decimal(total(table.grande_bonus)), points: decimal(table.points.mean) }), bonusTable(table)));
    },
  };
}

/** @param {string[]} counts @param {string} chosen @param {(count: string) => void} choose */
const playerCounts = (counts, chosen, choose) => h('div', { class: 'row', role: 'group', 'aria-label': t('strategy-players') },
  counts.map((count) => h('button', { key: count, type: 'button', 'aria-pressed': String(count === chosen), onclick: () => choose(count) }, t('strategy-count', { players: Number(count) }))));

/** @param {'strategy-cards' | 'strategy-variants' | 'strategy-powers' | 'strategy-places' | 'strategy-bonuses'} title @param {Child[]} content */
const section = (title, ...content) => h('section', { key: title }, h('h2', null, t(title)), content.map((part) => (typeof part === 'string' ? h('p', null, part) : part)));

/** @param {string[]} names */
const listed = (names) => names.join(', ');

/** @param {{ cards: Record<string, CardStatistics> }} table */
function cardSentences(table) {
  const { best, worst } = extremeCards(table, NAMED);
  const names = (/** @type {string[]} */ ids) => listed(ids.map((id) => dynamicText(`card-${id}`)));
  return [best.length > 0 && h('p', null, t('strategy-cards-best', { cards: names(best) })), worst.length > 0 && h('p', null, t('strategy-cards-worst', { cards: names(worst) }))];
}

/** @param {TableStatistics} table */
function powerList(table) {
  const parts = PARTS.map((name, part) => ({ name, powers: goodPowers(table, part) })).filter(({ powers }) => powers.length > 0);
  return parts.length > 0 && [h('p', null, t('strategy-powers-best')), h('ul', null, parts.map(({ name, powers }) => h('li', { key: name }, `${t(`strategy-part-${name}`)}: ${listed(powers.map(String))}`)))];
}

/** @param {TableStatistics} table */
function placeSentences(table) {
  const { best, worst } = extremePlaces(table);
  const names = (/** @type {Rate[]} */ list) => listed(list.map(({ site, points }) => `${siteName(/** @type {Site} */ (site))} (${decimal(points)})`));
  const castillo = table.places.castillo;
  return [
    best.length > 0 && h('p', null, t('strategy-places-best', { places: names(best) })),
    worst.length > 0 && h('p', null, t('strategy-places-worst', { places: names(worst) })),
    h('p', null, t('strategy-places-castillo', { first: decimal(castillo[0].leader.mean), last: decimal(castillo[2].leader.mean), points: decimal(castillo[2].points.mean) })),
  ];
}

/** @param {string} first @param {string[]} others @param {Child[]} rows */
const numberTable = (first, others, rows) => h('div', { class: 'wide-table', tabindex: '0', role: 'group', 'aria-label': first }, h('table', null,
  h('thead', null, h('tr', null, h('th', { scope: 'col' }, first), others.map((name) => h('th', { scope: 'col', class: 'number' }, name)))), h('tbody', null, rows)));

/** @param {Child} name @param {(string | Margin)[]} cells @param {string} key */
const row = (name, cells, key) => h('tr', { key }, h('th', { scope: 'row' }, name), cells.map((cell) => (typeof cell === 'string' ? h('td', { class: 'number' }, cell) : h('td', { class: cell.certain ? 'number' : 'number faint' }, cell.text))));

/** With one decimal, so that the numbers of a column line up. @param {number} value @param {'negative' | 'exceptZero'} [signDisplay] */
const decimal = (value, signDisplay = 'negative') => new Intl.NumberFormat(language.get(), { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay }).format(value).replace('-', '−');
/** @param {number} value */
const signed = (value) => decimal(value, 'exceptZero');
/** @param {number} share */
const percent = (share) => new Intl.NumberFormat(language.get(), { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** @typedef {{ text: string, certain: boolean }} Margin  in parentheses unless it is certain */

/** @param {Mean} margin @returns {Margin} */
function marginCell(margin) {
  if (margin.count === 0) return { text: '–', certain: false };
  const certain = isCertain(margin);
  return { text: certain ? signed(margin.mean) : `(${signed(margin.mean)})`, certain };
}

const partNames = () => PARTS.map((part) => t(`strategy-part-${part}`));

/** @param {{ cards: Record<string, CardStatistics> }} table */
const cardTable = (table) => numberTable(t('rules-table-card'), [t('strategy-cases'), t('strategy-taken'), t('strategy-wins'), t('strategy-margin'), ...partNames()], rankedCards(table).map(([id, card]) => cardRow(id, card)));

/** @param {string} id @param {CardStatistics} card */
const cardRow = (id, { taken, takers, margins }) => row(h('a', { href: cardAddress(id) }, dynamicText(`card-${id}`)), [formatNumber(takers.margin.count), percent(taken.mean), percent(takers.wins.mean), ...[takers.margin, ...margins].map(marginCell)], id);

/** @param {TableStatistics} table */
const powerTable = (table) => numberTable(t('rules-table-power'), [t('strategy-cases'), ...partNames()],
  Object.entries(table.powers).map(([value, parts]) => row(value, [formatNumber(parts.reduce((sum, { margin }) => sum + margin.count, 0)), ...parts.map(({ margin }) => marginCell(margin))], value)));

/** @param {TableStatistics} table */
const placeTable = (table) => numberTable(t('strategy-place'), partNames(),
  rankedPlaces(table).map(({ site }) => row(siteName(/** @type {Site} */ (site)), table.places[site].map(placeCell), site)));

/** @param {PlaceStatistics} statistics */
const placeCell = ({ leader, points }) => t('strategy-cell', { caballeros: decimal(leader.mean), points: decimal(points.mean) });

/** @param {TableStatistics} table */
const bonusTable = (table) => numberTable(t('strategy-bonus'), partNames(),
  /** @type {const} */ (['king', 'grande']).map((bonus) => row(t(`strategy-bonus-${bonus}`), table[`${bonus}_bonus`].map(({ mean }) => decimal(mean)), bonus)));
