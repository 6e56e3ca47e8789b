/** The terms of a table in short texts. */

import { h } from '../lib/dom.js';
import { t, dynamicText } from '../i18n/messages.js';

/** @import { Pace, Terms } from '../../types/wire.js' */

/** @param {Pace} pace */
export function paceText(pace) {
  if (pace.kind === 'live') return t('pace-live-short', { minutes: Math.round(pace.bank / 6) / 10, increment: pace.increment });
  if (pace.kind === 'free') return t('pace-free-short');
  const { hours } = pace;
  return hours % 24 === 0 ? t('pace-days-short', { days: hours / 24 }) : t('pace-hours-short', { hours });
}

/** The terms that differ from the defaults. @param {Pick<Terms, 'variants' | 'undo' | 'hints'>} terms @returns {string[]} */
export function unusualTerms(terms) {
  const variants = [...new Set(terms.variants)].map((word) => dynamicText(`variant-${word}`));
  const undo = terms.undo === 'consent' ? [] : [t(`undo-${terms.undo}-short`)];
  return [...variants, ...undo, ...(terms.hints === false ? [t('hint-terms-short')] : [])];
}

/** @param {Terms} terms */
export function termChips(terms) {
  const texts = [paceText(terms.pace), ...unusualTerms(terms)];
  return h('ul', { class: 'chips-plain' }, texts.map((term) => h('li', { key: term }, term)));
}
