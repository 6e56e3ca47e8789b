/** Which part of an "either – or" card: `{ branches }`, from 1. */

import { branches as texts } from './facts.js';
import { t } from '../words.js';

/** @type {import('./index.js').Kind} */
export default function branch({ decision, context, view, put, is }) {
  const said = texts(context.edition, view.chosen);
  const numbers = Array.from({ length: decision.branches }, (_, index) => index + 1);
  return {
    title: t('ask-branch'),
    about: t('about-branch'),
    answers: numbers.map((number) => ({
      text: said[number - 1] ?? t('do-branch', { number }), act: () => put(`branch ${number}`), main: is(`branch ${number}`),
    })),
  };
}
