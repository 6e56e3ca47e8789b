/** A list of actions as sentences. */

import { cardName, signed, siteName } from '../names.js';
import { whose } from './whose.js';
import { h } from '../lib/dom.js';
import { t } from '../words.js';
import { tally } from './parts.js';

/** @typedef {import('./asking.js').Context} Context */

/** @param {string[]} actions @param {Context} context @param {string} me */
export function sentence(actions, context, me) {
  return h('ol', { class: 'ask-draft' }, told(actions, context, me).map((text, index) => h('li', { key: index }, text)));
}

/** Equal actions in a row are told once. @param {string[]} actions @param {Context} context @param {string} me */
export function told(actions, context, me) {
  const counts = tally(actions.filter((action) => action !== 'done'));
  return [...counts].map(([action, count]) => one(action, count, context, me)).filter(Boolean);
}

/** @param {string} action @param {number} count @param {Context} context @param {string} me */
export function one(action, count, context, me) {
  const [verb, ...words] = action.split(' ');
  return t(`did-${verb}`, { count, ...values(verb, words, context, me) });
}

/** @param {string} verb @param {string[]} words @param {Context} context @param {string} me @returns {Record<string, any>} */
function values(verb, words, context, me) {
  const who = (/** @type {string} */ colour) => whose({ me, context }, colour);
  const [first, second, third] = words;
  switch (verb) {
    case 'choose': return { card: cardName(first) };
    case 'take': case 'branch': return { number: Number(first) };
    case 'move': return { who: who(first), from: siteName(second), to: siteName(third) };
    case 'return': return { who: who(first), site: siteName(second) };
    case 'swap': return { who: who(first) };
    case 'tile': return { site: siteName(second) };
    case 'play': case 'pass': case 'recall': return { card: signed(first) };
    default: return first ? { site: siteName(first) } : {};
  }
}
