/** Special action, first caballero of the placement, or the end of the turn: `{ special, sites, left }`. */

import { answerTarget, dragTo, siteTargets } from './parts.js';
import { cardName, joined } from '../i18n/names.js';
import { ownerName } from './owner-name.js';
import { gains } from './preview.js';
import { h } from '../lib/dom.js';
import { t } from '../i18n/messages.js';

/** @import { Question, QuestionModule } from './question.js' */

/** @type {QuestionModule<'use'>} */
export default function use(question) {
  const { decision, me, view, put } = question;
  const { left } = decision;
  const special = decision.special ? view.chosen : null;
  const sites = siteTargets(question, 'place', decision.sites);
  return {
    ...texts(decision),
    sites,
    body: special ? specialGains(question) : undefined,
    cards: new Map(special ? [[special, answerTarget(question, 'special', t('do-special', { card: cardName(special) }))]] : []),
    answers: [
      ...(special ? [{ text: t('use-special'), act: () => put('special'), main: left === 0 }] : []),
      { text: t('do-end-turn'), act: () => put('done') },
    ],
    site: (site) => `place ${site}`,
    drag: dragTo(`${me}@court`, sites),
  };
}

/** @param {Question<'use'>['decision']} decision */
function texts({ special, left, sites }) {
  if (special && left > 0) return { title: t('ask-use-both', { left }), about: t('about-use-both') };
  if (special) return { title: t('ask-use-special'), about: t('about-use-special') };
  return { title: t('ask-use-placement', { left }), about: t(sites.includes('castillo') ? 'about-use-placement' : 'about-place-muster') };
}

/** What the special action would score, where that is certain. @param {Question<'use'>} question */
function specialGains(question) {
  const { draft, view, me } = question;
  const gained = gains(view, draft.preview('special')?.view).sort((one, other) => Number(other.player === me) - Number(one.player === me));
  const texts = gained.map(({ player, points }) => t('gains-part', { who: ownerName(question, player), points }));
  return texts.length > 0 ? h('p', { class: 'ask-gains' }, t('gains-special', { gains: joined(texts) })) : undefined;
}
