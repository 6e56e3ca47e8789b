/** How many caballeros go from the province to court: `{ most, cause: 'power' | 'ability' | 'card' }`. */

import { stepper } from './stepper.js';
import { t } from '../i18n/messages.js';

/** @import { QuestionModule } from './question.js' */

/** @type {QuestionModule<'take'>} */
export default function take({ decision, draft, put }) {
  const { most, cause } = decision;
  const count = Math.min(draft.picked?.count ?? most, most);
  return {
    title: t('ask-take', { most }),
    about: t(`about-take-${cause}`),
    body: most > 0 ? stepper({ count, most, label: t('take-how-many'), set: (next) => draft.pick({ count: next }) }) : undefined,
    answers: [{ text: t('do-take', { count }), act: () => put(`take ${count}`), main: true }],
  };
}
