/** The steps taken so far in a question with several steps. Each can be taken back. */

import { h } from '../lib/dom.js';
import { actionText } from './action-text.js';
import { countEach, trailing } from './parts.js';
import { t } from '../i18n/messages.js';

/** @import { Question } from './question.js' */

/** @param {Pick<Question, 'draft' | 'context' | 'me'>} question @param {string} verb @param {{ left?: number, total?: number }} counts */
export function steps({ draft, context, me }, verb, { left, total }) {
  const done = [...countEach(trailing(draft.actions, verb))];
  const row = (/** @type {[string, number]} */ [action, count]) => h('li', { key: action },
    h('span', null, actionText(action, count, { context, me })),
    h('button', { type: 'button', class: 'quiet', 'aria-label': t('take-back', { step: actionText(action, 1, { context, me }) }), onclick: () => draft.remove(action) }, '−'));
  return h('div', { class: 'ask-steps' },
    left !== undefined && total !== undefined && h('p', { class: 'ask-left' }, pips(left, total), t('left-of', { left, total })),
    done.length > 0 && h('ul', null, done.map(row)));
}

/** @param {number} left @param {number} total */
const pips = (left, total) => h('span', { class: 'ask-pips', 'aria-hidden': 'true' },
  Array.from({ length: total }, (_, index) => h('i', { key: index, class: index < left ? 'open' : 'spent' })));
