/** The face of an action card: effects above, number of caballeros below. */

import { h } from '../lib/dom.js';
import { hyphenate } from '../lib/hyphenate.js';
import { crest } from '../board/emblems.js';
import { shield } from '../board/caballeros.js';
import { pictures } from '../board/icons.js';
import { vignette } from '../board/vignette.js';
import { cardName, cardText, colourName } from '../i18n/names.js';
import { t } from '../i18n/messages.js';

/**
 * @import { Card, CardFacts, Player } from '../../types/wire.js'
 * @import { Target } from '../board/targets.js'
 * @import { Child } from '../lib/dom.js'
 */

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];

/**
 * @typedef {object} CardProps
 * @property {Card} id
 * @property {Pick<CardFacts, 'stack' | 'number' | 'effects'>} facts
 * @property {Player | null} [by]  the colour that took it
 * @property {string} [name]  the name of that player
 * @property {Target} [target]  it can be chosen
 * @property {Child} [mark]  a badge on it
 * @property {'full' | 'compact'} [size]
 * @property {() => void} [enlarge]  shows it larger
 */

/** @param {CardProps} props */
export function actionCard(props) {
  const { id, facts, by, target, size = 'full' } = props;
  const act = target?.act ?? props.enlarge;
  const states = ['card', `stack-${facts.stack}`, size, by && `taken of-${by}`, target && 'lit', target?.chosen && 'chosen'].filter(Boolean).join(' ');
  const label = accessibleName(props);
  return h(act ? 'button' : 'div', {
    key: `card ${id}`, class: states, dataset: { card: id, place: `card:${id}` }, title: size === 'compact' ? cardText(id) : undefined,
    ...(act ? { type: 'button', onclick: act, 'aria-label': label, 'aria-pressed': target?.chosen === undefined ? undefined : String(target.chosen) } : { role: 'img', 'aria-label': label }),
  }, face(props));
}

/** @param {CardProps} props */
const face = ({ id, facts, by, name, target, mark, size = 'full' }) => [
  h('span', { class: 'card-top' }, h('span', { class: 'roman' }, ROMAN[facts.stack]), h('span', { class: 'card-name' }, shownName(id))),
  vignette(facts.effects),
  pictures(facts.effects),
  h('span', { class: 'card-text' }, cardText(id)),
  h('span', { class: 'card-foot' }, placement(facts.number, size)),
  by && h('span', { class: 'taker' }, crest(by), h('span', { class: 'taker-name' }, name ?? colourName(by))),
  target?.note && h('span', { class: 'card-note' }, target.note),
  mark && h('span', { class: 'mark', key: 'mark' }, mark),
];

/** @param {Card} id */
const shownName = (id) => hyphenate(cardName(id));

/** How many caballeros may be placed; a compact card shows only the number. @param {number} number @param {'full' | 'compact'} size */
const placement = (number, size) => [
  size === 'full' && h('svg', { class: 'recruits', viewBox: `0 0 ${12 + number * 13} 30`, 'aria-hidden': 'true', style: { '--wide': (12 + number * 13) / 30 } },
    Array.from({ length: number }, (_, index) => shield('plain', 12 + index * 13, 15, 0.5))),
  h('strong', null, number),
];

/** @param {CardProps} props */
function accessibleName({ id, facts, by, name, target }) {
  const parts = [
    target?.label, t('card-spoken', { name: cardName(id), stack: facts.stack, text: cardText(id), number: facts.number }),
    by && t('card-taken', { colour: name ?? colourName(by) }),
  ];
  return parts.filter(Boolean).join('. ');
}
