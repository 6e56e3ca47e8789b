/** Which caballeros come from regions to court because the province is empty: `{ regions, left, cause }`. */

import { doneAnswer, siteTargets, trailing } from './parts.js';
import { steps } from './steps.js';
import { t } from '../i18n/messages.js';

/** @import { QuestionModule } from './question.js' */

/** @type {QuestionModule<'fetch'>} */
export default function fetch(question) {
  const { decision, draft, me } = question;
  const sites = siteTargets(question, 'fetch', decision.regions);
  const total = decision.left + trailing(draft.actions, 'fetch').length;
  return {
    title: t('ask-fetch', { left: decision.left }),
    about: t('about-fetch'),
    sites,
    caballeros: new Map([...sites].map(([region, target]) => [`${me}@${region}`, target])),
    body: steps(question, 'fetch', { left: decision.left, total }),
    answers: [doneAnswer(question, 'fetch')],
    site: (site) => `fetch ${site}`,
  };
}
