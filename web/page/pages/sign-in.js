/** The sign-in form. */

import { h } from '../lib/dom.js';
import { request } from '../api/http.js';
import { loadUser, me } from '../state/user.js';
import { t } from '../i18n/messages.js';
import { requestState } from '../components/request-state.js';
import { textField, errorMessage } from '../components/fields.js';
import { pageTitle } from '../components/page-title.js';

/** @import { PageFactory } from '../lib/navigation.js' */

/** @type {import('../lib/navigation.js').PageFactory} */
export default function signIn(page) {
  const status = requestState(page.redraw);
  const given = { name: '', password: '' };
  const set = (/** @type {Partial<typeof given>} */ change) => {
    Object.assign(given, change);
    page.redraw();
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    status.run('sign-in', async () => {
      await request('POST', '/session', given);
      await loadUser();
      await page.go('/');
    });
  };
  return {
    title: () => pageTitle(t('signin-title')),
    view: () => h('div', { class: 'sheet narrow' },
      h('h1', null, t('signin-title')),
      h('p', null, t('signin-about')),
      me.get()?.guest && h('p', { class: 'warn' }, t('signin-guest', { name: me.get()?.name ?? '' })),
      h('form', { onsubmit: submit },
        textField({ id: 'name', label: t('signin-name'), value: given.name, set: (name) => set({ name }), autocomplete: 'username', required: true, maxlength: 24 }),
        textField({ id: 'password', label: t('signin-password'), value: given.password, set: (password) => set({ password }), type: 'password', autocomplete: 'current-password', required: true }),
        errorMessage(status.refused()),
        h('div', { class: 'row' },
          h('button', { class: 'main big', type: 'submit', disabled: status.busy() !== '' }, t('signin-do')),
          h('a', { class: 'button', href: '/' }, t('signin-instead'))))),
  };
}
