/** Open tables and games to watch. */

import { h } from '../lib/dom.js';
import { ask } from '../source/http.js';
import { t } from '../words.js';
import { again } from '../around/again.js';
import { reason } from '../around/deed.js';
import { glances } from '../around/glance.js';
import { titled } from '../around/titled.js';

/** @type {import('../router.js').Maker} */
export default function lobby(around) {
  /** @type {Record<string, any[] | undefined>} */
  const lists = {};
  let failed = '';
  const look = async () => {
    try {
      const [open, watch] = await Promise.all(['open', 'watch'].map((name) => ask('GET', `/tables?list=${name}`)));
      Object.assign(lists, { open: open.tables, watch: watch.tables });
      failed = '';
    } catch (error) {
      failed = reason(error);
    }
    around.redraw();
  };
  look();
  const looking = again(look, 10);
  return {
    title: () => titled(t('lobby-title')),
    view: () => h('div', { class: 'pages' },
      h('div', { class: 'page-head' }, h('h1', null, t('lobby-title')), h('a', { class: 'button main', href: '/new' }, t('lobby-new'))),
      ['open', 'watch'].map((name) => h('section', { class: 'sheet', key: name, 'aria-labelledby': `lobby-${name}` },
        h('h2', { id: `lobby-${name}` }, t(`lobby-${name}`)), glances(lists[name], h('p', null, t(`lobby-no-${name}`)), { failed })))),
    close: () => looking.close(),
  };
}
