/** How many caballeros go from the province to court: `{ most, cause: 'power' | 'ability' | 'card' }`. */

import { stepper } from './stepper.js';
import { t } from '../words.js';

/** @type {import('./index.js').Kind} */
export default function take({ decision, draft, put }) {
  const { most, cause } = decision;
  const count = Math.min(draft.picked ?? most, most);
  return {
    title: t('ask-take', { most }),
    about: t(`about-take-${cause}`, { most }),
    body: most > 0 ? stepper({ count, most, label: t('take-how-many'), set: draft.pick }) : undefined,
    answers: [{ text: t('do-take', { count }), act: () => put(`take ${count}`), main: true }],
  };
}
