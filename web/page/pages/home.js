/** The home page: start a game, and links to everything else. */

import { h } from '../lib/dom.js';
import { request } from '../api/http.js';
import { me } from '../state/user.js';
import { t } from '../i18n/messages.js';
import { poll } from '../lib/poll.js';
import { requestState } from '../components/request-state.js';
import { errorText } from '../components/error-text.js';
import { radioField, errorMessage } from '../components/fields.js';
import { tableList } from '../components/table-list.js';
import { levelOptions } from '../components/level-options.js';
import { boardPicture } from '../components/board-picture.js';
import { level, loadAhead, opponents, startQuickGame } from '../state/quick-game.js';
import { listDeviceGames, storedGames } from '../state/device-games.js';
import { isOnline, offline } from '../api/reach.js';
import { hasServer } from '../lib/address.js';

/**
 * @import { ListedTable } from '../../types/wire.js'
 * @import { RequestState } from '../components/request-state.js'
 * @import { Child } from '../lib/dom.js'
 * @import { Page, PageContext } from '../lib/navigation.js'
 */


/** @param {PageContext} page @returns {Page} */
export default function home(page) {
  /** @type {Record<string, ListedTable[] | undefined>} */
  const lists = {};
  const status = requestState(page.redraw);
  const scene = boardPicture(page.redraw);
  let failed = '';
  const look = async () => {
    failed = await loadLists(lists, page).then(() => '', errorText);
    page.redraw();
  };
  look().then(loadTablePage);
  const stops = [offline.watch(page.redraw), opponents.watch(loadAhead)];
  const polling = poll(look, 20);
  return {
    title: () => t('start-title'),
    view: () => h('div', { class: 'start-page' }, hero(page, status, scene), awaitedTables(lists.awaited), onDevice(lists.device), mainLinks(), (isOnline() || lists.open) && tables(lists, failed), howToPlay()),
    close() {
      polling.close();
      stops.forEach((stop) => stop());
      scene.close();
    },
  };
}

/** Loads what a game needs while the user reads, so that it starts at once. If it fails, opening a table loads it again. */
const loadTablePage = () => import('./table.js').then(loadAhead, () => undefined);

/** @param {Record<string, ListedTable[] | undefined>} lists @param {PageContext} page */
async function loadLists(lists, page) {
  if (storedGames.get() > 0) {
    lists.device = (await listDeviceGames()).filter(({ phase }) => phase === 'playing');
    page.redraw();
  }
  if (!hasServer) return;
  const names = me.get() ? ['open', 'watch', 'awaited'] : ['open', 'watch'];
  await Promise.all(names.map(async (name) => {
    lists[name] = (await request('GET', `/tables?list=${name}`)).tables;
    page.redraw();
  }));
}

/** @param {PageContext} page @param {RequestState} status @param {{ view: () => Child }} scene */
function hero(page, status, scene) {
  return h('section', { class: 'hero', 'aria-labelledby': 'start-name' },
    h('div', { class: 'hero-text' },
      h('h1', { id: 'start-name' }, t('brand')),
      h('p', { class: 'intro' }, t('start-lead')),
      play(page, status)),
    h('div', { class: 'hero-picture' }, scene.view()));
}

/** @param {PageContext} page @param {RequestState} status */
function play(page, status) {
  const begin = (/** @type {Event} */ event) => {
    event.preventDefault();
    status.run('play', () => startQuickGame(page));
  };
  const many = [1, 2, 3, 4].map((count) => ({ value: String(count), text: String(count) }));
  const good = levelOptions(['squire', 'caballero', 'grande', 'master']).map(({ value, text }) => ({ value, text }));
  const set = (/** @type {() => void} */ change) => {
    change();
    page.redraw();
  };
  return h('form', { class: 'start-play', onsubmit: begin },
    h('button', { class: 'main huge', type: 'submit', disabled: status.busy() !== '' }, status.busy() ? t('start-dealing') : t('start-play')),
    h('a', { class: 'button start-learn', href: '/learn' }, h('strong', null, t('learn-start')), h('span', null, t('learn-start-about'))),
    errorMessage(status.refused()),
    h('div', { class: 'start-choices' },
      radioField({ name: 'opponents', label: t('start-opponents'), value: String(opponents.get()), options: many, look: 'segments', pick: (value) => set(() => opponents.set(Number(value))) }),
      radioField({ name: 'level', label: t('start-level'), value: level.get(), options: good, look: 'segments', pick: (value) => set(() => level.set(value)) })),
    h('p', { class: 'hint', 'aria-live': 'polite' }, t(`level-${level.get()}-about`), ' ', playingHint()));
}

/** A note: the user plays on the device, or as a guest. */
function playingHint() {
  if (!hasServer) return t('start-serverless');
  if (!isOnline()) return t('start-offline');
  return !me.get() && t('start-guest');
}

/** Running games on this device. @param {ListedTable[] | undefined} tables */
function onDevice(tables) {
  if (!tables?.length) return null;
  return h('section', { class: 'band', key: 'device', 'aria-labelledby': 'start-on-device' },
    h('h2', { id: 'start-on-device' }, t('nav-device')), tableList(tables, null, { awaited: true, most: 2 }));
}

/** @param {ListedTable[] | undefined} tables */
function awaitedTables(tables) {
  if (!tables?.length) return null;
  return h('section', { class: 'band', key: 'awaited', 'aria-labelledby': 'start-awaited' },
    h('h2', { id: 'start-awaited' }, t('start-awaited', { count: tables.length })), tableList(tables, null, { awaited: true, most: 4 }));
}

function mainLinks() {
  const way = (/** @type {'friends' | 'screen' | 'device' | 'watch' | 'best'} */ name, /** @type {string} */ href) => h('a', { class: 'way', href, key: name },
    h('strong', null, t(`start-${name}`)), h('span', null, t(`start-${name}-about`)));
  return h('nav', { class: 'ways', 'aria-label': t('start-ways') }, isOnline() && way('friends', '/new'), way('screen', '/new?one-screen'), way('device', '/device'), isOnline() && [way('watch', '/tables'), way('best', '/leaderboard')]);
}

/** @param {Record<string, ListedTable[] | undefined>} lists @param {string} failed */
function tables({ open, watch }, failed) {
  const part = (/** @type {'open' | 'watch'} */ name, /** @type {ListedTable[] | undefined} */ list) => h('section', { class: 'sheet', 'aria-labelledby': `start-${name}-tables` },
    h('h2', { id: `start-${name}-tables` }, t(`start-${name}-tables`)),
    tableList(list, h('p', null, t(`start-no-${name}`)), { most: 3, failed }),
    (list?.length ?? 0) > 3 && h('p', null, h('a', { href: '/tables' }, t('start-more', { count: (list?.length ?? 0) - 3 }))));
  return h('div', { class: 'pair' }, part('open', open), part('watch', watch));
}

function howToPlay() {
  return h('section', { class: 'sheet wide how', 'aria-labelledby': 'start-how' },
    h('h2', { id: 'start-how' }, t('start-how')),
    h('ol', { class: 'how-steps' }, /** @type {const} */ ([1, 2, 3]).map((step) => h('li', { key: step }, h('strong', null, t(`start-how-${step}`)), h('span', null, t(`start-how-${step}-more`))))),
    h('p', null, h('a', { href: '/rules' }, t('start-rules'))),
    hasServer && h('p', { class: 'faint' }, t('start-programs'), ' ', h('a', { href: '/api/docs' }, t('start-programs-link'))),
    h('p', { class: 'faint' }, t('start-credits')));
}
