/** What was agreed on at a table, in short words. */

import { h } from '../lib/dom.js';
import { t } from '../words.js';

/** @typedef {{ players: number, variants: string[], pace: { kind: string, bank?: number, increment?: number, hours?: number }, undo: string, access: string, hints?: boolean }} Terms */

/** @param {Terms['pace']} pace */
export function pace({ kind, bank = 0, increment = 0, hours = 0 }) {
  if (kind === 'live') return t('pace-live-short', { minutes: Math.round(bank / 6) / 10, increment });
  if (kind === 'turns') return hours % 24 === 0 ? t('pace-days-short', { days: hours / 24 }) : t('pace-hours-short', { hours });
  return t('pace-free-short');
}

/** Everything that is not as usual. @param {Terms} terms @returns {string[]} */
export function unusual(terms) {
  const variants = [...new Set(terms.variants)].map((word) => t(`variant-${word}`));
  const undo = terms.undo === 'consent' ? [] : [t(`undo-${terms.undo}-short`)];
  return [...variants, ...undo, ...(terms.hints === false ? [t('hint-terms-short')] : [])];
}

/** @param {Terms} terms */
export function chips(terms) {
  const texts = [pace(terms.pace), ...unusual(terms)];
  return h('ul', { class: 'chips-plain' }, texts.map((text) => h('li', { key: text }, text)));
}
