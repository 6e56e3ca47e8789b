/** Which part of an "either – or" card: `{ branches }`, from 1. */

import { branches } from './facts.js';
import { has, t } from '../words.js';

/** @type {import('./index.js').Kind} */
export default function branch({ decision, context, view, put, is }) {
  const effects = branches(context.edition, view.chosen);
  const numbers = Array.from({ length: decision.branches }, (_, index) => index + 1);
  return {
    title: t('ask-branch'),
    about: t('about-branch'),
    answers: numbers.map((number) => ({
      text: text(effects[number - 1], number), act: () => put(`branch ${number}`), main: is(`branch ${number}`),
    })),
  };
}

/** @param {any} effect @param {number} number */
function text(effect, number) {
  const key = `branch-${effect?.effect}`;
  return has(key) ? t(key, effect) : t('do-branch', { number });
}
