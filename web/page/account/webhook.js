/** A webhook for notifications. */

import { h } from '../lib/dom.js';
import { ignoreRequestError } from '../api/errors.js';
import { request } from '../api/http.js';
import { formatTime, t } from '../i18n/messages.js';
import { reasonText, loadReasons } from '../components/error-text.js';
import { copyField } from '../components/copy-button.js';
import { requestState } from '../components/request-state.js';
import { textField, errorMessage, selectField } from '../components/fields.js';

/** @import { Reasoned } from '../components/error-text.js' */

/** @import { Webhook, WebhookFormat, WebhookTest } from '../../types/wire.js' */

/** What an address of each format looks like. @type {Record<WebhookFormat, string>} */
const EXAMPLES = {
  json: 'https://', discord: 'https://discord.com/api/webhooks/…', slack: 'https://hooks.slack.com/services/…',
  ntfy: 'https://ntfy.sh/…', matrix: 'https://…/!…:…',
};
/** The names of the formats; that of the one for programs is a message. @type {Record<Exclude<WebhookFormat, 'json'>, string>} */
const NAMES = { discord: 'Discord', slack: 'Slack', ntfy: 'ntfy', matrix: 'Matrix' };

/** @import { PageContext } from '../lib/navigation.js' */

/** @param {PageContext} page */
export function webhookForm(page) {
  const status = requestState(page.redraw);
  /** @type {Webhook | undefined} */
  let kept;
  /** @type {(WebhookTest & Reasoned) | undefined} */
  let tried;
  let [url, token, secret] = ['', '', ''];
  let format = /** @type {WebhookFormat} */ ('json');
  // A user without a webhook gets 404.
  request('GET', '/me/webhook').then((found) => {
    kept = found;
    page.redraw();
  }, ignoreRequestError);
  const put = (/** @type {Event} */ event) => {
    event.preventDefault();
    status.run('set', async () => {
      /** @type {Webhook} */
      const saved = await request('PUT', '/me/webhook', { url: url.trim(), format, token: format === 'matrix' ? token.trim() : undefined });
      [kept, secret, token, tried] = [saved, saved.secret ?? '', '', undefined];
    });
  };
  const test = () => status.run('test', async () => {
    /** @type {WebhookTest & Reasoned} */
    const result = await request('POST', '/me/webhook/test');
    await loadReasons(result.because);
    tried = result;
  });
  const forget = () => status.run('forget', async () => {
    await request('DELETE', '/me/webhook');
    [kept, secret, tried] = [undefined, '', undefined];
  });
  const set = (/** @type {string} */ value) => {
    url = value;
    page.redraw();
  };
  const setToken = (/** @type {string} */ value) => {
    token = value;
    page.redraw();
  };
  const pick = (/** @type {WebhookFormat} */ value) => {
    format = value;
    page.redraw();
  };
  return {
    view: () => h('form', { class: 'sheet', key: 'webhook', onsubmit: put },
      h('h2', null, t('webhook-title')),
      h('p', { class: 'hint' }, t('webhook-about')),
      kept ? webhookDetails(kept, { secret, tried, test, forget }) : newWebhookFields({ url, token, format, isBusy: status.busy() !== '', set, setToken, pick }),
      errorMessage(status.refused())),
  };
}

const FORMATS = /** @type {WebhookFormat[]} */ (Object.keys(EXAMPLES));

/** @param {Webhook} webhook @param {{ secret: string, tried: (WebhookTest & Reasoned) | undefined, test: () => void, forget: () => void }} state */
const webhookDetails = (webhook, { secret, tried, test, forget }) => [
  h('p', { key: 'url' }, h('code', { class: 'seed' }, webhook.url), ' ', h('small', { class: 'faint' }, `${formatName(webhook.format)} · ${formatTime(webhook.created)}`)),
  secret !== '' && h('div', { key: 'secret' }, h('p', { class: 'succeeded', role: 'status' }, t('webhook-secret')), copyField(secret, t('webhook-secret-label'), 'main')),
  tried && h('p', { role: 'status', key: 'tried' }, tried.taken ? t('webhook-taken') : t('webhook-not-taken', { reason: reasonText(tried, tried.reason ?? '') })),
  h('div', { class: 'row', key: 'actions' }, h('button', { type: 'button', onclick: test }, t('webhook-test')), h('button', { type: 'button', class: 'danger', onclick: forget }, t('webhook-forget'))),
];

/**
 * @typedef {object} NewWebhook
 * @property {string} url
 * @property {string} token  the access token, for Matrix only
 * @property {WebhookFormat} format
 * @property {boolean} isBusy
 * @property {(url: string) => void} set
 * @property {(token: string) => void} setToken
 * @property {(format: WebhookFormat) => void} pick
 */

/** @param {NewWebhook} fields */
const newWebhookFields = ({ url, token, format, isBusy, set, setToken, pick }) => [
  selectField({ id: 'webhook-format', label: t('webhook-format'), value: format, options: FORMATS.map((value) => ({ value, text: formatName(value) })), pick }),
  textField({ id: 'webhook-url', label: t('webhook-url'), value: url, set, type: 'url', placeholder: EXAMPLES[format], required: true }),
  format === 'matrix' && textField({ id: 'webhook-token', label: t('webhook-token'), value: token, set: setToken, autocomplete: 'off', required: true }),
  h('button', { type: 'submit', key: 'put', disabled: isBusy }, t('webhook-set')),
];

/** @param {WebhookFormat} format */
const formatName = (format) => (format === 'json' ? t('webhook-format-json') : NAMES[format]);
