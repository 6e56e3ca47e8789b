/** Which region is scored, left or scattered: `{ regions, purpose: 'score' | 'scatter' | { leave: { own, opposing, any } } }`. */

import { siteTargets } from './parts.js';
import { pointsNote } from './preview.js';
import { t } from '../i18n/messages.js';

/** @import { QuestionModule } from './question.js' */

/** @type {QuestionModule<'name'>} */
export default function name(question) {
  const { decision, view, me } = question;
  const purpose = typeof decision.purpose === 'string' ? decision.purpose : 'leave';
  const sites = siteTargets(question, 'name', decision.regions);
  if (purpose === 'score') {
    for (const region of decision.regions) Object.assign(sites.get(region) ?? {}, { note: pointsNote(view, region, me) });
  }
  return { title: t(`ask-name-${purpose}`), about: t(`about-name-${purpose}`), sites, site: (site) => `name ${site}` };
}
