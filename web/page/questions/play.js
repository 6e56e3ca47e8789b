/** Which power card, plain or with a modifier: `{ plain: [1, 2, …], '+1': [9, …], … }`, by what may be played. */

import { answerTarget, mapOf } from './parts.js';
import { chips } from './chips.js';
import { courtOf } from '../api/editions.js';
import { h } from '../lib/dom.js';
import { joined, playerName, signed } from '../i18n/names.js';
import { t } from '../i18n/messages.js';

/**
 * @import { Modifier, Played, Player } from '../../types/wire.js'
 * @import { Target } from '../board/targets.js'
 * @import { Question, QuestionModule } from './question.js'
 *
 * @typedef {{ power: string, modifier: Modifier | '' }} Choice  empty where nothing is chosen
 */

const MODIFIERS = /** @type {const} */ (['+1', '-1', '+2', '-2']);

/** @type {QuestionModule<'play'>} */
export default function play(question) {
  const { decision, draft, context } = question;
  const choice = parsePlay(draft.ends ? draft.actions.at(-1) ?? '' : '');
  const { power, modifier } = choice;
  const title = power ? t('ask-play-with', { sum: powerSum(power, modifier), power: Number(power), modifier: signed(modifier) || 'none' }) : t('ask-play');
  return {
    title,
    about: power ? t('about-played', { caballeros: courtOf(context.edition, Number(power)) }) : t('about-play'),
    powers: new Map([...mapOf(playablePowers(decision).map(String), (one) => powerTarget(question, one, choice)), ...modifierTargets(question, choice)]),
    body: power ? modifierChips(question, choice) : takenValues(question),
    power: (card) => (MODIFIERS.some((one) => one === card) ? `play ${power || 1}${card}` : `play ${card}`),
  };
}

/** The values that the other players have taken. @param {Question<'play'>} question */
function takenValues({ view, context }) {
  const played = /** @type {[Player, Played | null][]} */ (Object.entries(view.played));
  const texts = played.flatMap(([player, card]) => (card ? [t('play-laid', { who: playerName(context.seats, player), value: powerSum(card.power, card.modifier) })] : []));
  return texts.length > 0 ? h('p', { class: 'ask-laid' }, t('play-barred', { laid: joined(texts) })) : undefined;
}

/** What an action plays. @param {string} action @returns {Choice} */
export function parsePlay(action) {
  const [, power = '', text = ''] = /^play (\d+)([+-]\d)?$/.exec(action) ?? [];
  return { power, modifier: MODIFIERS.find((modifier) => modifier === text) ?? '' };
}

/** The value that decides the turn order. @param {string | number} power @param {string | null} modifier */
export const powerSum = (power, modifier) => Number(power) + Number(modifier || 0);

/** The power cards that may be played, plain or modified. @param {Question<'play'>['decision']} decision @returns {number[]} */
export function playablePowers(decision) {
  const powers = [decision.plain ?? [], ...MODIFIERS.map((modifier) => decision[modifier] ?? [])].flat();
  return [...new Set(powers)].sort((a, b) => a - b);
}

/** The modifiers that may be played with a power card; empty for none. @param {Question<'play'>['decision']} decision @param {string} power */
export const modifiersFor = (decision, power) =>
  /** @type {const} */ (['', ...MODIFIERS]).filter((modifier) => (decision[modifier || 'plain'] ?? []).includes(Number(power)));

/** @param {Question<'play'>} question @param {string} power @param {Choice} choice @returns {Target} */
function powerTarget(question, power, choice) {
  const action = `play ${power}${modifiersFor(question.decision, power)[0]}`;
  return { ...answerTarget(question, action, t('do-play', { power: Number(power) })), chosen: choice.power === power };
}

/** Once a power card is chosen, a click on a modifier in hand adds or removes it. @param {Question<'play'>} question @param {Choice} choice */
function modifierTargets(question, { power, modifier }) {
  const allowed = power ? modifiersFor(question.decision, power) : [];
  return mapOf(allowed.includes('') ? allowed.filter((one) => one !== '') : [], (one) => ({
    ...answerTarget(question, `play ${power}${one === modifier ? '' : one}`, t('do-play-modified', { modifier: signed(one), sum: powerSum(power, one) })), chosen: one === modifier,
  }));
}

/** @param {Question<'play'>} question @param {Choice} choice */
function modifierChips(question, { power, modifier }) {
  const allowed = modifiersFor(question.decision, power);
  if (allowed.length < 2) return undefined;
  const label = (/** @type {string} */ one) => (one ? t('do-play-modified', { modifier: signed(one), sum: powerSum(power, one) }) : t('do-play-plain', { power: Number(power) }));
  return chips(mapOf(allowed, (one) => ({ ...answerTarget(question, `play ${power}${one}`, label(one)), chosen: one === modifier })), label);
}
