/** Where the king goes: `{ places }`, among them castillo, france and portugal. */

import { dragTo, siteTargets } from './parts.js';
import { t } from '../i18n/messages.js';

/** @import { QuestionModule } from './question.js' */

/** @type {QuestionModule<'king'>} */
export default function king(question) {
  const sites = siteTargets(question, 'king', question.decision.places);
  return { title: t('ask-king'), about: t('about-king'), sites, site: (site) => `king ${site}`, drag: dragTo('king', sites) };
}
