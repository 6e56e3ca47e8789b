/** A player: rating, results, latest games, how they did against whoever looks; and one's own account. */

import { h } from '../lib/dom.js';
import { ask } from '../source/http.js';
import { me } from '../session.js';
import { figured, language, moment, t } from '../words.js';
import { account } from '../around/account.js';
import { titled } from '../around/titled.js';

/** @type {import('../router.js').Maker} */
export default async function player(around, id) {
  const own = me.get()?.id === id;
  const [who, met] = await Promise.all([ask('GET', `/players/${id}`), against(id)]);
  const settings = own ? account(around) : undefined;
  return {
    title: () => titled(own ? me.get()?.name ?? '' : who.name),
    view: () => h('div', { class: 'pages profile' },
      h('div', { class: 'page-head' }, h('div', null,
        h('h1', null, own ? me.get()?.name : who.name),
        h('p', { class: 'faint' }, t((own ? me.get()?.guest : who.guest) ? 'profile-guest' : 'profile-member'), ' · ', t('profile-since', { when: moment(who.created) })))),
      h('section', { class: 'figures', 'aria-label': t('profile-figures') }, figures(who, met)),
      latest(who, own),
      settings?.view()),
  };
}

/** @param {string} id */
async function against(id) {
  const mine = me.get();
  return mine && mine.id !== id ? ask('GET', `/players/${mine.id}/against/${id}`) : undefined;
}

/** @param {any} who @param {any} met */
function figures(who, met) {
  return [
    figure(t('profile-rating'), who.rating ? figured(who.rating.value) : '–',
      who.rating ? t('profile-rating-about', { uncertainty: Math.round(who.rating.uncertainty * 10) / 10, games: who.rating.games }) : t('profile-no-rating')),
    counted('people', who.people),
    counted('bots', who.bots),
    met && figure(t('profile-met'), met.games, met.games > 0 ? t('profile-met-about', met) : t('profile-never-met')),
  ];
}

/** @param {string} name @param {{ games: number, wins: number, mean_place: number | null }} count */
function counted(name, { games, wins, mean_place }) {
  const about = games > 0 ? t('profile-counted', { wins, percent: Math.round((100 * wins) / games), place: mean_place ?? 0 }) : t('profile-no-games');
  return figure(t(`profile-${name}`), games, about);
}

/** @param {string} name @param {string | number} value @param {string} about */
const figure = (name, value, about) => h('div', { class: 'figure', key: name }, h('span', { class: 'figure-name' }, name), h('strong', null, value), h('small', null, about));

/** @param {any} who @param {boolean} own */
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

/** @param {any} one */
function game(one) {
  return h('tr', { key: one.table },
    h('td', null, h('a', { href: `/result/${one.table}` }, day(one.ended)), one.left && h('small', { class: 'faint' }, ` ${t('profile-left')}`)),
    h('td', { class: one.place === 1 ? 'number won' : 'number' }, t('profile-place-of', { place: one.place, of: one.seats })),
    h('td', { class: 'number' }, one.points),
    h('td', { class: 'number' }, one.rating === null ? h('span', { class: 'faint' }, '–') : figured(one.rating)));
}
