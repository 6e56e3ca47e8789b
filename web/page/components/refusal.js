/** The message about a refused action, with a link to the rule. */

import { h } from '../lib/dom.js';
import { refusalText } from './error-text.js';
import { ruleLink } from './rule-link.js';

/** @import { Refusal } from './error-text.js' */

/** @param {Refusal} refused */
export const refusalMessage = (refused) => h('p', { class: `refusal ${refused.code}`, role: 'alert', key: 'refusal' }, refusalText(refused), ' ', refused.rule && ruleLink(refused.rule));
