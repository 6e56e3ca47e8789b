/** Which region is scored, left or scattered: `{ regions, purpose: 'score' | 'scatter' | { leave: { own, opposing, any } } }`. */

import { sitesFor } from './parts.js';
import { t } from '../words.js';
import { worth } from './preview.js';

/** @type {import('./index.js').Kind} */
export default function name(question) {
  const { decision, view, me } = question;
  const purpose = typeof decision.purpose === 'string' ? decision.purpose : 'leave';
  const sites = sitesFor(question, 'name', decision.regions);
  if (purpose === 'score') for (const [site, target] of sites) target.note = worth(view, site, me);
  return { title: t(`ask-name-${purpose}`), about: t(`about-name-${purpose}`), sites, site: (site) => `name ${site}` };
}
