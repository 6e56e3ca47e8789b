/** Which face-up action card is taken: `{ cards }`. */

import { answerTarget, mapOf } from './parts.js';
import { cardFacts, placementOf } from '../api/editions.js';
import { cardName } from '../i18n/names.js';
import { gains } from './preview.js';
import { t } from '../i18n/messages.js';

/** @import { Card, Effect } from '../../types/wire.js' */
/** @import { Question, QuestionModule } from './question.js' */

/** @type {QuestionModule<'choose'>} */
export default function choose(question) {
  const { decision, context } = question;
  const label = (/** @type {Card} */ card) => t('do-choose', { card: cardName(card), caballeros: placementOf(context.edition, card) });
  return {
    title: t('ask-choose'),
    about: t('about-choose'),
    cards: mapOf(decision.cards, (card) => ({ ...answerTarget(question, `choose ${card}`, label(card)), note: pointsOf(question, card) })),
    card: (card) => `choose ${card}`,
  };
}

/** The points that a card would score now, where that is certain. @param {Question<'choose'>} question @param {Card} card */
function pointsOf({ draft, context, view, me }, card) {
  const isCertain = cardFacts(context.edition, card).effects.every(scoresCertainly);
  const after = isCertain ? draft.preview(`choose ${card}`, 'special')?.view : undefined;
  return after ? t('gains-card', { points: gains(view, after).find(({ player }) => player === me)?.points ?? 0 }) : undefined;
}

/** A region still to be chosen and the hidden castillo are not certain. @param {Effect} effect */
const scoresCertainly = (effect) => effect.effect === 'score' && effect.what !== 'chosen' && effect.what !== 'castillo';
