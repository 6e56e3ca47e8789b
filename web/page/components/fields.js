/** Form fields with labels. */

import { h } from '../lib/dom.js';
import { ruleLink } from './rule-link.js';

/** @import { Child } from '../lib/dom.js' */

/**
 * @template {string} [V=string]
 * @typedef {{ value: V, text: string, about?: string }} Option
 */

/**
 * Radio buttons.
 * @template {string} V
 * @param {{ name: string, label: string, value: V, options: Option<V>[], pick: (value: V) => void, look?: string, hint?: string }} options
 */
export function radioField({ name, label, value, options, pick, look = '', hint }) {
  return h('fieldset', { class: `pick-one ${look}`, key: name },
    h('legend', null, label),
    hint && h('p', { class: 'hint' }, hint),
    h('div', { class: 'options' }, options.map((one) => h('label', { class: 'option', key: one.value },
      h('input', { type: 'radio', name, value: one.value, checked: one.value === value, onchange: () => pick(one.value) }),
      h('span', { class: 'option-text' }, one.text),
      one.about && h('small', null, one.about)))));
}

/**
 * A drop-down list. The chosen option is marked too, because the options are added after the value is set.
 * @template {string} V
 * @param {{ id: string, label: string, value: V, options: Option<V>[], pick: (value: V) => void, quiet?: boolean, disabled?: boolean }} options
 */
export function selectField({ id, label, value, options, pick, quiet, disabled }) {
  const chosen = (/** @type {Event} */ event) => pick(/** @type {V} */ (/** @type {HTMLSelectElement} */ (event.target).value));
  return h('div', { class: 'entry', key: id },
    h('label', { for: id, class: quiet ? 'hidden-text' : undefined }, label),
    h('select', { id, value, disabled, onchange: chosen },
      options.map((one) => h('option', { value: one.value, selected: one.value === value, key: one.value }, one.text))));
}

/**
 * A checkbox.
 * @param {{ label: string, about?: string, on: boolean, set: (on: boolean) => void, disabled?: boolean, key?: string }} options
 */
export function checkbox({ label, about, on, set, disabled, key }) {
  const change = (/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).checked);
  return h('label', { class: 'toggle', key: key ?? label },
    h('input', { type: 'checkbox', checked: on, disabled, onchange: change }),
    h('span', null, h('strong', null, label), about && h('small', null, about)));
}

/**
 * A text or number field.
 * @param {{ id: string, label: string, value: string | number, set: (value: string) => void, hint?: string, [attribute: string]: unknown }} options
 */
export function textField({ id, label, value, set, hint, ...rest }) {
  const change = (/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).value);
  const hinted = hint ? `${id}-hint` : undefined;
  return h('div', { class: 'entry', key: id },
    h('label', { for: id }, label),
    h('input', { type: 'text', ...rest, id, value: String(value), oninput: change, 'aria-describedby': hinted }),
    hint && h('small', { class: 'hint', id: hinted }, hint));
}

/** Why a request was refused, with a link to the rule if there is one; nothing for an empty text. @param {string} text @param {string} [rule] */
export const errorMessage = (text, rule) =>
  text !== '' && h('p', { class: 'error', role: 'alert', key: 'refusal' }, text, rule && ' ', rule && ruleLink(rule));
