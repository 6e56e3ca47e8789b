/** The round track, with the general scorings. */

import { h } from '../lib/dom.js';
import { memo } from '../lib/memo.js';
import { language, t } from '../i18n/messages.js';

/** @import { View } from '../../types/wire.js' */

export const roundTrack = memo(describe, (view) => [view.rounds, view.round, view.standing.final, language.get()]);

/** @param {View} view */
function describe(view) {
  const isOver = view.standing.final;
  return h('ol', { class: 'strip', 'aria-label': t('strip-label') }, view.rounds.all.map((round) => {
    const stage = !isOver && round === view.round ? 'now' : round < view.round || isOver ? 'done' : '';
    return [
      h('li', { key: round, class: stage, 'aria-current': stage === 'now' ? 'step' : undefined }, round),
      view.rounds.scorings.includes(round) && h('li', { key: `after-${round}`, class: `strip-scoring ${stage === 'done' ? 'done' : ''}`, title: t('strip-scoring', { round }) },
        h('span', { 'aria-hidden': 'true' }, '★'), h('span', { class: 'hidden-text' }, t('strip-scoring', { round }))),
    ];
  }));
}
