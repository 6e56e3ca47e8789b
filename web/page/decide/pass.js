/** Which modifier goes to the left neighbour: `{ modifiers: ['+1', …] }`. */

import { answer, each } from './parts.js';
import { chips } from './chips.js';
import { signed } from '../names.js';
import { t } from '../words.js';

/** @type {import('./index.js').Kind} */
export default function pass(question) {
  const { decision } = question;
  const powers = each(decision.modifiers, (modifier) => answer(question, `pass ${modifier}`, t('do-pass', { modifier: signed(modifier) })));
  return { title: t('ask-pass'), about: t('about-pass'), powers, body: chips(powers, signed), power: (card) => `pass ${card}` };
}
