/** A player's profile: rating, results, latest games, record against the viewer; for the user themselves also the account settings. */

import { h } from '../lib/dom.js';
import { request } from '../api/http.js';
import { subject } from '../state/player-menu.js';
import { me } from '../state/user.js';
import { formatNumber, language, loadMore, formatTime, t } from '../i18n/messages.js';
import { accountSettings } from '../account/account.js';
import { pageTitle } from '../components/page-title.js';

/** @import { Meetings, Profile, Rating, Result } from '../../types/wire.js' */

/** @import { PageFactory } from '../lib/navigation.js' */

/** @type {import('../lib/navigation.js').PageFactory} */
export default async function player(page, id) {
  const own = me.get()?.id === id;
  const [who, met] = await Promise.all([request('GET', `/players/${id}`), against(id), loadMore('account')]);
  const settings = own ? accountSettings(page) : undefined;
  return {
    title: () => pageTitle(own ? me.get()?.name ?? '' : who.name),
    view: () => h('div', { class: 'pages profile' },
      h('div', { class: 'page-head' }, h('div', null,
        h('h1', null, own ? me.get()?.name : who.name),
        h('p', { class: 'faint' }, t((own ? me.get()?.guest : who.guest) ? 'profile-guest' : 'profile-member'), ' · ', t('profile-since', { when: formatTime(who.created) }))),
        !own && me.get() && h('button', { 'aria-haspopup': 'dialog', onclick: () => subject.set({ id, name: who.name }) }, t('profile-menu'))),
      h('section', { class: 'statistics', 'aria-label': t('profile-figures') }, statistics(who, met)),
      latest(who, own),
      settings?.view()),
  };
}

/** @param {string} id @returns {Promise<Meetings | undefined>} */
async function against(id) {
  const mine = me.get();
  return mine && mine.id !== id ? request('GET', `/players/${mine.id}/against/${id}`) : undefined;
}

/** @param {Profile} who @param {Meetings | undefined} met */
function statistics(who, met) {
  return [
    statistic(t('profile-rating'), who.rating ? ratingText(who.rating) : '–',
      who.rating ? t('profile-rating-about', { uncertainty: Math.round(who.rating.uncertainty * 10) / 10, games: who.rating.games }) : t('profile-no-rating')),
    counted('people', who.people),
    counted('bots', who.bots),
    met && statistic(t('profile-met'), met.games, met.games > 0 ? t('profile-met-about', { ahead: met.ahead, level: met.level, behind: met.behind }) : t('profile-never-met')),
  ];
}

/** The rating; after few games it is provisional. @param {Rating} rating */
const ratingText = ({ value, provisional }) => (provisional ? `${formatNumber(value)} (${t('profile-provisional')})` : formatNumber(value));

/** @param {'people' | 'bots'} name @param {{ games: number, wins: number, mean_place: number | null }} count */
function counted(name, { games, wins, mean_place }) {
  const about = games > 0 ? t('profile-counted', { wins, percent: Math.round((100 * wins) / games), place: mean_place ?? 0 }) : t('profile-no-games');
  return statistic(t(`profile-${name}`), games, about);
}

/** @param {string} name @param {string | number} value @param {string} about */
const statistic = (name, value, about) => h('div', { class: 'statistic', key: name }, h('span', { class: 'statistic-name' }, name), h('strong', null, value), h('small', null, about));

/** @param {Profile} who @param {boolean} own */
function latest(who, own) {
  return h('section', { class: 'sheet' },
    h('h2', null, t('profile-latest')),
    who.latest.length === 0
      ? h('div', { class: 'nothing-yet' }, h('p', null, t(own ? 'profile-none-own' : 'profile-none')))
      : h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': t('profile-latest') }, h('table', { class: 'latest' },
        h('thead', null, h('tr', null, h('th', { scope: 'col' }, t('profile-when')), h('th', { class: 'number', scope: 'col' }, t('profile-place')),
          h('th', { class: 'number', scope: 'col' }, t('profile-points')), h('th', { class: 'number', scope: 'col' }, t('profile-rating')))),
        h('tbody', null, who.latest.map(game)))));
}

/** @param {number} at */
const day = (at) => new Intl.DateTimeFormat(language.get(), { dateStyle: 'medium' }).format(at);

/** @param {Result} one */
function game(one) {
  return h('tr', { key: one.table },
    h('td', null, h('a', { href: `/result/${one.table}` }, day(one.ended)), one.left && h('small', { class: 'faint' }, ` ${t('profile-left')}`)),
    h('td', { class: one.place === 1 ? 'number won' : 'number' }, t('profile-place-of', { place: one.place, of: one.seats })),
    h('td', { class: 'number' }, one.points),
    h('td', { class: 'number' }, one.rating === null ? h('span', { class: 'faint', title: one.unrated ? t(`unrated-${one.unrated}`) : undefined }, '–') : formatNumber(one.rating)));
}
