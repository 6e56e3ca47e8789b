/** Why something was refused: a friendly sentence, the rule's own words, its ID. */

import { cardName } from '../names.js';
import { h } from '../lib/dom.js';
import { ruleLink } from '../rules/link.js';
import { has, t } from '../words.js';

/** @typedef {{ code: string, message: string, rule?: string, key?: string }} Refusal  `key` is the sentence, where a lesson has one of its own */

/** @param {Refusal} refused */
export function refusal(refused) {
  return h('p', { class: `refusal ${refused.code}`, role: 'alert', key: 'refusal' }, sentence(refused), ' ', refused.rule && ruleLink(refused.rule));
}

/** @param {Refusal} refused */
export function sentence({ code, message, rule, key: own }) {
  if (own && has(own)) return t(own);
  const key = rule?.startsWith('card:') ? 'rule-card' : `rule-${rule?.toLowerCase()}`;
  if (rule && code === 'illegal' && has(key)) return t(key, { card: rule.startsWith('card:') ? cardName(rule.slice(5)) : '' });
  return has(`error-${code}`) ? t(`error-${code}`, { message }) : message;
}
