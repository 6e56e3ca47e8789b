/** Turn alerts to an address of one's own. */

import { h } from '../lib/dom.js';
import { ask } from '../source/http.js';
import { moment, t } from '../words.js';
import { because, learn } from './because.js';
import { link } from './copy.js';
import { deed } from './deed.js';
import { line, refusal } from './field.js';

/** @param {import('../router.js').Around} around */
export function webhook(around) {
  const doing = deed(around.redraw);
  /** @type {any} */
  let [kept, tried] = [undefined, undefined];
  let [url, secret] = ['', ''];
  ask('GET', '/me/webhook').then((found) => {
    kept = found;
    around.redraw();
  }, () => {});
  const put = (/** @type {Event} */ event) => {
    event.preventDefault();
    doing.run('set', async () => {
      kept = await ask('PUT', '/me/webhook', { url: url.trim() });
      [secret, tried] = [kept.secret, undefined];
    });
  };
  const test = () => doing.run('test', async () => {
    tried = await ask('POST', '/me/webhook/test');
    await learn(tried.because);
  });
  const forget = () => doing.run('forget', async () => {
    await ask('DELETE', '/me/webhook');
    [kept, secret, tried] = [undefined, '', undefined];
  });
  const set = (/** @type {string} */ value) => {
    url = value;
    around.redraw();
  };
  const there = () => [
    h('p', { key: 'url' }, h('code', { class: 'seed' }, kept.url), ' ', h('small', { class: 'faint' }, moment(kept.created))),
    secret !== '' && h('div', { key: 'secret' }, h('p', { class: 'succeeded', role: 'status' }, t('webhook-secret')), link(secret, t('webhook-secret-label'), 'main')),
    tried && h('p', { role: 'status', key: 'tried' }, tried.taken ? t('webhook-taken') : t('webhook-not-taken', { reason: because(tried, tried.reason) })),
    h('div', { class: 'row', key: 'deeds' }, h('button', { type: 'button', onclick: test }, t('webhook-test')), h('button', { type: 'button', class: 'danger', onclick: forget }, t('webhook-forget'))),
  ];
  return {
    view: () => h('form', { class: 'sheet', key: 'webhook', onsubmit: put },
      h('h2', null, t('webhook-title')),
      h('p', { class: 'hint' }, t('webhook-about')),
      kept ? there() : [
        line({ id: 'webhook-url', label: t('webhook-url'), value: url, set, type: 'url', placeholder: 'https://', required: true }),
        h('button', { type: 'submit', key: 'put', disabled: doing.busy() !== '' }, t('webhook-set')),
      ],
      refusal(doing.refused())),
  };
}
