/** The form for a new account. A guest keeps their games. */

import { h } from '../lib/dom.js';
import { request } from '../api/http.js';
import { loadUser, me } from '../state/user.js';
import { t } from '../i18n/messages.js';
import { requestState } from '../components/request-state.js';
import { textField, errorMessage } from '../components/fields.js';

/**
 * @import { Registered } from '../../types/wire.js'
 * @import { PageContext } from '../lib/navigation.js'
 */

/** @param {PageContext} page @param {(account: Registered) => void} created */
export function signUpForm(page, created) {
  const status = requestState(page.redraw);
  const given = { name: me.get()?.guest ? me.get()?.name ?? '' : '', password: '' };
  const set = (/** @type {Partial<typeof given>} */ change) => {
    Object.assign(given, change);
    page.redraw();
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    status.run('sign-up', async () => {
      const account = await register(given.name.trim(), given.password);
      await loadUser();
      created(account);
    });
  };
  return {
    view: () => h('form', { onsubmit: submit, key: 'sign-up' },
      h('p', null, t('signup-about')),
      me.get()?.guest && h('p', { class: 'hint' }, t('signup-guest', { name: me.get()?.name ?? '' })),
      textField({ id: 'new-name', label: t('signin-name'), value: given.name, set: (name) => set({ name }), autocomplete: 'username', required: true, maxlength: 24 }),
      textField({
        id: 'new-password', label: t('signin-password'), value: given.password, set: (password) => set({ password }), hint: t('account-password-hint'),
        type: 'password', autocomplete: 'new-password', minlength: 8, maxlength: 200, required: true,
      }),
      errorMessage(status.refused()),
      h('button', { class: 'main big', type: 'submit', disabled: status.busy() !== '' }, t('signup-do'))),
  };
}

/** @param {string} name @param {string} password @returns {Promise<Registered>} */
async function register(name, password) {
  const guest = me.get();
  if (!guest?.guest) return request('POST', '/me', { name, password });
  if (name !== guest.name) await request('PATCH', '/me', { name });
  return request('PUT', '/me/password', { new: password });
}
