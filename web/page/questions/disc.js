/** The region on the secret disc: `{ regions }`. */

import { siteName } from '../i18n/names.js';
import { siteTargets } from './parts.js';
import { t } from '../i18n/messages.js';

/** @import { Region, View } from '../../types/wire.js' */
/** @import { QuestionModule } from './question.js' */

/** @type {QuestionModule<'disc'>} */
export default function disc(question) {
  const { decision, draft, view } = question;
  const chosen = decision.regions.find((region) => draft.ends && draft.actions.at(-1) === `disc ${region}`);
  return {
    title: chosen ? t('ask-disc-sure', { site: siteName(chosen) }) : t('ask-disc'),
    about: aboutDisc(view, decision.regions),
    sites: siteTargets(question, 'disc', decision.regions),
    site: (site) => `disc ${site}`,
  };
}

/** In a general scoring it is nobody's turn. @param {View} view @param {Region[]} regions */
function aboutDisc(view, regions) {
  if (view.turn) return t('about-disc-card');
  return regions.some((region) => region === view.king) ? t('about-disc-king', { site: siteName(view.king) }) : t('about-disc');
}
