/** Why the server refused what somebody wrote, in the reader's words. They are loaded when they are first needed. */

import { sentence } from '../decide/refusal.js';
import { has, more, t } from '../words.js';

/** @typedef {{ because?: import('../../types/wire.js').Explained | null, rule?: string }} Explained  a refusal, or another answer that says why */

/** Loads what is needed to say it; without that the server's own words must do. @param {Explained['because']} because */
export async function learn(because) {
  if (because) await more('reasons').catch(() => {});
}

/** The reason, or the server's own words. What breaks a rule is told as at a table. @param {Explained} explained @param {string} message */
export function because({ because, rule }, message) {
  if (!because || !has(because.key)) return message;
  const reason = because.key === 'reason-illegal' ? sentence({ code: 'illegal', message, rule }) : t(because.key, because.values);
  return because.line === undefined ? reason : t('reason-on-line', { line: because.line, reason });
}
