/** The result of a game: ranking, scores by round, every scoring, winners by region. */

import { finalePicture } from '../animation/finale.js';
import { h } from '../lib/dom.js';
import { loadStylesheet } from '../lib/stylesheet.js';
import { request } from '../api/http.js';
import { formatTime, t } from '../i18n/messages.js';
import { playerName, siteName } from '../i18n/names.js';
import { colourBadge } from '../components/colour-badge.js';
import { shareButton } from '../components/copy-button.js';
import { requestState } from '../components/request-state.js';
import { errorText } from '../components/error-text.js';
import { recordLink } from '../components/record-link.js';
import { isOnDevice } from '../state/device-games.js';
import { keepGame } from '../state/game-copies.js';
import { errorMessage } from '../components/fields.js';
import { scoreChart } from '../replay/score-chart.js';
import { mostPoints, summarize, totals } from '../replay/summary.js';
import { seatKind, seatLabel, seatOf } from '../components/seat-label.js';
import { winnerText } from '../components/table-state.js';
import { pageTitle } from '../components/page-title.js';

/**
 * @import { Game, Notice, Place, Player, Seat, Site, Table } from '../../types/wire.js'
 * @import { RequestState } from '../components/request-state.js'
 * @import { Child } from '../lib/dom.js'
 * @import { PageContext, PageFactory } from '../lib/navigation.js'
 * @import { Scoring } from '../replay/summary.js'
 */

/** @typedef {{ table: Table, game: Game }} Tabled */

/** @type {Site[]} */
const SITES = ['castillo', 'galicia', 'navarra', 'aragon', 'cataluna', 'castilla', 'toledo', 'valencia', 'sevilla', 'granada'];

/** The result that is shown; one at a time. @type {{ id: string, notices?: Notice[], failed: string, again: RequestState } | undefined} */
let shown;

/** The page of a finished game on its own; a running game is shown at its table. @type {import('../lib/navigation.js').PageFactory} */
export default async function result(page, id) {
  const [tabled] = await Promise.all([request('GET', `/tables/${id}`), loadStylesheet('scenes')]);
  if (tabled.table.phase !== 'over') {
    page.go(`/table/${id}`, true);
    return { title: () => pageTitle(t('end-title')), view: () => null };
  }
  addEventListener('resize', page.redraw);
  return {
    title: () => pageTitle(t('end-title')),
    view: () => resultView(tabled, page),
    close: () => removeEventListener('resize', page.redraw),
  };
}

/**
 * @param {Tabled} tabled  its game is over
 * @param {PageContext} page
 * @param {Notice[]} [notices]  from the beginning; requested where they are not given
 * @returns {Child}
 */
export function resultView(tabled, page, notices) {
  const { table, game } = tabled;
  const known = loadedResult(table.id, page, notices);
  const { places } = game.view.standing;
  return h('div', { class: 'ending', key: 'ending' },
    podium(table, places),
    actions(table, page, known.again),
    known.notices ? details(tabled, known.notices) : h('div', { class: 'sheet wide loading', role: 'status' }, known.failed || t('common-loading')),
    facts(table));
}

/** @param {string} id @param {PageContext} page @param {Notice[]} [notices] */
function loadedResult(id, page, notices) {
  if (shown?.id === id) return shown;
  const mine = { id, notices, failed: '', again: requestState(page.redraw) };
  shown = mine;
  if (!notices) {
    request('GET', `/tables/${id}/view?from=0`)
      .then((game) => Object.assign(mine, { notices: game.notices }), (error) => Object.assign(mine, { failed: errorText(error) }))
      .then(page.redraw);
  }
  return mine;
}

/** @param {Table} table @param {Place[]} places */
function podium(table, places) {
  const first = places.filter(({ place }) => place === 1);
  const high = Math.max(1, places[0]?.score ?? 1);
  return h('section', { class: 'sheet wide podium', 'aria-labelledby': 'end-title' },
    finalePicture(places, first.map(({ player }) => player)),
    h('h1', { id: 'end-title' }, winnerText(table, places)), h('p', { class: 'faint' }, yours(table, places)),
    table.unrated && table.unrated !== 'bots' && h('p', { class: 'faint' }, t(`unrated-${table.unrated}`)),
    h('ol', { class: 'podium-places' }, places.map((one) => placeRow(table, one, high))));
}

