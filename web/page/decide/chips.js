/** Choices as a row of buttons, for what is not drawn on the table or is small there. */

import { h } from '../lib/dom.js';

/** @typedef {import('./asking.js').Target} Target */

/**
 * @param {Map<string, Target>} targets
 * @param {(key: string) => string} text
 * @param {(key: string) => string | undefined} [colour]  whose colour it wears
 */
export function chips(targets, text, colour = () => undefined) {
  const chip = (/** @type {[string, Target]} */ [key, target]) => h('button', {
    key, class: 'ask-chip', type: 'button', onclick: target.act, 'aria-pressed': target.chosen === undefined ? undefined : String(target.chosen),
    'aria-label': target.label, dataset: { colour: colour(key) },
  }, text(key));
  return h('div', { class: 'ask-chips' }, [...targets].map(chip));
}

/** @param {string} text @param {() => void} act @param {string} [look] */
export const button = (text, act, look = '') => h('button', { type: 'button', class: look, onclick: act }, text);
