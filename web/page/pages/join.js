/** An invitation to a table. The link holds nothing about the user who follows it. */

import { h } from '../lib/dom.js';
import { request } from '../api/http.js';
import { me, ensureUser } from '../state/user.js';
import { t } from '../i18n/messages.js';
import { requestState } from '../components/request-state.js';
import { textField, errorMessage } from '../components/fields.js';
import { guestName } from '../state/guest-name.js';
import { settingChips } from '../components/table-settings.js';
import { seatLabel } from '../components/seat-label.js';
import { pageTitle } from '../components/page-title.js';

/**
 * @import { Seat, Table } from '../../types/wire.js'
 * @import { PageFactory } from '../lib/navigation.js'
 */

/** @type {import('../lib/navigation.js').PageFactory} */
export default async function join(page, id, invitation) {
  const { table } = await request('GET', `/tables/${id}`);
  const status = requestState(page.redraw);
  let name = guestName();
  const sit = (/** @type {Event} */ event) => {
    event.preventDefault();
    status.run('join', async () => {
      await ensureUser(name.trim());
      await request('POST', `/tables/${id}/join`, { invitation });
      await page.go(`/table/${id}`, true);
    });
  };
  const rename = (/** @type {string} */ value) => {
    name = value;
    page.redraw();
  };
  return {
    title: () => pageTitle(t('join-title')),
    view: () => h('div', { class: 'sheet join' },
      h('h1', null, t('join-from', { name: inviter(table) })),
      h('ul', { class: 'plain join-seats' }, table.seats.map((/** @type {Seat} */ seat) => h('li', { key: seat.seat }, seatLabel(seat)))),
      settingChips(table.terms),
      canJoin(table) ? h('form', { onsubmit: sit },
        !me.get() && textField({ id: 'name', label: t('join-name'), value: name, set: rename, hint: t('join-name-hint'), maxlength: 24, required: true, autocomplete: 'nickname' }),
        errorMessage(status.refused()),
        h('div', { class: 'row' },
          h('button', { class: 'main big', type: 'submit', disabled: status.busy() !== '' }, t('join-sit')),
          h('a', { class: 'button', href: `/table/${id}` }, t('join-watch')))) : late(table)),
  };
}

/** @param {Table} table */
const inviter = (table) => table.seats.find((/** @type {Seat} */ seat) => seat.user === table.owner)?.name ?? t('wait-somebody');

/** @param {Table} table */
const canJoin = (table) => table.phase === 'open' && table.yours.length === 0 && table.seats.some((/** @type {Seat} */ seat) => seat.kind === 'open');

/** @param {Table} table */
function late(table) {
  const why = table.yours.length > 0 ? 'join-at' : table.phase === 'open' ? 'join-full' : 'join-begun';
  return [
    h('p', null, t(why)),
    h('p', null, h('a', { class: 'button main', href: `/table/${table.id}` }, t(why === 'join-at' ? 'join-back' : 'join-watch'))),
  ];
}
