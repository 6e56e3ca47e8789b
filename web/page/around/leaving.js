/** Signing out here, everywhere, or for good; whatever cannot be taken back is asked once more. */

import { h } from '../lib/dom.js';
import { ask } from '../source/http.js';
import { arrive, me } from '../session.js';
import { t } from '../words.js';
import { deed } from './deed.js';
import { sure } from './dialog.js';
import { line, refusal } from './field.js';

/** @type {Record<string, string>} */
const PATHS = { out: '/session', everywhere: '/sessions', delete: '/me' };

/** @param {import('../router.js').Around} around */
export function leaving(around) {
  const doing = deed(around.redraw);
  const given = { asked: '', password: '' };
  const set = (/** @type {Partial<typeof given>} */ change) => {
    Object.assign(given, change);
    around.redraw();
  };
  const leave = (/** @type {string} */ way) => doing.run(way, async () => {
    const password = me.get()?.guest ? {} : { password: given.password };
    await ask('DELETE', PATHS[way], way === 'delete' ? password : undefined);
    await arrive();
    await around.go('/');
  });
  const confirmed = () => line({
    id: 'farewell', label: t('account-password-old'), value: given.password, set: (password) => set({ password }),
    type: 'password', autocomplete: 'current-password', required: true,
  });
  const question = () => given.asked !== '' && sure({
    title: t(`account-${given.asked}-title`), text: t(`account-${given.asked}-text`), yes: t(`account-${given.asked}`),
    act: () => leave(given.asked), close: () => set({ asked: '' }), refused: doing.refused(given.asked), busy: doing.busy() !== '',
    body: given.asked === 'delete' && !me.get()?.guest && confirmed(),
  });
  return {
    view: () => h('section', { class: 'sheet', 'aria-labelledby': 'account-leave' },
      h('h2', { id: 'account-leave' }, t('account-leave')),
      h('p', { class: 'hint' }, t(me.get()?.guest ? 'account-leave-guest' : 'account-leave-about')),
      given.asked === '' && refusal(doing.refused()),
      h('div', { class: 'row' },
        h('button', { onclick: () => (me.get()?.guest ? set({ asked: 'out' }) : leave('out')) }, t('account-out')),
        h('button', { onclick: () => set({ asked: 'everywhere' }) }, t('account-everywhere')),
        h('button', { class: 'danger', onclick: () => set({ asked: 'delete' }) }, t('account-delete'))),
      question()),
  };
}
