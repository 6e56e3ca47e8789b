/** A finished game: who won, the race of scores, what each scoring brought, who won what where. */

import { h } from '../lib/dom.js';
import { ask } from '../source/http.js';
import { moment, t } from '../words.js';
import { playerName, siteName } from '../names.js';
import { badge } from '../around/badge.js';
import { deed, reason } from '../around/deed.js';
import { refusal } from '../around/field.js';
import { race } from '../around/race.js';
import { most, story, totals } from '../around/story.js';
import { kind, person, seated } from '../around/who.js';
import { titled } from '../around/titled.js';

/** @typedef {import('../lib/dom.js').Child} Child */
/** @typedef {import('../router.js').Around} Around */
/** @typedef {{ table: import('../../types/wire.js').Table, game: import('../../types/wire.js').Game }} Tabled */
/** @typedef {import('../around/story.js').Notice} Notice */

const SITES = ['castillo', 'galicia', 'navarra', 'aragon', 'cataluna', 'castilla', 'toledo', 'valencia', 'sevilla', 'granada'];

/** One finished game is looked at, at a time. @type {{ id: string, notices?: Notice[], failed: string, again: import('../around/deed.js').Deed } | undefined} */
let looked;

/** The page of a finished game on its own; one that goes on is at its table. @type {import('../router.js').Maker} */
export default async function end(around, id) {
  const tabled = await ask('GET', `/tables/${id}`);
  if (tabled.table.phase !== 'over') {
    around.go(`/table/${id}`, true);
    return { title: () => titled(t('end-title')), view: () => null };
  }
  addEventListener('resize', around.redraw);
  return {
    title: () => titled(t('end-title')),
    view: () => ending(tabled, around),
    close: () => removeEventListener('resize', around.redraw),
  };
}

/**
 * @param {Tabled} tabled  its game is over
 * @param {Around} around
 * @param {Notice[]} [notices]  from the beginning; they are asked for where they are not at hand
 * @returns {Child}
 */
export function ending(tabled, around, notices) {
  const { table, game } = tabled;
  const known = looking(table.id, around, notices);
  const { places } = game.view.standing;
  return h('div', { class: 'ending', key: 'ending' },
    podium(table, places),
    deeds(table, around, known.again),
    known.notices ? told(tabled, known.notices) : h('div', { class: 'sheet wide loading', role: 'status' }, known.failed || t('around-loading')),
    facts(table));
}

/** @param {string} id @param {Around} around @param {Notice[]} [notices] */
function looking(id, around, notices) {
  if (looked?.id === id) return looked;
  const mine = { id, notices, failed: '', again: deed(around.redraw) };
  looked = mine;
  if (!notices) {
    ask('GET', `/tables/${id}/view?from=0`)
      .then((game) => Object.assign(mine, { notices: game.notices }), (error) => Object.assign(mine, { failed: reason(error) }))
      .then(around.redraw);
  }
  return mine;
}

/** @param {any} table @param {any[]} places */
function podium(table, places) {
  const first = places.filter(({ place }) => place === 1);
  const high = Math.max(1, places[0]?.score ?? 1);
  return h('section', { class: 'sheet wide podium', 'aria-labelledby': 'end-title' },
    h('div', { class: 'podium-head' },
      h('div', { class: 'podium-crests', 'aria-hidden': 'true' }, first.map(({ player }) => crowned(player))),
      h('div', null, h('h1', { id: 'end-title' }, title(table, first)), h('p', { class: 'faint' }, yours(table, places)))),
    h('ol', { class: 'podium-places' }, places.map((/** @type {any} */ one) => placed(table, one, high))));
}

/** @param {string} player */
const crowned = (player) => h('span', { class: 'podium-crown', key: player },
  h('svg', { viewBox: '0 0 18 11' }, h('path', { d: 'M1 2l4 3.5L9 0l4 5.5L17 2l-1.5 9h-13z' })), badge(player));

/** @param {any} table @param {any[]} first */
function title(table, first) {
  const mine = first.some(({ player }) => table.yours.includes(player));
  if (first.length === 1) return mine && table.yours.length === 1 ? t('end-you-won') : t('end-won', { name: playerName(table.seats, first[0].player) });
  return t('end-shared', { names: first.map(({ player }) => playerName(table.seats, player)).join(' · ') });
}

/** @param {any} table @param {any[]} places */
function yours(table, places) {
  const mine = places.find(({ player }) => table.yours.includes(player));
  if (!mine || table.yours.length > 1 || mine.place === 1) return t('end-after', { when: moment(table.ended) });
  return t('end-your-place', { place: mine.place, of: places.length });
}

/** @param {any} table @param {any} one @param {number} high */
function placed(table, { player, place, score }, high) {
  const seat = seated(table.seats, player);
  return h('li', { class: `podium-place of-${player} ${place === 1 ? 'first' : ''}`, key: player },
    h('span', { class: 'podium-rank', 'aria-label': t('end-rank', { place }) }, place),
    badge(player),
    h('span', { class: 'podium-name' }, playerName(table.seats, player), seat && h('small', null, kind(seat))),
    h('span', { class: 'podium-bar', 'aria-hidden': 'true' }, h('span', { style: { width: `${(100 * score) / high}%` } })),
    h('strong', { class: 'podium-points' }, score, h('span', { class: 'hidden-text' }, ` ${t('end-points')}`)));
}

