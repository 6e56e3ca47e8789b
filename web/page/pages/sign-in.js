/** Signing in with a name and a password. */

import { h } from '../lib/dom.js';
import { ask } from '../source/http.js';
import { arrive, me } from '../session.js';
import { t } from '../words.js';
import { deed } from '../around/deed.js';
import { line, refusal } from '../around/field.js';
import { titled } from '../around/titled.js';

/** @type {import('../router.js').Maker} */
export default function signIn(around) {
  const doing = deed(around.redraw);
  const given = { name: '', password: '' };
  const set = (/** @type {Partial<typeof given>} */ change) => {
    Object.assign(given, change);
    around.redraw();
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    doing.run('sign-in', async () => {
      await ask('POST', '/session', given);
      await arrive();
      await around.go('/');
    });
  };
  return {
    title: () => titled(t('signin-title')),
    view: () => h('div', { class: 'sheet narrow' },
      h('h1', null, t('signin-title')),
      h('p', null, t('signin-about')),
      me.get()?.guest && h('p', { class: 'warn' }, t('signin-guest', { name: me.get()?.name })),
      h('form', { onsubmit: submit },
        line({ id: 'name', label: t('signin-name'), value: given.name, set: (name) => set({ name }), autocomplete: 'username', required: true, maxlength: 24 }),
        line({ id: 'password', label: t('signin-password'), value: given.password, set: (password) => set({ password }), type: 'password', autocomplete: 'current-password', required: true }),
        refusal(doing.refused()),
        h('div', { class: 'row' },
          h('button', { class: 'main big', type: 'submit', disabled: doing.busy() !== '' }, t('signin-do')),
          h('a', { class: 'button', href: '/' }, t('signin-instead'))))),
  };
}
