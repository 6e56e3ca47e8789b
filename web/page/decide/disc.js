/** What the secret disc shows: `{ regions }`. */

import { siteName } from '../names.js';
import { sitesFor } from './parts.js';
import { t } from '../words.js';

/** @type {import('./index.js').Kind} */
export default function disc(question) {
  const { decision, draft, view } = question;
  const chosen = draft.ends ? draft.actions.at(-1)?.split(' ')[1] : undefined;
  return {
    title: chosen ? t('ask-disc-sure', { site: siteName(chosen) }) : t('ask-disc'),
    about: about(view, decision.regions),
    sites: sitesFor(question, 'disc', decision.regions),
    site: (site) => `disc ${site}`,
  };
}

/** In a general scoring nobody has a turn. @param {any} view @param {string[]} regions */
function about(view, regions) {
  if (view.turn) return t('about-disc-card');
  return regions.includes(view.king) ? t('about-disc-king', { site: siteName(view.king) }) : t('about-disc');
}
