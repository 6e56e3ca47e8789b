/** Open tables and games to follow. */

import { h } from '../lib/dom.js';
import { request } from '../api/http.js';
import { t } from '../i18n/messages.js';
import { poll } from '../lib/poll.js';
import { errorText } from '../components/error-text.js';
import { tableList } from '../components/table-list.js';
import { pageTitle } from '../components/page-title.js';

/**
 * @import { ListedTable } from '../../types/wire.js'
 * @import { PageFactory } from '../lib/navigation.js'
 */

/** @type {import('../lib/navigation.js').PageFactory} */
export default function lobby(page) {
  /** @type {Record<string, ListedTable[] | undefined>} */
  const lists = {};
  let failed = '';
  const look = async () => {
    try {
      const [open, watch] = await Promise.all(['open', 'watch'].map((name) => request('GET', `/tables?list=${name}`)));
      Object.assign(lists, { open: open.tables, watch: watch.tables });
      failed = '';
    } catch (error) {
      failed = errorText(error);
    }
    page.redraw();
  };
  look();
  const looking = poll(look, 10);
  return {
    title: () => pageTitle(t('lobby-title')),
    view: () => h('div', { class: 'pages' },
      h('div', { class: 'page-head' }, h('h1', null, t('lobby-title')), h('a', { class: 'button main', href: '/new' }, t('lobby-new'))),
      /** @type {const} */ (['open', 'watch']).map((name) => h('section', { class: 'sheet', key: name, 'aria-labelledby': `lobby-${name}` },
        h('h2', { id: `lobby-${name}` }, t(`lobby-${name}`)), tableList(lists[name], h('p', null, t(`lobby-no-${name}`)), { failed })))),
    close: () => looking.close(),
  };
}
