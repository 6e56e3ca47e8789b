/** Where the next caballero goes, or done: `{ sites, left, from: 'court' | 'province' }`. */

import { countEach, doneAnswer, dragTo, siteTargets, trailing } from './parts.js';
import { steps } from './steps.js';
import { t } from '../i18n/messages.js';

/** @import { QuestionModule } from './question.js' */

/** @type {QuestionModule<'place'>} */
export default function place(question) {
  const { decision, draft, me } = question;
  const { left, from } = decision;
  const placed = trailing(draft.actions, 'place');
  const counts = countEach(placed.map((action) => action.slice('place '.length)));
  const sites = siteTargets(question, 'place', decision.sites);
  for (const [site, target] of sites) Object.assign(target, noteFor(site, counts.get(site)));
  return {
    title: t('ask-place', { left }),
    about: t(from === 'court' && !decision.sites.includes('castillo') ? 'about-place-muster' : `about-place-${from}`),
    sites,
    body: steps(question, 'place', { left, total: left + placed.length }),
    answers: [doneAnswer(question, 'place')],
    site: (site) => `place ${site}`,
    drag: dragTo(`${me}@${from}`, sites),
  };
}

/** The castillo hides its caballeros: a note says how many of the draft went in. @param {string} site @param {number | undefined} count */
const noteFor = (site, count) => (count ? { chosen: true, note: site === 'castillo' ? `+${count}` : undefined } : {});
