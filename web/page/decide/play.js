/** Which power card, plain or with a modifier: `{ plain: [1, 2, …], '+1': [9, …], … }`, by what may be played. */

import { answer, each } from './parts.js';
import { chips } from './chips.js';
import { court } from './facts.js';
import { h } from '../lib/dom.js';
import { playerName, row, signed } from '../names.js';
import { t } from '../words.js';

const MODIFIERS = ['+1', '-1', '+2', '-2'];

/** @type {import('./index.js').Kind} */
export default function play(question) {
  const { decision, draft, context } = question;
  const now = played(draft.ends ? draft.actions.at(-1) ?? '' : '');
  const powers = new Map([...each(all(decision).map(String), (power) => card(question, power, now)), ...laidWith(question, now)]);
  const brings = now.power ? court(context.edition, Number(now.power)) : undefined;
  return {
    title: now.power ? t('ask-play-with', { sum: sum(now.power, now.modifier), power: Number(now.power), modifier: signed(now.modifier) || 'none' }) : t('ask-play'),
    about: brings === undefined ? t('about-play') : t('about-played', { caballeros: brings }),
    powers,
    body: now.power ? modifiers(question, now.power, now.modifier) : barred(question),
    power: (power) => (MODIFIERS.includes(power) ? `play ${now.power || 1}${power}` : `play ${power}`),
  };
}

/** What the others have laid down bars these values. @param {import('./asking.js').Question} question */
function barred({ view, context }) {
  const laid = Object.entries(view.played ?? {}).filter(([, played]) => played);
  const said = laid.map(([player, { power, modifier }]) => t('play-laid', { who: playerName(context.seats ?? [], player), value: sum(power, modifier) }));
  return said.length > 0 ? h('p', { class: 'ask-laid' }, t('play-barred', { laid: row(said) })) : undefined;
}

/** What an action plays. @param {string} action */
export function played(action) {
  const [, power = '', modifier = ''] = /^play (\d+)([+-]\d)?$/.exec(action) ?? [];
  return { power, modifier };
}

/** The value that counts for the order of turns. @param {string | number} power @param {string | null} modifier */
export const sum = (power, modifier) => Number(power) + Number(modifier || 0);

/** Every power card that may be played somehow. @param {any} decision @returns {number[]} */
export function all(decision) {
  const some = [decision.plain ?? [], ...MODIFIERS.map((modifier) => decision[modifier] ?? [])].flat();
  return [...new Set(some)].sort((a, b) => a - b);
}

/** With which modifiers that power card may be played; empty for plain. @param {any} decision @param {string} power */
export const withWhich = (decision, power) =>
  ['', ...MODIFIERS].filter((modifier) => (decision[modifier || 'plain'] ?? []).includes(Number(power)));

/** @param {import('./asking.js').Question} question @param {string} power @param {{ power: string }} now */
function card(question, power, now) {
  const action = `play ${power}${withWhich(question.decision, power)[0]}`;
  return { ...answer(question, action, t('do-play', { power: Number(power) })), chosen: now.power === power };
}

/** Once a power card is chosen, the modifiers in hand go with it, or go back. @param {import('./asking.js').Question} question
 * @param {{ power: string, modifier: string }} now @returns {Map<string, import('./asking.js').Target>} */
function laidWith(question, { power, modifier }) {
  const which = power ? withWhich(question.decision, power).filter((one) => one && withWhich(question.decision, power).includes('')) : [];
  return each(which, (one) => ({
    ...answer(question, `play ${power}${one === modifier ? '' : one}`, t('do-play-modified', { modifier: signed(one), sum: sum(power, one) })), chosen: one === modifier,
  }));
}

/** @param {import('./asking.js').Question} question @param {string} power @param {string} now */
function modifiers(question, power, now) {
  const which = withWhich(question.decision, power);
  if (which.length < 2) return undefined;
  const label = (/** @type {string} */ modifier) => (modifier ? t('do-play-modified', { modifier: signed(modifier), sum: sum(power, modifier) }) : t('do-play-plain', { power: Number(power) }));
  const targets = each(which, (modifier) => ({ ...answer(question, `play ${power}${modifier}`, label(modifier)), chosen: modifier === now }));
  return chips(targets, label);
}
