/** Which part of an "either – or" card: `{ branches }`, from 1. */

import { branchesOf } from '../api/editions.js';
import { has, t, dynamicText } from '../i18n/messages.js';

/** @import { Effect } from '../../types/wire.js' */
/** @import { QuestionModule } from './question.js' */

/** @type {QuestionModule<'branch'>} */
export default function branch({ decision, context, view, put, is }) {
  const effects = view.chosen ? branchesOf(context.edition, view.chosen) : [];
  const numbers = Array.from({ length: decision.branches }, (_, index) => index + 1);
  return {
    title: t('ask-branch'),
    about: t('about-branch'),
    answers: numbers.map((number) => ({
      text: branchText(effects[number - 1], number), act: () => put(`branch ${number}`), main: is(`branch ${number}`),
    })),
  };
}

/** @param {Effect | undefined} effect @param {number} number */
function branchText(effect, number) {
  const key = `branch-${effect?.effect}`;
  const count = effect && 'count' in effect ? effect.count : 0;
  return has(key) ? dynamicText(key, { count }) : t('do-branch', { number });
}
