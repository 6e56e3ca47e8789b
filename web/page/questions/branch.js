/** Which part of an "either – or" card: `{ branches }`, from 1. */

import { branchesOf } from '../api/editions.js';
import { has, t, dynamicText } from '../i18n/messages.js';

/** @import { Effect } from '../../types/wire.js' */
/** @import { Question, QuestionModule } from './question.js' */

/** @type {QuestionModule<'branch'>} */
export default function branch(question) {
  const { decision, put, is } = question;
  const numbers = Array.from({ length: decision.branches }, (_, index) => index + 1);
  return {
    title: t('ask-branch'),
    about: t('about-branch'),
    answers: numbers.map((number) => ({
      text: branchText(question, number), act: () => put(`branch ${number}`), main: is(`branch ${number}`),
    })),
  };
}

/** @param {Pick<Question, 'asked' | 'context'>} question @param {number} number */
export function branchText({ asked: { chosen }, context }, number) {
  /** @type {Effect | undefined} */
  const effect = chosen ? branchesOf(context.edition, chosen)[number - 1] : undefined;
  const key = `branch-${effect?.effect}`;
  const count = effect && 'count' in effect ? effect.count : 0;
  return has(key) ? dynamicText(key, { count }) : t('do-branch', { number });
}
