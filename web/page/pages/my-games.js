/** The user's games: those that wait for them, running games, finished games, and people to play with again. */

import { h } from '../lib/dom.js';
import { request } from '../api/http.js';
import { openStream } from '../api/stream.js';
import { awaitsUser } from '../state/readiness.js';
import { me } from '../state/user.js';
import { t } from '../i18n/messages.js';
import { poll } from '../lib/poll.js';
import { requestState } from '../components/request-state.js';
import { errorText } from '../components/error-text.js';
import { tableList } from '../components/table-list.js';
import { timeLeft } from '../components/table-state.js';
import { pageTitle } from '../components/page-title.js';
import { recentOpponents } from './recent-opponents.js';

/**
 * @import { ListedTable } from '../../types/wire.js'
 * @import { Child } from '../lib/dom.js'
 * @import { PageFactory } from '../lib/navigation.js'
 * @import { ListOptions } from '../components/table-list.js'
 */

const LISTS = ['awaited', 'mine', 'finished'];
/** Tables per request; a response has fewer if some cannot be read. */
const PORTION = 50;

/** @type {import('../lib/navigation.js').PageFactory} */
export default function myGames(page) {
  /** @type {Record<string, ListedTable[] | undefined>} */
  const lists = {};
  /** Finished games before the latest. @type {ListedTable[]} */
  const earlier = [];
  let [portions, isMore] = [1, false];
  const reading = requestState(() => page.redraw());
  const opponents = recentOpponents(page);
  let failed = '';
  /** The list may have grown meanwhile: no game is listed twice. */
  const further = () => reading.run('earlier', async () => {
    const { tables, more } = await request('GET', `/tables?list=finished&skip=${PORTION * portions}`);
    earlier.push(...without(tables, finished()));
    [portions, isMore] = [portions + 1, more];
  });
  const finished = () => [...(lists.finished ?? []), ...earlier];
  const more = () => isMore
    && h('p', null, h('button', { onclick: further, disabled: reading.busy() !== '' }, t('mine-earlier')), h('span', { role: 'alert' }, reading.refused()));
  const look = async () => {
    if (!me.get()) return;
    try {
      const answers = await Promise.all(LISTS.map((name) => request('GET', `/tables?list=${name}`)));
      const latest = answers[LISTS.indexOf('finished')];
      if (portions === 1) isMore = latest.more;
      else earlier.unshift(...without(lists.finished ?? [], [...latest.tables, ...earlier]));
      LISTS.forEach((name, at) => { lists[name] = answers[at].tables; });
      failed = '';
    } catch (error) {
      failed = errorText(error);
    }
    page.redraw();
  };
  const stream = me.get() ? openStream('/me/stream', { awaited: look }, () => {}) : undefined;
  look();
  const looking = poll(look, 30);
  return {
    title: () => pageTitle(t('mine-title')),
    view: () => h('div', { class: 'pages' },
      h('div', { class: 'page-head' }, h('h1', null, t('mine-title')), h('a', { class: 'button main', href: '/new' }, t('lobby-new'))),
      me.get() ? [parts(lists, { failed }), opponents.view(finished()), part('finished', lists.finished && finished(), { failed, most: Infinity }, more())] : nobody()),
    close() {
      looking.close();
      stream?.close();
    },
  };
}

/** Those that are not among the others. @param {ListedTable[]} tables @param {ListedTable[]} others */
function without(tables, others) {
  const known = new Set(others.map(({ id }) => id));
  return tables.filter(({ id }) => !known.has(id));
}

/** The running games. @param {Record<string, ListedTable[] | undefined>} lists @param {ListOptions} options */
function parts({ awaited, mine }, options) {
  const user = me.get()?.id ?? '';
  const rooms = mine?.filter((table) => awaitsUser(table, user)) ?? [];
  const waiting = awaited && byDeadline([...awaited, ...rooms]);
  return [
    part('awaited', waiting, { ...options, awaited: true }),
    part('going', mine && byDeadline(without(mine, waiting ?? [])), options),
  ];
}

/** The shortest time first; tables without a clock keep their order. @param {ListedTable[]} tables */
const byDeadline = (tables) => tables.toSorted((one, other) => urgency(one) - urgency(other));

/** @param {ListedTable} table */
const urgency = (table) => timeLeft(table) ?? Number.MAX_SAFE_INTEGER;

/** @param {'awaited' | 'going' | 'finished'} name @param {ListedTable[] | undefined} tables @param {ListOptions} options @param {Child} [more] */
function part(name, tables, options, more) {
  return h('section', { class: 'sheet', key: name, 'aria-labelledby': `mine-${name}` },
    h('h2', { id: `mine-${name}` }, t(`mine-${name}`)), tableList(tables, h('p', null, t(`mine-no-${name}`)), options), more);
}

const nobody = () => h('div', { class: 'sheet' }, h('p', null, t('mine-nobody')), h('p', null, h('a', { class: 'button main', href: '/' }, t('start-play'))));
