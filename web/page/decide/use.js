/** Special action, first caballero of the placement, or the end of the turn: `{ special, sites, left }`. */

import { answer, carried, sitesFor } from './parts.js';
import { cardName } from './names.js';
import { t } from '../words.js';

/** @type {import('./index.js').Kind} */
export default function use(question) {
  const { decision, me, view, put } = question;
  const { special, left } = decision;
  const sites = sitesFor(question, 'place', decision.sites);
  const open = special && left > 0 ? 'both' : special ? 'special' : 'placement';
  const label = t('do-special', { card: cardName(view.chosen) });
  return {
    title: t(`ask-use-${open}`, { left }),
    about: t(`about-use-${open}`, { left }),
    sites,
    cards: new Map(special ? [[view.chosen, answer(question, 'special', label)]] : []),
    answers: [
      ...(special ? [{ text: t('use-special'), act: () => put('special'), main: left === 0 }] : []),
      { text: t('do-end-turn'), act: () => put('done') },
    ],
    site: (site) => `place ${site}`,
    drag: carried(`${me}@court`, sites),
  };
}
