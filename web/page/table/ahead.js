/** Answers to questions out of turn, given before they come. */

import { h } from '../lib/dom.js';
import { t } from '../words.js';
import { dialog, shut } from './dialog.js';
import { cardName, siteName } from '../names.js';

/**
 * @typedef {{ veto: 'ask' | 'never' | { on: string[] }, disc: string[], returns: string[] }} Answers
 */

/**
 * @param {object} what
 * @param {Answers} what.answers
 * @param {string[]} what.regions
 * @param {string[]} what.cards
 * @param {(answers: Answers) => void} what.change
 * @param {() => void} what.save
 * @param {() => void} what.closed
 */
export function ahead({ answers, regions, cards, change, save, closed }) {
  return dialog('ahead', t('ahead-title'), closed,
    h('p', null, t('ahead-text')),
    vetoes(answers, cards, change),
    ordered(t('ahead-disc'), t('ahead-disc-text'), answers.disc, regions, (disc) => change({ ...answers, disc })),
    ordered(t('ahead-returns'), t('ahead-returns-text'), answers.returns, ['court', ...regions], (returns) => change({ ...answers, returns })),
    h('div', { class: 'row end' },
      h('button', { onclick: (/** @type {Event} */ event) => { change({ veto: 'ask', disc: [], returns: [] }); event.preventDefault(); } }, t('ahead-clear')),
      h('button', { class: 'main', onclick: (/** @type {Event} */ event) => { save(); shut(event); } }, t('ahead-save'))));
}

/** @param {Answers} answers @param {string[]} cards @param {(answers: Answers) => void} change */
function vetoes(answers, cards, change) {
  const on = typeof answers.veto === 'object' ? answers.veto.on : null;
  const choice = (/** @type {string} */ name, /** @type {Answers['veto']} */ veto, /** @type {boolean} */ checked) =>
    h('label', { class: 'choice' }, h('input', { type: 'radio', name: 'veto', checked, onchange: () => change({ ...answers, veto }) }), t(`ahead-veto-${name}`));
  return h('fieldset', null, h('legend', null, t('ahead-veto')),
    choice('ask', 'ask', answers.veto === 'ask'), choice('never', 'never', answers.veto === 'never'), choice('on', { on: on ?? [] }, on !== null),
    on && h('div', { class: 'choices' }, cards.map((id) => {
      const chosen = on.includes(id);
      const next = chosen ? on.filter((one) => one !== id) : [...on, id];
      return h('label', { class: 'choice', key: id }, h('input', { type: 'checkbox', checked: chosen, onchange: () => change({ ...answers, veto: { on: next } }) }), cardName(id));
    })));
}

/** @param {string} place */
const called = (place) => (place === 'court' ? t('ahead-court') : siteName(place));

/**
 * A list in the order of one's wishes.
 * @param {string} legend @param {string} about @param {string[]} chosen @param {string[]} all @param {(chosen: string[]) => void} change
 */
function ordered(legend, about, chosen, all, change) {
  const left = all.filter((place) => !chosen.includes(place));
  const up = (/** @type {number} */ at) => change(without(chosen, at, at - 1));
  const add = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLSelectElement} */ (event.currentTarget);
    if (field.value) change([...chosen, field.value]);
    field.value = '';
  };
  return h('fieldset', null, h('legend', null, legend), h('p', { class: 'faint' }, about),
    h('ol', { class: 'wishes' }, chosen.map((place, at) => h('li', { key: place }, h('span', null, called(place)),
      h('button', { class: 'quiet', type: 'button', disabled: at === 0, onclick: () => up(at), 'aria-label': t('ahead-up', { place: called(place) }) }, '↑'),
      h('button', { class: 'quiet', type: 'button', onclick: () => change(without(chosen, at)), 'aria-label': t('ahead-remove', { place: called(place) }) }, '✕')))),
    left.length > 0 && h('select', { onchange: add, 'aria-label': t('ahead-add'), value: '' }, h('option', { value: '' }, t('ahead-add')), left.map((place) => h('option', { value: place, key: place }, called(place)))));
}

/** The list without one of its places, or with it elsewhere. @param {string[]} list @param {number} at @param {number} [to] */
function without(list, at, to) {
  const rest = list.filter((_, index) => index !== at);
  if (to !== undefined) rest.splice(to, 0, list[at]);
  return rest;
}
