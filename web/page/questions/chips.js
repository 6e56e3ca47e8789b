/** Choices as a row of buttons, for what is not drawn on the table or is small there. */

import { h } from '../lib/dom.js';

/**
 * @import { Target } from '../board/targets.js'
 * @import { Source } from './parts.js'
 */

/**
 * @param {Map<string, Target>} targets
 * @param {(key: string) => string} text
 * @param {(key: string) => string | undefined} [colour]  the player's colour of the button
 */
export function chips(targets, text, colour = () => undefined) {
  const chip = (/** @type {[string, Target]} */ [key, target]) => h('button', {
    key, class: 'ask-chip', type: 'button', onclick: target.act, 'aria-pressed': target.chosen === undefined ? undefined : String(target.chosen),
    'aria-label': target.label, dataset: { colour: colour(key) },
  }, text(key));
  return h('div', { class: 'ask-chips' }, [...targets].map(chip));
}

/** A button for each group of caballeros, or nothing. @param {Source[]} sources @param {(source: Source) => Target} target @param {(source: Source) => string} text */
export function sourceChips(sources, target, text) {
  const byName = new Map(sources.map((source) => [source.name, source]));
  const find = (/** @type {string} */ name) => /** @type {Source} */ (byName.get(name));
  return sources.length > 0 && chips(new Map(sources.map((source) => [source.name, target(source)])), (name) => text(find(name)), (name) => find(name).player);
}

/** @param {string} text @param {() => void} act @param {string} [look] */
export const button = (text, act, look = '') => h('button', { type: 'button', class: look, onclick: act }, text);
