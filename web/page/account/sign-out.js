/** Signing out here or everywhere, and deleting the account. What cannot be undone is confirmed. */

import { h } from '../lib/dom.js';
import { request } from '../api/http.js';
import { loadUser, me } from '../state/user.js';
import { t } from '../i18n/messages.js';
import { requestState } from '../components/request-state.js';
import { confirmDialog } from '../components/confirm-dialog.js';
import { textField, errorMessage } from '../components/fields.js';

/** @import { PageContext } from '../lib/navigation.js' */

/** @typedef {'out' | 'everywhere' | 'delete'} SignOut */

/** @type {Record<SignOut, string>} */
const PATHS = { out: '/session', everywhere: '/sessions', delete: '/me' };

/** @param {PageContext} page */
export function signOutForm(page) {
  const status = requestState(page.redraw);
  const given = { asked: /** @type {SignOut | ''} */ (''), password: '' };
  const set = (/** @type {Partial<typeof given>} */ change) => {
    Object.assign(given, change);
    page.redraw();
  };
  const leave = (/** @type {SignOut} */ way) => status.run(way, async () => {
    const password = me.get()?.guest ? {} : { password: given.password };
    await request('DELETE', PATHS[way], way === 'delete' ? password : undefined);
    await loadUser();
    await page.go('/');
  });
  const confirmed = () => textField({
    id: 'farewell', label: t('account-password-old'), value: given.password, set: (password) => set({ password }),
    type: 'password', autocomplete: 'current-password', required: true,
  });
  const question = (/** @type {SignOut} */ way) => confirmDialog({
    title: t(`account-${way}-title`), text: t(`account-${way}-text`), yes: t(`account-${way}`),
    act: () => leave(way), close: () => set({ asked: '' }), refused: status.refused(way), busy: status.busy() !== '',
    body: way === 'delete' && !me.get()?.guest && confirmed(),
  });
  return {
    view: () => h('section', { class: 'sheet', 'aria-labelledby': 'account-leave' },
      h('h2', { id: 'account-leave' }, t('account-leave')),
      h('p', { class: 'hint' }, t(me.get()?.guest ? 'account-leave-guest' : 'account-leave-about')),
      given.asked === '' && errorMessage(status.refused()),
      h('div', { class: 'row' },
        h('button', { onclick: () => (me.get()?.guest ? set({ asked: 'out' }) : leave('out')) }, t('account-out')),
        h('button', { onclick: () => set({ asked: 'everywhere' }) }, t('account-everywhere')),
        h('button', { class: 'danger', onclick: () => set({ asked: 'delete' }) }, t('account-delete'))),
      given.asked !== '' && question(given.asked)),
  };
}
