/** How the user can get back in without the password: a recovery code, and an email address where the server can send mail. */

import { h } from '../lib/dom.js';
import { ignoreRequestError } from '../api/errors.js';
import { request } from '../api/http.js';
import { me } from '../state/user.js';
import { language, t } from '../i18n/messages.js';
import { requestState } from '../components/request-state.js';
import { textField, errorMessage } from '../components/fields.js';
import { recoveryCode } from './recovery-code.js';

/**
 * @import { PageContext } from '../lib/navigation.js'
 * @import { Recovery } from '../../types/wire.js'
 */

/** @param {PageContext} page */
export function recoveryForm(page) {
  const form = recoveryState(page);
  return { view: () => !me.get()?.guest && h('form', { class: 'sheet', key: 'recovery', onsubmit: form.create },
    h('h2', null, t('recovery-title')),
    form.fresh() !== '' ? recoveryCode(me.get()?.name ?? '', form.fresh(), form.seen) : codePart(form),
    form.kept().mail && emailPart(form),
    errorMessage(form.refused())) };
}

/** @typedef {ReturnType<typeof recoveryState>} RecoveryState */

/** What the server keeps, what the user has entered, and the requests. @param {PageContext} page */
function recoveryState(page) {
  const status = requestState(page.redraw);
  const given = { password: '', email: '', code: '' };
  /** @type {Recovery} */
  let kept = { code: true, email: null, mail: false };
  let [fresh, sent] = ['', ''];
  const look = async () => {
    kept = await request('GET', '/me/recovery');
    page.redraw();
  };
  // Without an answer the form still creates codes.
  look().catch(ignoreRequestError);
  const run = (/** @type {string} */ name, /** @type {() => Promise<unknown>} */ work) => status.run(name, async () => {
    await work();
    await look();
  });
  return {
    given,
    kept: () => kept,
    /** A recovery code that the user has not seen yet. */
    fresh: () => fresh,
    /** The address to which a code was sent. */
    sent: () => sent,
    isBusy: () => status.busy() !== '',
    refused: status.refused,
    set(/** @type {Partial<typeof given>} */ change) {
      Object.assign(given, change);
      page.redraw();
    },
    create(/** @type {Event} */ event) {
      event.preventDefault();
      run('code', async () => {
        fresh = (await request('POST', '/me/recovery', { password: given.password })).recovery;
        given.password = '';
      });
    },
    seen() {
      fresh = '';
      page.redraw();
    },
    send: () => run('email', async () => {
      await request('PUT', '/me/email', { email: given.email.trim(), password: given.password, language: language.get() });
      [sent, given.password] = [given.email.trim(), ''];
    }),
    confirm: () => run('confirm', async () => {
      await request('POST', '/me/email/confirm', { code: given.code });
      [sent, given.code, given.email] = ['', '', ''];
    }),
    forget: () => run('forget', () => request('DELETE', '/me/email')),
  };
}

/** @param {RecoveryState} form */
const codePart = ({ given, kept, set, isBusy }) => [
  h('p', { class: 'hint', key: 'has' }, t(kept().code ? 'recovery-has-code' : 'recovery-no-code')),
  textField({ id: 'recovery-password', label: t('account-password-old'), value: given.password, set: (password) => set({ password }), type: 'password', autocomplete: 'current-password', required: true }),
  h('button', { type: 'submit', key: 'new', disabled: isBusy() }, t('recovery-new')),
];

/** @param {RecoveryState} form */
function emailPart({ given, kept, sent, set, isBusy, send, confirm, forget }) {
  const { email } = kept();
  return h('div', { key: 'email' },
    h('p', { class: 'hint' }, t('recovery-email-about')),
    email && h('p', { class: 'row' }, h('strong', null, email), h('button', { type: 'button', class: 'danger', onclick: forget }, t('recovery-email-forget'))),
    !email && sent() === '' && [
      textField({ id: 'email', label: t('recovery-email'), value: given.email, set: (value) => set({ email: value }), type: 'email', autocomplete: 'email', maxlength: 254 }),
      h('button', { type: 'button', key: 'send', disabled: given.email === '' || isBusy(), onclick: send }, t('recovery-email-set')),
    ],
    sent() !== '' && [
      h('p', { role: 'status', key: 'sent' }, t('recovery-email-sent', { email: sent() })),
      textField({ id: 'email-code', label: t('recovery-email-code'), value: given.code, set: (code) => set({ code }), autocomplete: 'one-time-code', maxlength: 64 }),
      h('button', { type: 'button', key: 'confirm', disabled: isBusy(), onclick: confirm }, t('recovery-email-confirm')),
    ]);
}
