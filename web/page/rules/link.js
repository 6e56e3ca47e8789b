/** Where a rule stands: `/rules#PLC-2`; for the text of a card, `/rules/card/coup`. */

import { h } from '../lib/dom.js';
import { t } from '../words.js';

/** @param {string} rule  an ID, or `card:` and a card, as a refusal names it */
export const ruleAddress = (rule) => (rule.startsWith('card:') ? cardAddress(rule.slice(5)) : `/rules#${rule}`);

/** @param {string} card */
export const cardAddress = (card) => `/rules/card/${card}`;

/** A link to a rule, in a tab of its own so that a game stays open. @param {string} rule */
export function ruleLink(rule) {
  const text = rule.startsWith('card:') ? t(`card-${rule.slice(5)}`) : rule;
  return h('a', { class: 'refusal-rule', href: ruleAddress(rule), target: '_blank' }, text);
}
