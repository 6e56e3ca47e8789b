/** The sessions of the user, which can be ended one by one. */

import { h } from '../lib/dom.js';
import { ignoreRequestError } from '../api/errors.js';
import { request } from '../api/http.js';
import { formatTime, t } from '../i18n/messages.js';
import { requestState } from '../components/request-state.js';
import { errorMessage } from '../components/fields.js';

/**
 * @import { PageContext } from '../lib/navigation.js'
 * @import { Session } from '../../types/wire.js'
 */

/** @param {PageContext} page */
export function sessionsForm(page) {
  const status = requestState(page.redraw);
  /** @type {Session[]} */
  let all = [];
  const look = async () => {
    all = await request('GET', '/sessions');
    page.redraw();
  };
  // Without a list there is nothing to end.
  look().catch(ignoreRequestError);
  const end = (/** @type {string} */ id) => status.run('end', async () => {
    await request('DELETE', `/sessions/${id}`);
    await look();
  });
  const label = (/** @type {Session} */ one) => one.label || t('session-unknown');
  const one = (/** @type {Session} */ session) => h('li', { key: session.id },
    h('span', null, label(session), h('small', null,
      [session.current ? t('session-current') : t('session-used', { when: formatTime(session.used ?? session.created) }), session.address].filter(Boolean).join(' · '))),
    !session.current && h('button', { type: 'button', class: 'danger', 'aria-label': t('session-end-label', { label: label(session) }), onclick: () => end(session.id) }, t('session-end')));
  return {
    view: () => h('section', { class: 'sheet', key: 'sessions', 'aria-labelledby': 'account-sessions' },
      h('h2', { id: 'account-sessions' }, t('session-title')),
      h('p', { class: 'hint' }, t('session-about')),
      h('ul', { class: 'plain token-list' }, all.map(one)),
      errorMessage(status.refused())),
  };
}
