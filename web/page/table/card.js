/** The face of an action card: what it does above, how many caballeros may be placed below. */

import { h } from '../lib/dom.js';
import { soft } from '../lib/soft.js';
import { crest } from '../board/emblems.js';
import { shield } from '../board/caballeros.js';
import { pictures } from '../board/icons.js';
import { colourName } from '../names.js';
import { language, t } from '../words.js';

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];

/**
 * @typedef {object} Shown
 * @property {string} id
 * @property {{ stack: number, number: number, effects: any[] }} facts  the edition's
 * @property {string | null} [by]  the colour that took it
 * @property {string} [name]  who that is
 * @property {import('../decide/asking.js').Target} [target]  it may be taken
 * @property {import('../lib/dom.js').Child} [mark]  a sign on it
 * @property {'full' | 'compact'} [size]
 * @property {() => void} [look]  shows it larger
 */

/** @param {Shown} shown */
export function card(shown) {
  const { id, facts, by, target, size = 'full' } = shown;
  const act = target?.act ?? shown.look;
  const states = ['card', `stack-${facts.stack}`, size, by && `taken of-${by}`, target && 'lit', target?.chosen && 'chosen'].filter(Boolean).join(' ');
  return h(act ? 'button' : 'div', {
    key: `card ${id}`, class: states, dataset: { card: id, place: `card:${id}` }, title: size === 'compact' ? t(`card-${id}-text`) : undefined,
    ...(act ? { type: 'button', onclick: act, 'aria-label': spoken(shown), 'aria-pressed': target?.chosen === undefined ? undefined : String(target.chosen) } : { role: 'img', 'aria-label': spoken(shown) }),
  }, face(shown));
}

/** @param {Shown} shown */
const face = ({ id, facts, by, name, target, mark, size = 'full' }) => [
  h('span', { class: 'card-top' }, h('span', { class: 'roman' }, ROMAN[facts.stack]), h('span', { class: 'card-name' }, called(id))),
  pictures(facts.effects),
  size === 'full' && h('span', { class: 'card-text' }, t(`card-${id}-text`)),
  h('span', { class: 'card-foot' }, placing(facts.number, size)),
  by && h('span', { class: 'taker' }, crest(by), h('span', { class: 'taker-name' }, name ?? colourName(by))),
  target?.note && h('span', { class: 'card-note' }, target.note),
  mark && h('span', { class: 'mark', key: 'mark' }, mark),
];

/** German puts its long words together, and only those who know the parts can break them. @param {string} id */
const called = (id) => (language.get() === 'de' ? t(`card-${id}`) : soft(t(`card-${id}`)));

/** So many caballeros may be placed; a small card only says how many. @param {number} number @param {'full' | 'compact'} size */
const placing = (number, size) => [
  size === 'full' && h('svg', { class: 'recruits', viewBox: `0 0 ${12 + number * 13} 30`, 'aria-hidden': 'true', style: { '--wide': (12 + number * 13) / 30 } },
    Array.from({ length: number }, (_, index) => shield('plain', 12 + index * 13, 15, 0.5))),
  h('strong', null, number),
];

/** @param {Shown} shown */
function spoken({ id, facts, by, name, target }) {
  const parts = [
    target?.label, t('card-spoken', { name: t(`card-${id}`), stack: facts.stack, text: t(`card-${id}-text`), number: facts.number }),
    by && t('card-taken', { colour: name ?? colourName(by) }),
  ];
  return parts.filter(Boolean).join('. ');
}

/** A stack face down, with the number of cards left in it. @param {{ stack: number, count: number, size?: 'full' | 'compact' }} shown */
export const stack = ({ stack: which, count, size = 'full' }) => h('div', { key: `stack ${which}`, class: `card back stack-${which} ${size}`, role: 'img', 'aria-label': t('card-stack', { stack: which, count }) },
  h('span', { class: 'roman' }, ROMAN[which]), h('strong', null, count));
