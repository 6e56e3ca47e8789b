/** Links to rules: `/rules#PLC-2`; for a card, `/rules/card/coup`. */

import { h } from '../lib/dom.js';
import { dynamicText, has } from '../i18n/messages.js';
import { cardName } from '../i18n/names.js';

/** @import { Card } from '../../types/wire.js' */

/** @param {string} rule  an ID, or `card:` and a card, as a refusal names it */
export const ruleAddress = (rule) => (rule.startsWith('card:') ? cardAddress(rule.slice('card:'.length)) : `/rules#${rule}`);

/** @param {string} card */
export const cardAddress = (card) => `/rules/card/${card}`;

/** The message key of a rule's name. @param {string} id */
export const ruleNameKey = (id) => `rule-name-${id.toLowerCase()}`;

/** A link to a rule. It opens in a new tab so that a game stays open. @param {string} rule */
export const ruleLink = (rule) => h('a', { class: 'refusal-rule', href: ruleAddress(rule), target: '_blank' }, ruleTitle(rule));

/** `PLC-2 Where you may place`, or the name of a card. @param {string} rule */
function ruleTitle(rule) {
  if (rule.startsWith('card:')) return cardName(/** @type {Card} */ (rule.slice('card:'.length)));
  return has(ruleNameKey(rule)) ? `${rule} ${dynamicText(ruleNameKey(rule))}` : rule;
}
