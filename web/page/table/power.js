/** Power cards: a large value, and the caballeros they bring to court; modifiers; what a player has used. */

import { h } from '../lib/dom.js';
import { SHIELD, shield } from '../board/caballeros.js';
import { colourName } from '../names.js';
import { t } from '../words.js';

/**
 * @typedef {object} Shown
 * @property {number} value
 * @property {number} court  caballeros it brings
 * @property {string} [colour]  whose
 * @property {string | null} [modifier]  laid with it
 * @property {import('../decide/asking.js').Target} [target]
 * @property {import('../lib/dom.js').Child} [mark]  a sign on it
 * @property {'full' | 'compact'} [size]
 * @property {boolean} [used]
 */

/** @param {Shown} shown */
export function power(shown) {
  const { value, court, colour = 'plain', modifier, target, mark, size = 'full', used } = shown;
  const states = ['power', size, `of-${colour}`, target && 'lit', target?.chosen && 'chosen', used && 'used'].filter(Boolean).join(' ');
  return h(target ? 'button' : 'div', {
    key: `power ${value}`, class: states, dataset: { place: `power:${value}` }, ...named(spoken(shown), target),
  }, h('strong', { class: 'power-value' }, value), recruits(court, colour),
  modifier && h('span', { class: 'power-modifier' }, signed(modifier)), target?.note && h('span', { class: 'card-note' }, target.note), signOf(mark));
}

/** @param {import('../lib/dom.js').Child} mark */
const signOf = (mark) => mark && h('span', { class: 'mark', key: 'mark' }, mark);

/** @param {string} label @param {import('../decide/asking.js').Target | undefined} target */
const named = (label, target) => (target
  ? { type: 'button', onclick: target.act, 'aria-label': label, 'aria-pressed': target.chosen === undefined ? undefined : String(target.chosen) }
  : { role: 'img', 'aria-label': label });

/** @param {Shown} shown */
const spoken = ({ value, court, colour, modifier, target, used }) => [
  target?.label, t('power-spoken', { value, court }), modifier && t('power-with', { modifier: signed(modifier) }),
  colour && colourName(colour), used && t('power-used'),
].filter(Boolean).join('. ');

/** Small shields, three to a line. @param {number} court @param {string} colour */
const recruits = (court, colour) => h('svg', { class: 'power-court', viewBox: '0 0 60 40', 'aria-hidden': 'true' },
  court === 0 && h('path', { class: 'nobody', d: SHIELD, transform: 'translate(30 20) scale(0.5)' }),
  Array.from({ length: court }, (_, index) => shield(colour, middle(court, index), court > 3 ? 10 + 20 * Math.floor(index / 3) : 20, 0.38)));

/** @param {number} court @param {number} index */
function middle(court, index) {
  const inLine = court <= 3 ? court : index < 3 ? 3 : court - 3;
  return 30 + ((index % 3) - (inLine - 1) / 2) * 18;
}

/** @param {string} modifier */
const signed = (modifier) => modifier.replace('-', '−');

/** A modifier in hand. @param {{ value: string, ability?: string, target?: import('../decide/asking.js').Target, mark?: import('../lib/dom.js').Child, used?: boolean }} shown */
export function modifier({ value, ability, target, mark, used }) {
  const about = ability && ability !== 'none' ? t(`modifier-${ability}`) : t('modifier-none');
  const states = ['power', 'modifier', target && 'lit', target?.chosen && 'chosen', used && 'used'].filter(Boolean).join(' ');
  const label = [target?.label, t('modifier-spoken', { value: signed(value), about }), used && t('power-used')].filter(Boolean).join('. ');
  return h(target ? 'button' : 'div', { class: states, dataset: { place: `modifier:${value}` }, ...named(label, target) },
    h('strong', { class: 'power-value' }, signed(value)), h('span', { class: 'modifier-text' }, about), signOf(mark));
}
