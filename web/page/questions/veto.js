/** Whether an announced special action is cancelled: `{ card, by }`. */

import { button } from './chips.js';
import { cardName, playerName } from '../i18n/names.js';
import { t } from '../i18n/messages.js';

/** @import { Context, QuestionModule } from './question.js' */

/** @type {QuestionModule<'veto'>} */
export default function veto({ decision, context, put, is }) {
  const { card, by } = decision;
  const title = is('veto') ? t('ask-veto-sure', { card: cardName(card) }) : is('allow') ? t('ask-allow-sure', { card: cardName(card) }) : undefined;
  return {
    title: title ?? t('ask-veto', { player: playerName(context.seats, by), card: cardName(card) }),
    about: is('veto') ? t('sure-veto') : is('allow') ? t('sure-allow') : t('about-veto'),
    shows: card,
    body: context.preset && button(t('veto-never'), () => neverVeto(context, put), 'quiet'),
    answers: [
      { text: t('do-allow'), act: () => put('allow'), main: is('allow') },
      { text: t('do-veto'), act: () => put('veto'), main: is('veto') },
    ],
  };
}

/** Allows this action and all later ones. @param {Context} context @param {(action: string) => void} put */
function neverVeto(context, put) {
  context.preset?.({ veto: 'never' });
  put('allow');
}
