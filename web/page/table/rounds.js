/** The round track, with the general scorings. */

import { h } from '../lib/dom.js';
import { remembered } from '../lib/same.js';
import { language, t } from '../words.js';

export const rounds = remembered(track, (view) => [view.rounds, view.round, view.standing.final, language.get()]);

/** @param {any} view */
function track(view) {
  const { all, scorings } = view.rounds;
  const over = view.standing.final;
  return h('ol', { class: 'strip', 'aria-label': t('strip-label') }, all.map((/** @type {number} */ round) => {
    const at = !over && round === view.round ? 'now' : round < view.round || over ? 'done' : '';
    return [
      h('li', { key: round, class: at, 'aria-current': at === 'now' ? 'step' : undefined }, round),
      scorings.includes(round) && h('li', { key: `after-${round}`, class: `strip-scoring ${at === 'done' ? 'done' : ''}`, title: t('strip-scoring', { round }) },
        h('span', { 'aria-hidden': 'true' }, '★'), h('span', { class: 'hidden-text' }, t('strip-scoring', { round }))),
    ];
  }));
}
