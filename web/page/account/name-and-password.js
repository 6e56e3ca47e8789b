/** Forms for the user's name and password. */

import { h } from '../lib/dom.js';
import { request } from '../api/http.js';
import { loadUser, me } from '../state/user.js';
import { t } from '../i18n/messages.js';
import { requestState } from '../components/request-state.js';
import { textField, errorMessage } from '../components/fields.js';
import { recoveryCode } from './recovery-code.js';

/**
 * @import { Child } from '../lib/dom.js'
 * @import { PageContext } from '../lib/navigation.js'
 */

/**
 * A form that confirms success.
 * @param {PageContext} page
 * @param {() => Promise<unknown>} work
 * @param {() => Child} fields
 */
function form(page, work, fields) {
  const status = requestState(page.redraw);
  let done = false;
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    done = await status.run('form', work);
    page.redraw();
  };
  return {
    view: () => h('form', { class: 'sheet', onsubmit: submit }, fields(), errorMessage(status.refused()),
      done && h('p', { class: 'succeeded', role: 'status' }, t('account-done'))),
  };
}

/** @param {PageContext} page */
export function nameForm(page) {
  let name = me.get()?.name ?? '';
  const set = (/** @type {string} */ value) => {
    name = value;
    page.redraw();
  };
  const rename = async () => {
    await request('PATCH', '/me', { name: name.trim() });
    await loadUser();
  };
  return form(page, rename, () => [
    h('h2', null, t('account-name')),
    textField({ id: 'own-name', label: t('account-name-label'), value: name, set, maxlength: 24, required: true, autocomplete: 'nickname', hint: t('join-name-hint') }),
    h('button', { class: 'main', type: 'submit' }, t('account-rename')),
  ]);
}

/** @param {PageContext} page */
export function passwordForm(page) {
  const given = { old: '', fresh: '' };
  let code = '';
  const set = (/** @type {Partial<typeof given>} */ change) => {
    Object.assign(given, change);
    page.redraw();
  };
  const lock = async () => {
    code = (await request('PUT', '/me/password', me.get()?.guest ? { new: given.fresh } : { old: given.old, new: given.fresh })).recovery ?? '';
    Object.assign(given, { old: '', fresh: '' });
    await loadUser();
  };
  const saved = () => {
    code = '';
    page.redraw();
  };
  return form(page, lock, () => code !== '' ? recoveryCode(me.get()?.name ?? '', code, saved) : [
    h('h2', null, t('account-password')),
    h('p', { class: 'hint' }, t(me.get()?.guest ? 'account-password-guest' : 'account-password-about')),
    known(),
    !me.get()?.guest && textField({
      id: 'old', label: t('account-password-old'), value: given.old, set: (old) => set({ old }),
      type: 'password', autocomplete: 'current-password', required: true,
    }),
    textField({
      id: 'new', label: t('account-password-new'), value: given.fresh, set: (fresh) => set({ fresh }), hint: t('account-password-hint'),
      type: 'password', autocomplete: 'new-password', minlength: 8, maxlength: 200, required: true,
    }),
    h('button', { class: 'main', type: 'submit' }, t('account-password-set')),
  ]);
}

/** Password managers need the user name. */
const known = () => h('input', { type: 'text', name: 'username', autocomplete: 'username', value: me.get()?.name ?? '', class: 'hidden-text', tabindex: '-1', readonly: true, 'aria-label': t('account-name-label') });
