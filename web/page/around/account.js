/** One's own account: name, password, tokens, alerts, leaving. */

import { h } from '../lib/dom.js';
import { ask } from '../source/http.js';
import { arrive, me } from '../session.js';
import { t } from '../words.js';
import { deed } from './deed.js';
import { sure } from './dialog.js';
import { line, refusal } from './field.js';
import { tokens } from './tokens.js';
import { webhook } from './webhook.js';

/** @param {import('../router.js').Around} around */
export function account(around) {
  const doing = deed(around.redraw);
  const given = { name: me.get()?.name ?? '', old: '', fresh: '', farewell: '' };
  let [asked, done] = ['', ''];
  const set = (/** @type {Partial<typeof given>} */ change) => {
    Object.assign(given, change);
    around.redraw();
  };
  const ended = (/** @type {string} */ name) => {
    done = name;
    around.redraw();
  };
  const run = async (/** @type {string} */ name, /** @type {() => Promise<any>} */ work) => {
    done = '';
    if (await doing.run(name, work)) ended(name);
  };
  const parts = { tokens: tokens(around), webhook: webhook(around) };

  const rename = () => run('rename', async () => {
    await ask('PATCH', '/me', { name: given.name.trim() });
    await arrive();
  });
  const secure = () => run('password', async () => {
    await ask('PUT', '/me/password', me.get()?.guest ? { new: given.fresh } : { old: given.old, new: given.fresh });
    Object.assign(given, { old: '', fresh: '' });
    await arrive();
  });
  const leave = (/** @type {string} */ name, /** @type {string} */ path, /** @type {any} */ body = undefined) => run(name, async () => {
    await ask('DELETE', path, body);
    await arrive();
    await around.go('/');
  });
  const ask1 = (/** @type {string} */ name) => {
    asked = name;
    around.redraw();
  };

  const naming = () => form('rename', rename,
    h('h2', null, t('account-name')),
    line({ id: 'own-name', label: t('account-name-label'), value: given.name, set: (name) => set({ name }), maxlength: 24, required: true, autocomplete: 'nickname', hint: t('join-name-hint') }),
    button('rename', t('account-rename')));

  const locking = () => form('password', secure,
    h('h2', null, t('account-password')),
    h('p', { class: 'hint' }, t(me.get()?.guest ? 'account-password-guest' : 'account-password-about')),
    h('input', { type: 'text', name: 'username', autocomplete: 'username', value: me.get()?.name ?? '', class: 'hidden-text', tabindex: '-1', readonly: true, 'aria-label': t('account-name-label') }),
    !me.get()?.guest && line({ id: 'old', label: t('account-password-old'), value: given.old, set: (old) => set({ old }), type: 'password', autocomplete: 'current-password', required: true }),
    line({ id: 'new', label: t('account-password-new'), value: given.fresh, set: (fresh) => set({ fresh }), type: 'password', autocomplete: 'new-password', minlength: 8, maxlength: 200, required: true, hint: t('account-password-hint') }),
    button('password', t('account-password-set')));

  /** @param {string} name @param {() => void} act @param {...import('../lib/dom.js').Child} children */
  function form(name, act, ...children) {
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault();
      act();
    };
    return h('form', { class: 'sheet', key: name, onsubmit: submit }, children, refusal(doing.refused(name)),
      done === name && h('p', { class: 'succeeded', role: 'status' }, t('account-done')));
  }
  const button = (/** @type {string} */ name, /** @type {string} */ text) => h('button', { class: 'main', type: 'submit', disabled: doing.busy() === name }, text);

  const leaving = () => h('section', { class: 'sheet', key: 'leave', 'aria-labelledby': 'account-leave' },
    h('h2', { id: 'account-leave' }, t('account-leave')),
    h('p', { class: 'hint' }, t(me.get()?.guest ? 'account-leave-guest' : 'account-leave-about')),
    refusal(doing.refused('out')),
    h('div', { class: 'row' },
      h('button', { type: 'button', onclick: () => (me.get()?.guest ? ask1('out') : leave('out', '/session')) }, t('account-out')),
      h('button', { type: 'button', onclick: () => ask1('everywhere') }, t('account-everywhere')),
      h('button', { type: 'button', class: 'danger', onclick: () => ask1('delete') }, t('account-delete'))));

  const question = () => {
    if (asked === '') return null;
    const what = { title: t(`account-${asked}-title`), text: t(`account-${asked}-text`), yes: t(`account-${asked}`), close: () => ask1(''), refused: doing.refused(asked), busy: doing.busy() !== '' };
    if (asked === 'out') return sure({ ...what, act: () => leave('out', '/session') });
    if (asked === 'everywhere') return sure({ ...what, act: () => leave('everywhere', '/sessions') });
    const password = me.get()?.guest ? {} : { password: given.farewell };
    const body = !me.get()?.guest && line({ id: 'farewell', label: t('account-password-old'), value: given.farewell, set: (farewell) => set({ farewell }), type: 'password', autocomplete: 'current-password', required: true });
    return sure({ ...what, body, act: () => leave('delete', '/me', password) });
  };

  return { view: () => [h('div', { class: 'accounts', key: 'account' }, naming(), locking(), parts.webhook.view(), parts.tokens.view(), leaving()), question()] };
}
