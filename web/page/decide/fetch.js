/** Which caballeros come from regions to court, the province being empty: `{ regions, left, cause }`. */

import { doneAnswer, run, sitesFor } from './parts.js';
import { steps } from './steps.js';
import { t } from '../words.js';

/** @type {import('./index.js').Kind} */
export default function fetch(question) {
  const { decision, draft, me } = question;
  const sites = sitesFor(question, 'fetch', decision.regions);
  const total = decision.left + run(draft.actions, 'fetch').length;
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
