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

/** The terms that differ from the defaults. @param {Pick<Terms, 'undo' | 'hints'> & { variants: string[] }} terms @returns {string[]} */
export function unusualTerms(terms) {
  const undo = terms.undo === 'consent' ? [] : [t(`undo-${terms.undo}-short`)];
  return [...variantNames(terms.variants), ...undo, ...(terms.hints === false ? [t('hint-terms-short')] : [])];
}

/** Each setting as a label and a text. @type {{ [Name in Exclude<keyof Terms, 'players'>]: (terms: Terms) => [string, string] }} */
const ROWS = {
  pace: ({ pace }) => [t('wait-pace'), paceText(pace)],
  undo: ({ undo }) => [t('wait-undo'), t(`undo-${undo}`)],
  access: ({ access }) => [t('wait-access'), t(`access-${access}`)],
  hints: ({ hints }) => [t('hint-terms'), t(hints === false ? 'hint-terms-off' : 'hint-terms-on')],
  variants: ({ variants }) => [t('wait-variants'), variantNames(variants).join(', ') || t('wait-no-variants')],
};

/** All terms, as labels and texts. @param {Terms} terms */
export const termRows = (terms) => Object.values(ROWS).map((row) => row(terms));

/** @param {string[]} words */
const variantNames = (words) => [...new Set(words)].map((word) => dynamicText(`variant-${word}`));

/** @param {Terms} terms */
export function termChips(terms) {
  const texts = [paceText(terms.pace), ...unusualTerms(terms)];
  return h('ul', { class: 'chips-plain' }, texts.map((term) => h('li', { key: term }, term)));
}
