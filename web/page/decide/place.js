/** Where the next caballero goes, or done: `{ sites, left, from: 'court' | 'province' }`. */

import { carried, doneAnswer, run, sitesFor, tally } from './parts.js';
import { steps } from './steps.js';
import { t } from '../words.js';

/** @type {import('./index.js').Kind} */
export default function place(question) {
  const { decision, draft, me } = question;
  const { left, from } = decision;
  const placed = tally(run(draft.actions, 'place').map((action) => action.slice('place '.length)));
  const total = left + run(draft.actions, 'place').length;
  const sites = sitesFor(question, 'place', decision.sites);
  for (const [site, target] of sites) Object.assign(target, noted(site, placed.get(site)));
  return {
    title: t('ask-place', { left }),
    about: t(from === 'court' && !decision.sites.includes('castillo') ? 'about-place-muster' : `about-place-${from}`, { left }),
    sites,
    body: steps(question, 'place', { left, total }),
    answers: [doneAnswer(question, 'place')],
    site: (site) => `place ${site}`,
    drag: carried(`${me}@${from}`, sites),
  };
}

/** Whoever is inside the castillo is not seen: so many went in. @param {string} site @param {number | undefined} count */
const noted = (site, count) => (count ? { chosen: true, note: site === 'castillo' ? `+${count}` : undefined } : {});
