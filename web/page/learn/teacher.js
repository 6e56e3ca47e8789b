/** The teacher's card: which lesson, which step, what just happened, what to do now and why. */

import { h } from '../lib/dom.js';
import { ruleLink } from '../rules/link.js';
import { t } from '../words.js';

/** @typedef {import('./study.js').Study} Study */

/** @param {Study} study */
export function teacher({ name, number, rules, lesson: { task, tasks } }) {
  return h('section', { class: 'teacher', key: 'teacher', id: 'teacher', 'aria-labelledby': 'teacher-title' },
    h('header', null,
      h('span', { class: 'teacher-number', 'aria-hidden': 'true' }, number),
      h('h1', { id: 'teacher-title' }, t(`lesson-${name}-title`)),
      steps(task, tasks)),
    h('div', { class: 'teacher-says', key: `says ${task}` }, said(name, task, tasks).map(([kind, text]) => h('p', { key: kind, class: `teacher-${kind}` }, text))),
    h('footer', null, h('a', { href: '/learn' }, t('learn-all')),
      rules.length > 0 && h('span', { class: 'teacher-rules' }, h('span', { class: 'teacher-label' }, t('learn-rules')), rules.map((rule) => ruleLink(rule)))));
}

/** What is to be said at that task: how it begins or what was done, and what comes now. @param {string} name @param {number} task @param {number} tasks @returns {[string, string][]} */
export function said(name, task, tasks) {
  const before = /** @type {[string, string]} */ (task === 0 ? ['intro', t(`lesson-${name}-intro`)] : ['done', t(`lesson-${name}-done-${task}`)]);
  return task < tasks ? [before, ['task', t(`lesson-${name}-task-${task + 1}`)]] : [before];
}

/** @param {number} task @param {number} tasks */
function steps(task, tasks) {
  const pip = (/** @type {unknown} */ _, /** @type {number} */ at) => h('i', { key: at, class: at < task ? 'done' : at === task ? 'now' : '' });
  return h('p', { class: 'teacher-steps' },
    h('span', { class: 'teacher-pips', 'aria-hidden': 'true' }, Array.from({ length: tasks }, pip)),
    task < tasks ? t('learn-step', { step: task + 1, steps: tasks }) : t('learn-steps-done'));
}