/** Who has a seat asks for the rematch though there is one: where all have left it, there is another. @param {any} table @param {Around} around @param {import('../around/deed.js').Deed} again */
function deeds(table, around, again) {
  const rematch = () => again.run('rematch', async () => {
    const next = await ask('POST', `/tables/${table.id}/rematch`);
    if (alone(next.table)) await ask('POST', `/tables/${next.table.id}/start`);
    await around.go(`/table/${next.table.id}`);
  });
  return h('section', { class: 'end-deeds', 'aria-label': t('end-deeds') },
    table.yours.length > 0
      ? h('button', { class: 'main', disabled: again.busy() !== '', onclick: rematch }, t(table.next ? 'end-to-rematch' : 'end-rematch'))
      : table.next && h('a', { class: 'button main', href: `/table/${table.next}` }, t('end-to-rematch')),
    h('a', { class: 'button', href: `/replay/${table.id}?ply=0` }, t('end-replay')),
    h('a', { class: 'button', href: `/table/${table.id}` }, t('end-table')),
    h('a', { class: 'button', href: `/api/tables/${table.id}/record`, download: `el-grande-${table.id}.txt` }, t('end-record')),
    h('a', { class: 'button', href: '/' }, t('end-new-game')),
    refusal(again.refused('rematch')));
}

/** Nobody else has to be asked. @param {any} table */
const alone = (table) => table.phase === 'open' && table.seats.every((/** @type {any} */ seat) => seat.kind === 'bot' || table.yours.includes(seat.seat));

/** @param {Tabled} tabled @param {Notice[]} notices */
function told({ table, game }, notices) {
  const { players } = game.view;
  const { rounds, scorings } = story(notices, players);
  const width = innerWidth < 640 ? 360 : 800;
  return [
    h('section', { class: 'sheet wide', key: 'race' }, h('h2', null, t('end-race')), h('p', { class: 'faint' }, t('end-race-about')), race(rounds, players, table.seats, game.view.rounds.scorings, width)),
    h('section', { class: 'sheet wide', key: 'scorings' }, h('h2', null, t('end-scorings')), scored(table, players, scorings)),
    h('section', { class: 'sheet wide', key: 'where' }, h('h2', null, t('end-where')), h('p', { class: 'faint' }, t('end-where-about')), where(scorings)),
  ];
}

/** @param {any} table @param {string[]} players @param {import('../around/story.js').Scoring[]} scorings */
function scored(table, players, scorings) {
  const sums = totals(scorings.flatMap((one) => one.scored));
  const row = (/** @type {Record<string, number>} */ points) => players.map((player) => h('td', { class: 'number' }, points[player] ?? h('span', { class: 'faint' }, '–')));
  return h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': t('end-scorings') }, h('table', { class: 'scorings' },
    h('thead', null, h('tr', null, h('th', { scope: 'col' }, t('end-scoring')),
      players.map((player) => h('th', { class: 'number', scope: 'col' }, badge(player), h('span', { class: 'column-name' }, playerName(table.seats, player)))))),
    h('tbody', null, scorings.map((one) => h('tr', { class: one.card ? undefined : 'general', key: `${one.ply}` },
      h('th', { scope: 'row' }, h('a', { href: `/replay/${table.id}?ply=${one.ply}` }, scoring(one)), h('small', null, t('end-round', { round: one.round }))),
      row(totals(one.scored))))),
    h('tfoot', null, h('tr', null, h('th', { scope: 'row' }, t('end-sum')), row(sums)))));
}

/** @param {import('../around/story.js').Scoring} one */
const scoring = (one) => (one.card ? t(`card-${one.card}`) : t('end-general'));

/** @param {import('../around/story.js').Scoring[]} scorings */
function where(scorings) {
  const general = scorings.filter(({ card }) => !card);
  const cards = scorings.filter(({ card }) => card);
  return h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': t('end-where') }, h('table', { class: 'where' },
    h('thead', null,
      h('tr', null, h('th', { scope: 'col', rowspan: 2 }, t('end-site')), h('th', { scope: 'colgroup', colspan: general.length }, t('end-general-after')),
        h('th', { scope: 'col', rowspan: 2 }, t('end-cards')), h('th', { scope: 'col', rowspan: 2 }, t('end-most'))),
      h('tr', null, general.map(({ round }) => h('th', { scope: 'col', key: round }, round)))),
    h('tbody', null, SITES.map((site) => h('tr', { key: site },
      h('th', { scope: 'row' }, siteName(site)),
      general.map((one) => h('td', null, winners(most(one.scored, site)))),
      h('td', null, h('span', { class: 'wins' }, cards.map((one) => winners(most(one.scored, site))))),
      h('td', null, winners(best(scorings, site))))))));
}

/** Who got most from a site in the whole game. @param {import('../around/story.js').Scoring[]} scorings @param {string} site */
function best(scorings, site) {
  const sums = totals(scorings.flatMap((one) => one.scored).filter((one) => one.site === site));
  const points = Math.max(0, ...Object.values(sums));
  return { points, players: Object.keys(sums).filter((player) => points > 0 && sums[player] === points) };
}

/** @param {{ points: number, players: string[] }} won */
function winners({ points, players }) {
  return players.length > 0 && h('span', { class: 'win' }, players.map((player) => badge(player, 'small')), h('span', null, points));
}

/** @param {any} table */
function facts(table) {
  return h('details', { class: 'sheet wide end-facts', key: 'facts' },
    h('summary', null, t('end-facts')),
    h('ul', { class: 'plain' }, table.seats.map((/** @type {any} */ seat) => h('li', { key: seat.seat }, person(seat, true)))),
    table.seed && h('p', null, t('end-seed'), ' ', h('code', { class: 'seed' }, table.seed)),
    h('p', { class: 'faint' }, t('end-seed-about')));
}
