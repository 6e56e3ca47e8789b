/** Where the player's own grande goes: `{ regions }`. */

import { dragTo, siteTargets } from './parts.js';
import { t } from '../i18n/messages.js';

/** @import { QuestionModule } from './question.js' */

/** @type {QuestionModule<'grande'>} */
export default function grande(question) {
  const sites = siteTargets(question, 'grande', question.decision.regions);
  return { title: t('ask-grande'), about: t('about-grande'), sites, site: (site) => `grande ${site}`, drag: dragTo(`grande:${question.me}`, sites) };
}
