/** The players whom the user has muted or blocked. */

import { h } from '../lib/dom.js';
import { ignoreRequestError } from '../api/errors.js';
import { request } from '../api/http.js';
import { errorMessage } from '../components/fields.js';
import { requestState } from '../components/request-state.js';
import { t } from '../i18n/messages.js';

/** @import { BlockRow } from '../../types/wire.js' */
/** @import { PageContext } from '../lib/navigation.js' */

/** @param {PageContext} page */
export function blocksForm(page) {
  const status = requestState(page.redraw);
  /** @type {BlockRow[]} */
  let players = [];
  request('GET', '/me/blocks').then((found) => {
    players = found.players;
    page.redraw();
  }, ignoreRequestError);
  const remove = (/** @type {string} */ id) => status.run(id, async () => {
    await request('DELETE', `/me/blocks/${id}`);
    players = players.filter((player) => player.id !== id);
  });
  const row = (/** @type {BlockRow} */ { id, name, kind }) => h('li', { class: 'row', key: id },
    h('a', { href: `/player/${id}` }, name), h('span', { class: 'tag' }, t(`blocks-${kind}`)),
    h('button', { type: 'button', disabled: status.busy() !== '', onclick: () => remove(id) }, t('blocks-remove')));
  return {
    view: () => players.length > 0 && h('section', { class: 'sheet', key: 'blocks' },
      h('h2', null, t('blocks-title')), h('ul', { class: 'plain' }, players.map(row)), errorMessage(status.refused())),
  };
}
