/** Special action, first caballero of the placement, or the end of the turn: `{ special, sites, left }`. */

import { answer, carried, sitesFor } from './parts.js';
import { cardName, row } from '../names.js';
import { whose } from './whose.js';
import { gains } from './preview.js';
import { h } from '../lib/dom.js';
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
    body: special ? bringing(question) : undefined,
    cards: new Map(special ? [[view.chosen, answer(question, 'special', label)]] : []),
    answers: [
      ...(special ? [{ text: t('use-special'), act: () => put('special'), main: left === 0 }] : []),
      { text: t('do-end-turn'), act: () => put('done') },
    ],
    site: (site) => `place ${site}`,
    drag: carried(`${me}@court`, sites),
  };
}

/** What the special action would score, where that is certain. @param {import('./asking.js').Question} question */
function bringing(question) {
  const { draft, view, me } = question;
  const got = gains(view, draft.foresee('special')?.view).sort((one, other) => Number(other.player === me) - Number(one.player === me));
  const said = got.map(({ player, points }) => t('gains-part', { who: whose(question, player), points }));
  return said.length > 0 ? h('p', { class: 'ask-gains' }, t('gains-special', { gains: row(said) })) : undefined;
}
