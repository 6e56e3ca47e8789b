/** The best players, and where the viewer is among them. */

import { h } from '../lib/dom.js';
import { request } from '../api/http.js';
import { me } from '../state/user.js';
import { formatNumber, loadMore, t } from '../i18n/messages.js';
import { requestState } from '../components/request-state.js';
import { pageTitle } from '../components/page-title.js';

/** @import { Leaderboard, RankedPlayer } from '../../types/wire.js' */

/** @type {import('../lib/navigation.js').PageFactory} */
export default async function leaderboard(page) {
  /** @type {[Leaderboard, unknown]} */
  const [first] = await Promise.all([request('GET', '/leaderboard'), loadMore('account')]);
  let { players, more } = first;
  const reading = requestState(page.redraw);
  /** The order may have changed since the last page: no player is listed twice. */
  const further = () => reading.run('more', async () => {
    /** @type {Leaderboard} */
    const next = await request('GET', `/leaderboard?skip=${players.at(-1)?.place ?? 0}`);
    const known = new Set(players.map(({ id }) => id));
    players = [...players, ...next.players.filter(({ id }) => !known.has(id))];
    more = next.more;
  });
  return {
    title: () => pageTitle(t('leaderboard-title')),
    view: () => h('div', { class: 'pages' },
      h('h1', null, t('leaderboard-title')),
      h('p', { class: 'intro' }, t('leaderboard-about')),
      h('section', { class: 'sheet', 'aria-label': t('leaderboard-title') },
        ownPlace(first),
        players.length > 0 ? ranking(players) : h('div', { class: 'nothing-yet' }, h('p', null, t('leaderboard-nobody'))),
        more && h('p', null, h('button', { onclick: further, disabled: reading.busy() !== '' }, t('leaderboard-more')), h('span', { role: 'alert' }, reading.refused())))),
  };
}

/** Nothing for those who have never played a rated game. @param {Leaderboard} board */
function ownPlace({ own, length }) {
  if (!own) return null;
  const text = own.place !== null ? t('leaderboard-own', { place: own.place })
    : own.missing > 0 ? t('leaderboard-own-missing', { games: own.missing }) : t('leaderboard-own-behind', { length });
  return h('p', { class: 'leaderboard-own' }, text);
}

/** @param {RankedPlayer[]} players */
function ranking(players) {
  const head = (/** @type {string} */ text, look = 'number') => h('th', { class: look, scope: 'col' }, text);
  return h('table', { class: 'leaderboard' },
    h('thead', null, h('tr', null, head(t('profile-place')), head(t('leaderboard-name'), 'name'), head(t('leaderboard-least')), head(t('profile-rating'), 'number detail'), head(t('leaderboard-games'), 'number detail'))),
    h('tbody', null, players.map(row)));
}

/** @param {RankedPlayer} player */
function row({ place, id, name, at_least: least, rating }) {
  return h('tr', { key: id, class: me.get()?.id === id ? 'own' : undefined },
    h('td', { class: 'number' }, place),
    h('th', { scope: 'row' }, h('a', { href: `/player/${id}` }, name)),
    h('td', { class: 'number' }, h('b', null, formatNumber(least))),
    h('td', { class: 'number detail' }, `${formatNumber(rating.value)} ± ${formatNumber(rating.uncertainty)}`),
    h('td', { class: 'number detail' }, rating.games));
}