/** @param {Table} table @param {Place[]} places */
function yours(table, places) {
  const mine = places.find(({ player }) => table.yours.includes(player));
  if (!mine || table.yours.length > 1 || mine.place === 1) return t('end-after', { when: formatTime(table.ended ?? 0) });
  return t('end-your-place', { place: mine.place, of: places.length });
}

/** @param {Table} table @param {Place} one @param {number} high */
function placeRow(table, { player, place, score }, high) {
  const seat = seatOf(table.seats, player);
  return h('li', { class: `podium-place of-${player} ${place === 1 ? 'first' : ''}`, key: player },
    h('span', { class: 'podium-rank', 'aria-label': t('end-rank', { place }) }, place),
    colourBadge(player),
    h('span', { class: 'podium-name' }, playerName(table.seats, player), seat && h('small', null, seatKind(seat))),
    h('span', { class: 'podium-bar', 'aria-hidden': 'true' }, h('span', { style: { width: `${(100 * score) / high}%` } })),
    h('strong', { class: 'podium-points' }, score, h('span', { class: 'hidden-text' }, ` ${t('end-points')}`)));
}

/** A player requests the rematch even where one exists: if everyone has left it, the server makes another. @param {Table} table @param {PageContext} page @param {RequestState} again */
function actions(table, page, again) {
  const rematch = () => again.run('rematch', async () => {
    const next = await request('POST', `/tables/${table.id}/rematch`);
    if (alone(next.table)) await request('POST', `/tables/${next.table.id}/start`);
    await page.go(`/table/${next.table.id}`);
  });
  return h('section', { class: 'end-actions', 'aria-label': t('end-actions') },
    table.yours.length > 0
      ? h('button', { class: 'main', disabled: again.busy() !== '', onclick: rematch }, t(table.next ? 'end-to-rematch' : 'end-rematch'))
      : table.next && h('a', { class: 'button main', href: `/table/${table.next}` }, t('end-to-rematch')),
    h('a', { class: 'button', href: `/replay/${table.id}?ply=0` }, t('end-replay')),
    h('a', { class: 'button', href: `/review/${table.id}` }, t('end-review')),
    h('a', { class: 'button', href: `/table/${table.id}` }, t('end-table')),
    isOnDevice(table.id) ? null : [shareButton(`${location.origin}/result/${table.id}`, t('share-result')), keepButton(table, again)],
    recordLink(table.id, t('end-record'), (saving) => again.run('record', () => saving)),
    h('a', { class: 'button', href: '/' }, t('end-new-game')),
    errorMessage(again.refused()));
}

/** The tables of this visit that were kept on the device. @type {Set<string>} */
const kept = new Set();

/** @param {Table} table @param {RequestState} status */
function keepButton(table, status) {
  const keep = () => status.run('keep', async () => {
    await keepGame(table);
    kept.add(table.id);
  });
  if (kept.has(table.id)) return h('a', { class: 'button', href: '/device', key: 'kept' }, t('end-kept'));
  return h('button', { disabled: status.busy() !== '', onclick: keep, key: 'keep' }, t('end-keep'));
}

/** No other person plays. @param {Table} table */
const alone = (table) => table.phase === 'open' && table.seats.every((seat) => seat.kind === 'bot' || table.yours.includes(seat.seat));

