/** API tokens: what programs act with. Each is shown once. */

import { h } from '../lib/dom.js';
import { ask } from '../source/http.js';
import { moment, t } from '../words.js';
import { link } from './copy.js';
import { deed } from './deed.js';
import { line, refusal } from './field.js';

/** @param {import('../router.js').Around} around */
export function tokens(around) {
  const doing = deed(around.redraw);
  /** @type {any[] | undefined} */
  let all;
  let [label, fresh] = ['', ''];
  const look = async () => {
    all = await ask('GET', '/tokens');
    around.redraw();
  };
  look().catch(() => {});
  const make = (/** @type {Event} */ event) => {
    event.preventDefault();
    doing.run('make', async () => {
      fresh = (await ask('POST', '/tokens', { label })).token;
      label = '';
      await look();
    });
  };
  const revoke = (/** @type {string} */ id) => doing.run('revoke', async () => {
    await ask('DELETE', `/tokens/${id}`);
    await look();
  });
  const set = (/** @type {string} */ value) => {
    label = value;
    around.redraw();
  };
  const one = (/** @type {any} */ token) => h('li', { key: token.id },
    h('span', null, token.label || t('token-unnamed'), h('small', null, moment(token.created))),
    h('button', { type: 'button', class: 'danger', 'aria-label': t('token-revoke-label', { label: token.label }), onclick: () => revoke(token.id) }, t('token-revoke')));
  return {
    view: () => h('form', { class: 'sheet', key: 'tokens', onsubmit: make },
      h('h2', null, t('token-title')),
      h('p', { class: 'hint' }, t('token-about'), ' ', h('a', { href: '/api/docs' }, t('start-programs-link'))),
      fresh !== '' && h('div', { key: 'fresh' }, h('p', { class: 'succeeded', role: 'status' }, t('token-fresh')), link(fresh, t('token-title'), 'main')),
      all && all.length > 0 && h('ul', { class: 'plain token-list' }, all.map(one)),
      line({ id: 'token-label', label: t('token-label'), value: label, set, maxlength: 64 }),
      refusal(doing.refused()),
      h('button', { type: 'submit', disabled: doing.busy() !== '' }, t('token-make'))),
  };
}
