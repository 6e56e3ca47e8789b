/** The round track: nine rounds, a scoring after every third. */

import { h } from '../lib/dom.js';
import { t } from '../words.js';

/** @param {any} view */
export function rounds(view) {
  const all = view.variants.short ? [2, 3, 5, 6, 8, 9] : [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const over = view.standing.final;
  return h('ol', { class: 'strip', 'aria-label': t('strip-label') }, all.map((round) => {
    const at = !over && round === view.round ? 'now' : round < view.round || over ? 'done' : '';
    return [
      h('li', { key: round, class: at, 'aria-current': at === 'now' ? 'step' : undefined }, round),
      round % 3 === 0 && h('li', { key: `after-${round}`, class: `strip-scoring ${at === 'done' ? 'done' : ''}`, title: t('strip-scoring', { round }) },
        h('span', { 'aria-hidden': 'true' }, '★'), h('span', { class: 'hidden-text' }, t('strip-scoring', { round }))),
    ];
  }));
}