/** @param {Tabled} tabled @param {Notice[]} notices */
function details({ table, game }, notices) {
  const { players } = game.view;
  const { rounds, scorings } = summarize(notices, players);
  const width = innerWidth < 640 ? 360 : 800;
  return [
    h('section', { class: 'sheet wide', key: 'race' }, h('h2', null, t('end-race')), h('p', { class: 'faint' }, t('end-race-about')), scoreChart(rounds, players, table.seats, game.view.rounds.scorings, width)),
    h('section', { class: 'sheet wide', key: 'scorings' }, h('h2', null, t('end-scorings')), scoringTable(table, players, scorings)),
    h('section', { class: 'sheet wide', key: 'where' }, h('h2', null, t('end-where')), h('p', { class: 'faint' }, t('end-where-about')), siteTable(scorings)),
  ];
}

/** @param {Table} table @param {Player[]} players @param {Scoring[]} scorings */
function scoringTable(table, players, scorings) {
  const sums = totals(scorings.flatMap((one) => one.scored));
  const row = (/** @type {Partial<Record<Player, number>>} */ points) => players.map((player) => h('td', { class: 'number' }, points[player] ?? h('span', { class: 'faint' }, '–')));
  return h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': t('end-scorings') }, h('table', { class: 'scorings' },
    h('thead', null, h('tr', null, h('th', { scope: 'col' }, t('end-scoring')),
      players.map((player) => h('th', { class: 'number', scope: 'col' }, colourBadge(player), h('span', { class: 'column-name' }, playerName(table.seats, player)))))),
    h('tbody', null, scorings.map((one) => h('tr', { class: one.card ? undefined : 'general', key: `${one.ply}` },
      h('th', { scope: 'row' }, h('a', { href: `/replay/${table.id}?ply=${one.ply}` }, scoring(one)), h('small', null, t('end-round', { round: one.round }))),
      row(totals(one.scored))))),
    h('tfoot', null, h('tr', null, h('th', { scope: 'row' }, t('end-sum')), row(sums)))));
}

/** @param {Scoring} one */
const scoring = (one) => (one.card ? t(`card-${one.card}`) : t('end-general'));

/** @param {Scoring[]} scorings */
function siteTable(scorings) {
  const general = scorings.filter(({ card }) => !card);
  const cards = scorings.filter(({ card }) => card);
  return h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': t('end-where') }, h('table', { class: 'where' },
    h('thead', null,
      h('tr', null, h('th', { scope: 'col', rowspan: 2 }, t('end-site')), h('th', { scope: 'colgroup', colspan: general.length }, t('end-general-after')),
        h('th', { scope: 'col', rowspan: 2 }, t('end-cards')), h('th', { scope: 'col', rowspan: 2 }, t('end-most'))),
      h('tr', null, general.map(({ round }) => h('th', { scope: 'col', key: round }, round)))),
    h('tbody', null, SITES.map((site) => h('tr', { key: site },
      h('th', { scope: 'row' }, siteName(site)),
      general.map((one) => h('td', null, winners(mostPoints(one.scored, site)))),
      h('td', null, h('span', { class: 'wins' }, cards.map((one) => winners(mostPoints(one.scored, site))))),
      h('td', null, winners(best(scorings, site))))))));
}

/** Who got most from a site in the whole game. @param {Scoring[]} scorings @param {Site} site */
function best(scorings, site) {
  const sums = totals(scorings.flatMap((one) => one.scored).filter((one) => one.site === site));
  const points = Math.max(0, ...Object.values(sums));
  return { points, players: /** @type {Player[]} */ (Object.keys(sums)).filter((player) => points > 0 && sums[player] === points) };
}

/** @param {{ points: number, players: Player[] }} won */
function winners({ points, players }) {
  return players.length > 0 && h('span', { class: 'win' }, players.map((player) => colourBadge(player, 'small')), h('span', null, points));
}

/** @param {Table} table */
function facts(table) {
  return h('details', { class: 'sheet wide end-facts', key: 'facts' },
    h('summary', null, t('end-facts')),
    h('ul', { class: 'plain' }, table.seats.map((seat) => h('li', { key: seat.seat }, seatLabel(seat, true)))),
    table.seed && h('p', null, t('end-seed'), ' ', h('code', { class: 'seed' }, table.seed)),
    h('p', { class: 'faint' }, t('end-seed-about')));
}
