/** A new password for an account, with a recovery code or a code from an email. */

import { h } from '../lib/dom.js';
import { request } from '../api/http.js';
import { loadUser } from '../state/user.js';
import { language, loadMore, t } from '../i18n/messages.js';
import { requestState } from '../components/request-state.js';
import { textField, errorMessage } from '../components/fields.js';
import { pageTitle } from '../components/page-title.js';
import { recoveryCode } from '../account/recovery-code.js';

/**
 * @import { Registered } from '../../types/wire.js'
 * @import { PageFactory } from '../lib/navigation.js'
 */

/** @type {import('../lib/navigation.js').PageFactory} */
export default async function recover(page) {
  const [about] = await Promise.all([request('GET', ''), loadMore('account')]);
  const status = requestState(page.redraw);
  const given = { name: '', code: '', password: '' };
  let mailed = false;
  /** @type {Registered | undefined} */
  let recovered;
  const set = (/** @type {Partial<typeof given>} */ change) => {
    Object.assign(given, change);
    page.redraw();
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    status.run('recover', async () => {
      recovered = await request('POST', '/recovery', given);
      await loadUser();
    });
  };
  const mail = () => status.run('mail', async () => {
    await request('POST', '/recovery/mail', { name: given.name, language: language.get() });
    mailed = true;
  });
  const form = () => h('form', { onsubmit: submit },
    textField({ id: 'name', label: t('signin-name'), value: given.name, set: (name) => set({ name }), autocomplete: 'username', required: true, maxlength: 24 }),
    about.mail && h('div', { key: 'mail' },
      h('p', { class: 'hint' }, t('recover-mail-about')),
      h('button', { type: 'button', disabled: given.name === '' || status.busy() !== '', onclick: mail }, t('recover-mail')),
      mailed && h('p', { class: 'succeeded', role: 'status' }, t('recover-mail-sent')),
      errorMessage(status.refused('mail'))),
    textField({ id: 'code', label: t('recover-code'), value: given.code, set: (code) => set({ code }), hint: t('recover-code-hint'), autocomplete: 'one-time-code', required: true, maxlength: 64 }),
    textField({
      id: 'new-password', label: t('account-password-new'), value: given.password, set: (password) => set({ password }), hint: t('account-password-hint'),
      type: 'password', autocomplete: 'new-password', minlength: 8, maxlength: 200, required: true,
    }),
    errorMessage(status.refused('recover')),
    h('button', { class: 'main big', type: 'submit', disabled: status.busy() !== '' }, t('recover-do')));
  return {
    title: () => pageTitle(t('recover-title')),
    view: () => (recovered?.recovery
      ? h('div', { class: 'sheet narrow', key: 'recovered' }, recoveryCode(recovered.name, recovered.recovery, () => page.go('/')))
      : h('div', { class: 'sheet narrow', key: 'recover' },
        h('h1', null, t('recover-title')),
        h('p', null, t('recover-about')),
        form())),
  };
}
