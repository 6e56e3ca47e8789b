/** What stands above the table for a while: the line is lost, one only watches, a wish was refused. */

import { sentence } from '../decide/refusal.js';
import { h } from '../lib/dom.js';
import { Unreachable } from '../source/source.js';
import { t } from '../words.js';

/** @param {import('./sitting.js').Sitting} sitting @param {() => void} redraw */
export function banners(sitting, redraw) {
  const { line, watching, refused, tabled: { table } } = sitting;
  return [
    line === 'lost' && h('p', { class: 'banner lost', role: 'alert', key: 'lost' }, t('banner-lost')),
    line === 'healed' && h('p', { class: 'banner healed', role: 'status', key: 'healed' }, t('banner-healed')),
    watching && table.phase === 'playing' && h('p', { class: 'banner watching', key: 'watching' }, t('banner-watching')),
    refused && h('div', { class: 'banner refused', role: 'alert', key: 'refused' }, h('p', null, reason(refused)),
      h('button', { class: 'quiet', onclick: () => { sitting.refused = null; redraw(); } }, t('banner-close'))),
  ];
}

/** @param {any} error */
function reason(error) {
  return error instanceof Unreachable ? t('banner-unreachable') : sentence(error);
}
