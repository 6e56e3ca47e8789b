/** Whose grande changes places with the king: `{ players }`. */

import { answer, each } from './parts.js';
import { chips } from './chips.js';
import { t } from '../words.js';
import { whose } from './whose.js';

/** @type {import('./index.js').Kind} */
export default function swap(question) {
  const grandes = each(question.decision.players, (player) => answer(question, `swap ${player}`, t('do-swap', { who: whose(question, player) })));
  return { title: t('ask-swap'), about: t('about-swap'), grandes, body: chips(grandes, (player) => whose(question, player), (player) => player) };
}
