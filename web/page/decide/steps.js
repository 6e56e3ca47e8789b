/** What was done of a question that is answered in several steps: each can be taken back, and what is left is shown. */

import { h } from '../lib/dom.js';
import { one } from './sentence.js';
import { run, tally } from './parts.js';
import { t } from '../words.js';

/**
 * @param {import('./asking.js').Question} question
 * @param {string} deed
 * @param {{ left?: number, total?: number }} counts
 */
export function steps({ draft, context, me }, deed, { left, total }) {
  const done = [...tally(run(draft.actions, deed))];
  const row = (/** @type {[string, number]} */ [action, count]) => h('li', { key: action },
    h('span', null, one(action, count, context, me)),
    h('button', { type: 'button', class: 'quiet', 'aria-label': t('take-back', { step: one(action, 1, context, me) }), onclick: () => draft.without(action) }, '−'));
  return h('div', { class: 'ask-steps' },
    left !== undefined && total !== undefined && h('p', { class: 'ask-left' }, pips(left, total), t('left-of', { left, total })),
    done.length > 0 && h('ul', null, done.map(row)));
}

/** @param {number} left @param {number} total */
const pips = (left, total) => h('span', { class: 'ask-pips', 'aria-hidden': 'true' },
  Array.from({ length: total }, (_, index) => h('i', { key: index, class: index < left ? 'open' : 'spent' })));
