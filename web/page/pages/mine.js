/** The games of whoever looks: where they are awaited, what goes on, what is finished. */

import { h } from '../lib/dom.js';
import { ask, followed } from '../source/http.js';
import { me } from '../session.js';
import { t } from '../words.js';
import { again } from '../around/again.js';
import { deed, reason } from '../around/deed.js';
import { glances } from '../around/glance.js';
import { titled } from '../around/titled.js';

const LISTS = ['awaited', 'mine', 'finished'];
/** So many tables come at a time, or fewer where some cannot be read. */
const PORTION = 50;

/** @type {import('../router.js').Maker} */
export default function mine(around) {
  /** @type {Record<string, any[] | undefined>} */
  const lists = {};
  /** Finished games before the latest. @type {any[]} */
  const earlier = [];
  let [portions, isMore] = [1, false];
  const reading = deed(() => around.redraw());
  let failed = '';
  /** The list may have grown meanwhile: none comes twice. */
  const further = () => reading.run('earlier', async () => {
    const { tables, more } = await ask('GET', `/tables?list=finished&skip=${PORTION * portions}`);
    earlier.push(...without(tables, finished()));
    [portions, isMore] = [portions + 1, more];
  });
  const finished = () => [...(lists.finished ?? []), ...earlier];
  const more = () => isMore
    && h('p', null, h('button', { onclick: further, disabled: reading.busy() !== '' }, t('mine-earlier')), h('span', { role: 'alert' }, reading.refused()));
  const look = async () => {
    if (!me.get()) return;
    try {
      const answers = await Promise.all(LISTS.map((name) => ask('GET', `/tables?list=${name}`)));
      const latest = answers[LISTS.indexOf('finished')];
      if (portions === 1) isMore = latest.more;
      else earlier.unshift(...without(lists.finished ?? [], [...latest.tables, ...earlier]));
      LISTS.forEach((name, at) => { lists[name] = answers[at].tables; });
      failed = '';
    } catch (error) {
      failed = reason(error);
    }
    around.redraw();
  };
  const stream = me.get() ? followed('/api/me/stream', { awaited: look }, () => {}) : undefined;
  look();
  const looking = again(look, 30);
  return {
    title: () => titled(t('mine-title')),
    view: () => h('div', { class: 'pages' },
      h('div', { class: 'page-head' }, h('h1', null, t('mine-title')), h('a', { class: 'button main', href: '/new' }, t('lobby-new'))),
      me.get() ? parts({ ...lists, finished: lists.finished && finished() }, failed, more()) : nobody()),
    close() {
      looking.close();
      stream?.close();
    },
  };
}

/** Those that are not among the others. @param {any[]} tables @param {any[]} others */
function without(tables, others) {
  const known = new Set(others.map(({ id }) => id));
  return tables.filter(({ id }) => !known.has(id));
}

/** @param {Record<string, any[] | undefined>} lists @param {string} failed @param {any} more  a way to earlier games */
function parts({ awaited, mine, finished }, failed, more) {
  const waiting = new Set(awaited?.map(({ id }) => id));
  const going = mine?.filter(({ id, phase }) => !waiting.has(id) && (phase === 'open' || phase === 'playing'));
  return [
    part('awaited', awaited, { awaited: true, failed }),
    part('going', going, { failed }),
    part('finished', finished, { failed, most: Infinity }, more),
  ];
}

/** @param {string} name @param {any[] | undefined} tables @param {{ awaited?: boolean, most?: number, failed: string }} about @param {any} [more] */
function part(name, tables, about, more) {
  return h('section', { class: 'sheet', key: name, 'aria-labelledby': `mine-${name}` },
    h('h2', { id: `mine-${name}` }, t(`mine-${name}`)), glances(tables, h('p', null, t(`mine-no-${name}`)), about), more);
}

const nobody = () => h('div', { class: 'sheet' }, h('p', null, t('mine-nobody')), h('p', null, h('a', { class: 'button main', href: '/' }, t('start-play'))));
