/** Why something was refused: a friendly sentence, the rule's own words, its ID. */

import { cardName } from '../names.js';
import { h } from '../lib/dom.js';
import { ruleLink } from '../rules/link.js';
import { has, t } from '../words.js';

/** @param {{ code: string, message: string, rule?: string }} refused */
export function refusal(refused) {
  return h('p', { class: 'refusal', role: 'alert', key: 'refusal' }, sentence(refused), ' ', refused.rule && ruleLink(refused.rule));
}

/** @param {{ code: string, message: string, rule?: string }} refused */
export function sentence({ code, message, rule }) {
  const key = rule?.startsWith('card:') ? 'rule-card' : `rule-${rule?.toLowerCase()}`;
  if (rule && code === 'illegal' && has(key)) return t(key, { card: rule.startsWith('card:') ? cardName(rule.slice(5)) : '' });
  return has(`error-${code}`) ? t(`error-${code}`, { message }) : message;
}
