/** Fields with their names: one of a few, one of many, yes or no, a line of text. */

import { h } from '../lib/dom.js';
import { ruleLink } from '../rules/link.js';

/** @typedef {import('../lib/dom.js').Child} Child */
/** @typedef {{ value: string, text: string, about?: string }} Option */

/**
 * One of a few, all of them to be seen.
 * @param {{ name: string, label: string, value: string, options: Option[], pick: (value: string) => void, look?: string, hint?: string }} what
 */
export function choice({ name, label, value, options, pick, look = '', hint }) {
  return h('fieldset', { class: `pick-one ${look}`, key: name },
    h('legend', null, label),
    hint && h('p', { class: 'hint' }, hint),
    h('div', { class: 'options' }, options.map((one) => h('label', { class: 'option', key: one.value },
      h('input', { type: 'radio', name, value: one.value, checked: one.value === value, onchange: () => pick(one.value) }),
      h('span', { class: 'option-text' }, one.text),
      one.about && h('small', null, one.about)))));
}

/**
 * One of many. The chosen one is marked on the option too: a list is filled after its value is set.
 * @param {{ id: string, label: string, value: string, options: Option[], pick: (value: string) => void, quiet?: boolean, disabled?: boolean }} what
 */
export function list({ id, label, value, options, pick, quiet, disabled }) {
  const chosen = (/** @type {Event} */ event) => pick(/** @type {HTMLSelectElement} */ (event.target).value);
  return h('div', { class: 'entry', key: id },
    h('label', { for: id, class: quiet ? 'hidden-text' : undefined }, label),
    h('select', { id, value, disabled, onchange: chosen },
      options.map((one) => h('option', { value: one.value, selected: one.value === value, key: one.value }, one.text))));
}

/**
 * Yes or no.
 * @param {{ label: string, about?: string, on: boolean, set: (on: boolean) => void, disabled?: boolean, key?: string }} what
 */
export function toggle({ label, about, on, set, disabled, key }) {
  const change = (/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).checked);
  return h('label', { class: 'toggle', key: key ?? label },
    h('input', { type: 'checkbox', checked: on, disabled, onchange: change }),
    h('span', null, h('strong', null, label), about && h('small', null, about)));
}

/**
 * A line, or a number.
 * @param {{ id: string, label: string, value: string | number, set: (value: string) => void, hint?: string, [attribute: string]: any }} what
 */
export function line({ id, label, value, set, hint, ...rest }) {
  const change = (/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).value);
  const hinted = hint ? `${id}-hint` : undefined;
  return h('div', { class: 'entry', key: id },
    h('label', { for: id }, label),
    h('input', { type: 'text', ...rest, id, value: String(value), oninput: change, 'aria-describedby': hinted }),
    hint && h('small', { class: 'hint', id: hinted }, hint));
}

/** Says why something was refused, with a link to the rule if there is one; keeps no room while there is nothing. @param {string} text @param {string} [rule] */
export const refusal = (text, rule) =>
  text !== '' && h('p', { class: 'error', role: 'alert', key: 'refusal' }, text, rule && ' ', rule && ruleLink(rule));
