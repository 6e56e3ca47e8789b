/** Links to rules: `/rules#PLC-2`; for a card, `/rules/card/coup`. */

import { h } from '../lib/dom.js';
import { cardName } from '../i18n/names.js';

/** @import { Card } from '../../types/wire.js' */

/** @param {string} rule  an ID, or `card:` and a card, as a refusal names it */
export const ruleAddress = (rule) => (rule.startsWith('card:') ? cardAddress(rule.slice('card:'.length)) : `/rules#${rule}`);

/** @param {string} card */
export const cardAddress = (card) => `/rules/card/${card}`;

/** A link to a rule. It opens in a new tab so that a game stays open. @param {string} rule */
export function ruleLink(rule) {
  const text = rule.startsWith('card:') ? cardName(/** @type {Card} */ (rule.slice('card:'.length))) : rule;
  return h('a', { class: 'refusal-rule', href: ruleAddress(rule), target: '_blank' }, text);
}
