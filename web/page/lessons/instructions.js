/** The instructions of a lesson: which step it is, what just happened, what to do now and why. */

import { deviceValues, inputKind } from '../lib/device.js';
import { h } from '../lib/dom.js';
import { ruleLink } from '../components/rule-link.js';
import { dynamicText, t } from '../i18n/messages.js';

/** @import { LessonSession } from './session.js' */

/** @param {LessonSession} session */
export function instructions({ name, number, rules, lesson: { task, tasks } }) {
  return h('section', { class: 'instructions', key: 'instructions', id: 'instructions', 'aria-labelledby': 'instructions-title' },
    h('header', null,
      h('span', { class: 'instructions-number', 'aria-hidden': 'true' }, number),
      h('h1', { id: 'instructions-title' }, dynamicText(`lesson-${name}-title`)),
      steps(task, tasks)),
    h('div', { class: 'instructions-text', key: `says ${task}` }, instructionTexts(name, task, tasks).map(([kind, text]) => h('p', { key: kind, class: `instructions-${kind}` }, text)),
      number === 1 && task === 0 && h('p', { key: 'press', class: 'instructions-press' }, t('learn-press', { input: inputKind() }))),
    h('footer', null, h('a', { href: '/learn' }, t('learn-all')),
      rules.length > 0 && h('span', { class: 'instructions-rules' }, h('span', { class: 'instructions-label' }, t('learn-rules')), rules.map((rule) => ruleLink(rule)))));
}

/** The texts of a task: introduction or feedback, then the task. @param {string} name @param {number} task @param {number} tasks @returns {[string, string][]} */
export function instructionTexts(name, task, tasks) {
  const before = /** @type {[string, string]} */ (task === 0 ? ['intro', dynamicText(`lesson-${name}-intro`)] : ['done', dynamicText(`lesson-${name}-done-${task}`)]);
  return task < tasks ? [before, ['task', dynamicText(`lesson-${name}-task-${task + 1}`, deviceValues())]] : [before];
}

/** @param {number} task @param {number} tasks */
function steps(task, tasks) {
  const pip = (/** @type {unknown} */ _, /** @type {number} */ at) => h('i', { key: at, class: at < task ? 'done' : at === task ? 'now' : '' });
  return h('p', { class: 'instructions-steps' },
    h('span', { class: 'instructions-pips', 'aria-hidden': 'true' }, Array.from({ length: tasks }, pip)),
    task < tasks ? t('learn-step', { step: task + 1, steps: tasks }) : t('learn-steps-done'));
}
