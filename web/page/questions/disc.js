/** The region on the secret disc: `{ regions }`. What happens to it is public: `view.discs`. */

import { siteName } from '../i18n/names.js';
import { siteTargets } from './parts.js';
import { pointsNote } from './preview.js';
import { t } from '../i18n/messages.js';

/** @import { Discs, Region } from '../../types/wire.js' */
/** @import { Question, QuestionModule } from './question.js' */

/**
 * What a purpose says of the question, of a region, and of the answer before it is sent.
 * @typedef {{ title: string, about: string, note: (region: Region) => string | undefined, sure: (region: Region) => string }} Purpose
 */

/** @type {QuestionModule<'disc'>} */
export default function disc(question) {
  const { decision, draft } = question;
  const chosen = decision.regions.find((region) => draft.ends && draft.actions.at(-1) === `disc ${region}`);
  const { title, about, note, sure } = purposeOf(question);
  const sites = siteTargets(question, 'disc', decision.regions);
  for (const region of decision.regions) Object.assign(sites.get(region) ?? {}, { note: note(region) });
  return {
    title: chosen ? t('ask-disc-sure', { site: siteName(chosen) }) : title,
    about: chosen ? sure(chosen) : about,
    sites,
    site: (site) => `disc ${site}`,
  };
}

/** @param {Question<'disc'>} question @returns {Purpose} */
function purposeOf(question) {
  const { discs } = question.asked;
  switch (discs?.purpose) {
    case 'return': return returning(question, discs);
    case 'scatter': return scattering(question, discs);
    case 'score-once': return scoringOnce(question);
    default: return general(question);
  }
}

/** @param {Question<'disc'>} question @param {Extract<Discs, { purpose: 'return' }>} discs @returns {Purpose} */
function returning({ asked, me }, { most }) {
  const count = (/** @type {Region} */ region) => Math.min(asked.regions[region]?.caballeros[me] ?? 0, most === 'all' ? Infinity : most);
  return {
    title: t('ask-disc-return'),
    about: most === 'all' ? t('about-disc-return-all') : t('about-disc-return', { most }),
    note: (region) => `−${count(region)}`,
    sure: (region) => t('sure-disc-return', { count: count(region), site: siteName(region) }),
  };
}

/** @param {Question<'disc'>} question @param {Extract<Discs, { purpose: 'scatter' }>} discs @returns {Purpose} */
function scattering({ asked, me }, { from }) {
  const count = from ? asked.regions[from]?.caballeros[me] ?? 0 : 0;
  const left = from ? siteName(from) : '';
  return {
    title: t('ask-disc-scatter', { site: left }),
    about: t('about-disc-scatter', { count, site: left }),
    note: () => `+${count}`,
    sure: (region) => t('sure-disc-scatter', { count, from: left, site: siteName(region) }),
  };
}

/** @param {Question<'disc'>} question @returns {Purpose} */
function scoringOnce({ asked, me }) {
  return {
    title: t('ask-disc-score-once'),
    about: t('about-disc-score-once'),
    note: (region) => pointsNote(asked, region, me),
    sure: (region) => t('sure-disc-score-once', { site: siteName(region), points: Number(pointsNote(asked, region, me)) }),
  };
}

/** @param {Question<'disc'>} question @returns {Purpose} */
function general({ asked, decision }) {
  const hasKing = decision.regions.some((region) => region === asked.king);
  return {
    title: t('ask-disc-general'),
    about: hasKing ? t('about-disc-king', { site: siteName(asked.king) }) : t('about-disc-general'),
    note: () => undefined,
    sure: (region) => t(region === asked.king ? 'sure-disc-king' : 'sure-disc-general', { site: siteName(region) }),
  };
}
