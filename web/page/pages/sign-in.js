/** Signing in, and creating an account. */

import { h } from '../lib/dom.js';
import { request } from '../api/http.js';
import { loadUser, me } from '../state/user.js';
import { loadMore, t } from '../i18n/messages.js';
import { requestState } from '../components/request-state.js';
import { radioField, textField, errorMessage } from '../components/fields.js';
import { pageTitle } from '../components/page-title.js';
import { recoveryCode } from '../account/recovery-code.js';
import { signUpForm } from '../account/sign-up.js';

/**
 * @import { PageContext, PageFactory } from '../lib/navigation.js'
 * @import { Registered } from '../../types/wire.js'
 */

/** @type {import('../lib/navigation.js').PageFactory} */
export default async function signIn(page) {
  await loadMore('account');
  let mode = /** @type {'in' | 'up'} */ (page.query.has('new') ? 'up' : 'in');
  /** @type {Registered | undefined} */
  let created;
  const pick = (/** @type {typeof mode} */ value) => {
    mode = value;
    page.redraw();
  };
  const forms = {
    in: signInForm(page),
    up: signUpForm(page, (account) => {
      created = account;
      page.redraw();
    }),
  };
  const title = () => t(mode === 'in' ? 'signin-title' : 'signup-title');
  return {
    title: () => pageTitle(title()),
    view: () => (created?.recovery
      ? h('div', { class: 'sheet narrow', key: 'created' }, recoveryCode(created.name, created.recovery, () => page.go('/')))
      : h('div', { class: 'sheet narrow', key: 'sign-in' },
        h('h1', null, title()),
        radioField({ name: 'mode', label: t('signin-mode'), value: mode, options: [{ value: 'in', text: t('signin-title') }, { value: 'up', text: t('signup-title') }], look: 'segments', pick }),
        forms[mode].view())),
  };
}

/** @param {PageContext} page */
function signInForm(page) {
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
    view: () => h('form', { onsubmit: submit, key: 'sign-in' },
      h('p', null, t('signin-about')),
      me.get()?.guest && h('p', { class: 'warn' }, t('signin-guest', { name: me.get()?.name ?? '' })),
      textField({ id: 'name', label: t('signin-name'), value: given.name, set: (name) => set({ name }), autocomplete: 'username', required: true, maxlength: 24 }),
      textField({ id: 'password', label: t('signin-password'), value: given.password, set: (password) => set({ password }), type: 'password', autocomplete: 'current-password', required: true }),
      errorMessage(status.refused()),
      h('div', { class: 'row' },
        h('button', { class: 'main big', type: 'submit', disabled: status.busy() !== '' }, t('signin-do')),
        h('a', { class: 'button', href: '/' }, t('signin-instead'))),
      h('p', null, h('a', { href: '/recover' }, t('signin-forgot')))),
  };
}
