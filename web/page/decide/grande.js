/** Where the own grande goes: `{ regions }`. */

import { carried, sitesFor } from './parts.js';
import { t } from '../words.js';

/** @type {import('./index.js').Kind} */
export default function grande(question) {
  const sites = sitesFor(question, 'grande', question.decision.regions);
  return { title: t('ask-grande'), about: t('about-grande'), sites, site: (site) => `grande ${site}`, drag: carried(`grande:${question.me}`, sites) };
}
