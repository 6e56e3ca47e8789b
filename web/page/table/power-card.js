/** Power cards with the caballeros they bring to court, and modifiers. */

import { h } from '../lib/dom.js';
import { hyphenate } from '../lib/hyphenate.js';
import { SHIELD, shield } from '../board/caballeros.js';
import { colourName, signed } from '../i18n/names.js';
import { t } from '../i18n/messages.js';

/**
 * @import { Ability, Player } from '../../types/wire.js'
 * @import { Target } from '../board/targets.js'
 * @import { Child } from '../lib/dom.js'
 */

/**
 * @typedef {object} PowerProps
 * @property {number} value
 * @property {number} court  caballeros it brings
 * @property {Player} [colour]
 * @property {string | null} [modifier]  played with it
 * @property {Target} [target]
 * @property {Child} [mark]  a badge on it
 * @property {'full' | 'compact'} [size]
 * @property {boolean} [used]
 */

/** @param {PowerProps} props */
export function powerCard(props) {
  const { value, court, colour = 'plain', modifier, target, mark, size = 'full', used } = props;
  const states = ['power', size, `of-${colour}`, target && 'lit', target?.chosen && 'chosen', used && 'used'].filter(Boolean).join(' ');
  return h(target ? 'button' : 'div', {
    key: `power ${value}`, class: states, dataset: { place: `power:${value}` }, ...namedProps(accessibleName(props), target),
  }, h('strong', { class: 'power-value' }, value), recruits(court, colour),
  modifier && h('span', { class: 'power-modifier' }, signed(modifier)), target?.note && h('span', { class: 'card-note' }, target.note), badge(mark));
}

/** @param {Child} mark */
const badge = (mark) => mark && h('span', { class: 'mark', key: 'mark' }, mark);

/** @param {string} label @param {Target | undefined} target */
const namedProps = (label, target) => (target
  ? { type: 'button', onclick: target.act, 'aria-label': label, 'aria-pressed': target.chosen === undefined ? undefined : String(target.chosen) }
  : { role: 'img', 'aria-label': label });

/** @param {PowerProps} props */
const accessibleName = ({ value, court, colour, modifier, target, used }) => [
  target?.label, t('power-spoken', { value, court }), modifier && t('power-with', { modifier: signed(modifier) }),
  colour && colourName(colour), used && t('power-used'),
].filter(Boolean).join('. ');

/** Small shields, three to a line. @param {number} court @param {Player | 'plain'} colour */
const recruits = (court, colour) => h('svg', { class: 'power-court', viewBox: '0 0 60 40', 'aria-hidden': 'true' },
  court === 0 && h('path', { class: 'nobody', d: SHIELD, transform: 'translate(30 20) scale(0.5)' }),
  Array.from({ length: court }, (_, index) => shield(colour, middle(court, index), court > 3 ? 10 + 20 * Math.floor(index / 3) : 20, 0.38)));

/** @param {number} court @param {number} index */
function middle(court, index) {
  const inLine = court <= 3 ? court : index < 3 ? 3 : court - 3;
  return 30 + ((index % 3) - (inLine - 1) / 2) * 18;
}

/** A modifier in hand. @param {{ value: string, ability?: Ability, target?: Target, mark?: Child, used?: boolean }} props */
export function modifierCard({ value, ability, target, mark, used }) {
  const about = ability && ability !== 'none' ? t(`modifier-${ability}`) : t('modifier-none');
  const states = ['power', 'modifier', target && 'lit', target?.chosen && 'chosen', used && 'used'].filter(Boolean).join(' ');
  const label = [target?.label, t('modifier-spoken', { value: signed(value), about }), used && t('power-used')].filter(Boolean).join('. ');
  return h(target ? 'button' : 'div', { class: states, dataset: { place: `modifier:${value}` }, ...namedProps(label, target) },
    h('strong', { class: 'power-value' }, signed(value)), h('span', { class: 'modifier-text' }, hyphenate(about)), badge(mark));
}
