/** Messages above the table: lost connection, spectator, refused request. */

import { errorText, refusalText } from '../components/error-text.js';
import { h } from '../lib/dom.js';
import { ApiError, NetworkError } from '../api/errors.js';
import { t } from '../i18n/messages.js';

/** @import { TableSession } from '../state/table-session.js' */

/** @param {TableSession} session @param {() => void} redraw */
export function banners(session, redraw) {
  const { connection, isSpectator, refused, table } = session;
  const close = () => {
    session.refused = null;
    redraw();
  };
  return [
    connection === 'lost' && h('p', { class: 'banner lost', role: 'alert', key: 'lost' }, t('banner-lost')),
    connection === 'restored' && h('p', { class: 'banner healed', role: 'status', key: 'healed' }, t('banner-healed')),
    isSpectator && table.phase === 'playing' && h('p', { class: 'banner watching', key: 'watching' }, t('banner-watching')),
    refused !== null && h('div', { class: 'banner refused', role: 'alert', key: 'refused' }, h('p', null, refusedText(refused)),
      h('button', { class: 'quiet', onclick: close }, t('banner-close'))),
  ];
}

/** @param {unknown} error */
function refusedText(error) {
  if (error instanceof NetworkError) return t('banner-unreachable');
  return error instanceof ApiError ? refusalText(error) : errorText(error);
}
