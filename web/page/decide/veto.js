/** Whether an announced special action is cancelled: `{ card, by }`. */

import { button } from './chips.js';
import { cardName, playerName } from '../names.js';
import { t } from '../words.js';

/** @type {import('./index.js').Kind} */
export default function veto({ decision, context, put, is }) {
  const { card, by } = decision;
  return {
    title: t('ask-veto', { player: playerName(context.seats ?? [], by), card: cardName(card) }),
    about: t('about-veto'),
    shows: card,
    body: context.ahead && button(t('veto-never'), () => silence(context, put), 'quiet'),
    answers: [
      { text: t('do-allow'), act: () => put('allow'), main: is('allow') },
      { text: t('do-veto'), act: () => put('veto'), main: is('veto') },
    ],
  };
}

/** Allows this and everything that comes. @param {import('./asking.js').Context} context @param {(action: string) => void} put */
function silence(context, put) {
  context.ahead?.({ veto: 'never' });
  put('allow');
}
