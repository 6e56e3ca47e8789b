/** One's own name, and the password that keeps it. */

import { h } from '../lib/dom.js';
import { ask } from '../source/http.js';
import { arrive, me } from '../session.js';
import { t } from '../words.js';
import { deed } from './deed.js';
import { line, refusal } from './field.js';

/** @typedef {import('../lib/dom.js').Child} Child */

/**
 * A form that says when it is done.
 * @param {import('../router.js').Around} around
 * @param {() => Promise<any>} work
 * @param {() => Child} fields
 */
function form(around, work, fields) {
  const doing = deed(around.redraw);
  let done = false;
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    done = await doing.run('form', work);
    around.redraw();
  };
  return {
    view: () => h('form', { class: 'sheet', onsubmit: submit }, fields(), refusal(doing.refused()),
      done && h('p', { class: 'succeeded', role: 'status' }, t('account-done'))),
  };
}

/** @param {import('../router.js').Around} around */
export function naming(around) {
  let name = me.get()?.name ?? '';
  const set = (/** @type {string} */ value) => {
    name = value;
    around.redraw();
  };
  const rename = async () => {
    await ask('PATCH', '/me', { name: name.trim() });
    await arrive();
  };
  return form(around, rename, () => [
    h('h2', null, t('account-name')),
    line({ id: 'own-name', label: t('account-name-label'), value: name, set, maxlength: 24, required: true, autocomplete: 'nickname', hint: t('join-name-hint') }),
    h('button', { class: 'main', type: 'submit' }, t('account-rename')),
  ]);
}

/** @param {import('../router.js').Around} around */
export function locking(around) {
  const given = { old: '', fresh: '' };
  const set = (/** @type {Partial<typeof given>} */ change) => {
    Object.assign(given, change);
    around.redraw();
  };
  const lock = async () => {
    await ask('PUT', '/me/password', me.get()?.guest ? { new: given.fresh } : { old: given.old, new: given.fresh });
    Object.assign(given, { old: '', fresh: '' });
    await arrive();
  };
  return form(around, lock, () => [
    h('h2', null, t('account-password')),
    h('p', { class: 'hint' }, t(me.get()?.guest ? 'account-password-guest' : 'account-password-about')),
    known(),
    !me.get()?.guest && line({
      id: 'old', label: t('account-password-old'), value: given.old, set: (old) => set({ old }),
      type: 'password', autocomplete: 'current-password', required: true,
    }),
    line({
      id: 'new', label: t('account-password-new'), value: given.fresh, set: (fresh) => set({ fresh }), hint: t('account-password-hint'),
      type: 'password', autocomplete: 'new-password', minlength: 8, maxlength: 200, required: true,
    }),
    h('button', { class: 'main', type: 'submit' }, t('account-password-set')),
  ]);
}

/** Keepers of passwords want to know whose it is. */
const known = () => h('input', { type: 'text', name: 'username', autocomplete: 'username', value: me.get()?.name ?? '', class: 'hidden-text', tabindex: '-1', readonly: true, 'aria-label': t('account-name-label') });
