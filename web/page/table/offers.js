/** The action cards: what lies face up and who took it, how many lie face down, what was discarded. */

import { face } from '../decide/facts.js';
import { h } from '../lib/dom.js';
import { t } from '../words.js';
import { card } from './card.js';
import { title } from './names.js';

/**
 * @typedef {object} Offered
 * @property {any} view
 * @property {any} edition
 * @property {Map<string, import('../decide/asking.js').Target>} targets
 * @property {(player: string) => string} name
 * @property {() => void} discard  shows what was discarded
 */

/** @param {Offered} offered */
export function offers({ view, edition, targets, name, discard }) {
  return h('section', { class: 'offers', id: 'cards', tabindex: '-1', 'aria-label': t('offers-label') },
    h('ul', null, view.offers.map((/** @type {any} */ { card: id, by }, /** @type {number} */ slot) =>
      h('li', { key: `${slot}-${id}`, class: view.chosen === id ? 'chosen' : '' },
        card({ id, facts: face(edition, id), by, target: targets.get(id), name: by ? name(by) : undefined, chosen: view.chosen === id })))),
    h('div', { class: 'stacks' },
      h('span', { class: 'faint' }, t('offers-stacks'), ' ', h('b', null, view.stacks.join(' · '))),
      h('button', { class: 'quiet', onclick: discard, disabled: view.discard.length === 0 }, t('offers-discard', { count: view.discard.length }))));
}

/** What was discarded, newest first. @param {any} view @param {any} edition */
export function discarded(view, edition) {
  const cards = view.discard.toReversed();
  return h('ul', { class: 'discarded' }, cards.map((/** @type {string} */ id, /** @type {number} */ index) =>
    h('li', { key: index, title: title(id) }, card({ id, facts: face(edition, id), by: null }))));
}
