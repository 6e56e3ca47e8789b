/** Where the king goes: `{ places }`, among them castillo, france and portugal. */

import { carried, sitesFor } from './parts.js';
import { t } from '../words.js';

/** @type {import('./index.js').Kind} */
export default function king(question) {
  const sites = sitesFor(question, 'king', question.decision.places);
  return { title: t('ask-king'), about: t('about-king'), sites, site: (site) => `king ${site}`, drag: carried('king', sites) };
}
