/** API tokens for programs. Each is shown once. */

import { h } from '../lib/dom.js';
import { ignoreRequestError } from '../api/errors.js';
import { request } from '../api/http.js';
import { formatTime, t } from '../i18n/messages.js';
import { copyField } from '../components/copy-button.js';
import { requestState } from '../components/request-state.js';
import { textField, errorMessage } from '../components/fields.js';

/** @import { Token } from '../../types/wire.js' */

/** @import { PageContext } from '../lib/navigation.js' */

/** @param {PageContext} page */
export function tokensForm(page) {
  const status = requestState(page.redraw);
  /** @type {Token[] | undefined} */
  let all;
  let [label, fresh] = ['', ''];
  const look = async () => {
    all = await request('GET', '/tokens');
    page.redraw();
  };
  // Without a list the form still works.
  look().catch(ignoreRequestError);
  const make = (/** @type {Event} */ event) => {
    event.preventDefault();
    status.run('make', async () => {
      fresh = (await request('POST', '/tokens', { label })).token;
      label = '';
      await look();
    });
  };
  const revoke = (/** @type {string} */ id) => status.run('revoke', async () => {
    await request('DELETE', `/tokens/${id}`);
    await look();
  });
  const set = (/** @type {string} */ value) => {
    label = value;
    page.redraw();
  };
  const one = (/** @type {Token} */ token) => h('li', { key: token.id },
    h('span', null, token.label || t('token-unnamed'), h('small', null, token.used ? t('session-used', { when: formatTime(token.used) }) : formatTime(token.created))),
    h('button', { type: 'button', class: 'danger', 'aria-label': t('token-revoke-label', { label: token.label }), onclick: () => revoke(token.id) }, t('token-revoke')));
  return {
    view: () => h('form', { class: 'sheet', key: 'tokens', onsubmit: make },
      h('h2', null, t('token-title')),
      h('p', { class: 'hint' }, t('token-about'), ' ', h('a', { href: '/api/docs' }, t('start-programs-link'))),
      fresh !== '' && h('div', { key: 'fresh' }, h('p', { class: 'succeeded', role: 'status' }, t('token-fresh')), copyField(fresh, t('token-title'), 'main')),
      all && all.length > 0 && h('ul', { class: 'plain token-list' }, all.map(one)),
      textField({ id: 'token-label', label: t('token-label'), value: label, set, maxlength: 64 }),
      errorMessage(status.refused()),
      h('button', { type: 'submit', disabled: status.busy() !== '' }, t('token-make'))),
  };
}
