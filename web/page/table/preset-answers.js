/** Answers to questions out of turn, given in advance. */

import { h } from '../lib/dom.js';
import { t } from '../i18n/messages.js';
import { closeDialog, dialog } from '../components/dialog.js';
import { cardName, siteName } from '../i18n/names.js';

/** @import { Card, Presets, Region } from '../../types/wire.js' */

/** @type {Presets} */
export const NO_PRESETS = { veto: 'ask', disc: [], returns: [] };

/**
 * @param {object} options
 * @param {Presets} options.answers
 * @param {Region[]} options.regions
 * @param {Card[]} options.cards
 * @param {(answers: Presets) => void} options.change
 * @param {() => void} options.save
 * @param {() => void} options.closed
 */
export function presetAnswersDialog({ answers, regions, cards, change, save, closed }) {
  const clear = (/** @type {Event} */ event) => {
    event.preventDefault();
    change(NO_PRESETS);
  };
  const saveAndClose = (/** @type {Event} */ event) => {
    save();
    closeDialog(event);
  };
  return dialog('ahead', t('ahead-title'), closed,
    h('p', null, t('ahead-text')),
    vetoField(answers, cards, change),
    orderedList(t('ahead-disc'), t('ahead-disc-text'), answers.disc, regions, (disc) => change({ ...answers, disc })),
    orderedList(t('ahead-returns'), t('ahead-returns-text'), answers.returns, ['court', ...regions], (returns) => change({ ...answers, returns })),
    h('div', { class: 'row end' },
      h('button', { onclick: clear }, t('ahead-clear')),
      h('button', { class: 'main', onclick: saveAndClose }, t('ahead-save'))));
}

/** @param {Presets} answers @param {Card[]} cards @param {(answers: Presets) => void} change */
function vetoField(answers, cards, change) {
  const chosen = typeof answers.veto === 'object' ? answers.veto.on : null;
  const option = (/** @type {'ask' | 'never' | 'on'} */ name, /** @type {Presets['veto']} */ veto, /** @type {boolean} */ checked) =>
    h('label', { class: 'choice' }, h('input', { type: 'radio', name: 'veto', checked, onchange: () => change({ ...answers, veto }) }), t(`ahead-veto-${name}`));
  return h('fieldset', null, h('legend', null, t('ahead-veto')),
    option('ask', 'ask', answers.veto === 'ask'), option('never', 'never', answers.veto === 'never'), option('on', { on: chosen ?? [] }, chosen !== null),
    chosen && h('div', { class: 'choices' }, cards.map((id) => {
      const checked = chosen.includes(id);
      const next = checked ? chosen.filter((one) => one !== id) : [...chosen, id];
      return h('label', { class: 'choice', key: id }, h('input', { type: 'checkbox', checked, onchange: () => change({ ...answers, veto: { on: next } }) }), cardName(id));
    })));
}

/** @typedef {Region | 'court'} PresetPlace */

/** @param {PresetPlace} place */
const placeName = (place) => (place === 'court' ? t('ahead-court') : siteName(place));

/**
 * A list of places in the order of preference.
 * @param {string} legend @param {string} about @param {string[]} chosen @param {PresetPlace[]} all @param {(chosen: string[]) => void} change
 */
function orderedList(legend, about, chosen, all, change) {
  const places = chosen.flatMap((name) => all.find((place) => place === name) ?? []);
  const left = all.filter((place) => !chosen.includes(place));
  const add = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLSelectElement} */ (event.currentTarget);
    if (field.value) change([...chosen, field.value]);
    field.value = '';
  };
  return h('fieldset', null, h('legend', null, legend), h('p', { class: 'faint' }, about),
    h('ol', { class: 'proposals' }, places.map((place, at) => h('li', { key: place }, h('span', null, placeName(place)),
      h('button', { class: 'quiet', type: 'button', disabled: at === 0, onclick: () => change(moved(chosen, at, at - 1)), 'aria-label': t('ahead-up', { place: placeName(place) }) }, '↑'),
      h('button', { class: 'quiet', type: 'button', onclick: () => change(moved(chosen, at)), 'aria-label': t('ahead-remove', { place: placeName(place) }) }, '✕')))),
    left.length > 0 && h('select', { onchange: add, 'aria-label': t('ahead-add'), value: '' }, h('option', { value: '' }, t('ahead-add')), left.map((place) => h('option', { value: place, key: place }, placeName(place)))));
}

/** The list without one entry, or with it at another index. @param {string[]} list @param {number} at @param {number} [to] */
function moved(list, at, to) {
  const rest = list.filter((_, index) => index !== at);
  if (to !== undefined) rest.splice(to, 0, list[at]);
  return rest;
}
