/** The games of whoever looks: where they are awaited, what goes on, what is finished. */

import { h } from '../lib/dom.js';
import { ask, followed } from '../source/http.js';
import { me } from '../session.js';
import { t } from '../words.js';
import { again } from '../around/again.js';
import { reason } from '../around/deed.js';
import { glances } from '../around/glance.js';
import { titled } from '../around/titled.js';

const LISTS = ['awaited', 'mine', 'finished'];

/** @type {import('../router.js').Maker} */
export default function mine(around) {
  /** @type {Record<string, any[] | undefined>} */
  const lists = {};
  let failed = '';
  const look = async () => {
    if (!me.get()) return;
    try {
      const answers = await Promise.all(LISTS.map((name) => ask('GET', `/tables?list=${name}`)));
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
      me.get() ? parts(lists, failed) : nobody()),
    close() {
      looking.close();
      stream?.close();
    },
  };
}

/** @param {Record<string, any[] | undefined>} lists @param {string} failed */
function parts({ awaited, mine, finished }, failed) {
  const waiting = new Set(awaited?.map(({ id }) => id));
  const going = mine?.filter(({ id, phase }) => !waiting.has(id) && (phase === 'open' || phase === 'playing'));
  return [
    part('awaited', awaited, { awaited: true, failed }),
    part('going', going, { failed }),
    part('finished', finished, { failed }),
  ];
}

/** @param {string} name @param {any[] | undefined} tables @param {{ awaited?: boolean, failed: string }} about */
function part(name, tables, about) {
  return h('section', { class: 'sheet', key: name, 'aria-labelledby': `mine-${name}` },
    h('h2', { id: `mine-${name}` }, t(`mine-${name}`)), glances(tables, h('p', null, t(`mine-no-${name}`)), about));
}

const nobody = () => h('div', { class: 'sheet' }, h('p', null, t('mine-nobody')), h('p', null, h('a', { class: 'button main', href: '/' }, t('start-play'))));
