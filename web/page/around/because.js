/** Why the server refused what somebody wrote, in the reader's words. They are loaded when they are first needed. */

import { has, more, t } from '../words.js';

/** @typedef {import('../../types/wire.js').Explained} Because */

/** Loads what is needed to say it; without that the server's own words must do. @param {Because | null | undefined} because */
export async function learn(because) {
  if (because) await more('reasons').catch(() => {});
}

/** The reason, or the server's own words. @param {Because | null | undefined} because @param {string} message */
export function because(because, message) {
  if (!because || !has(because.key)) return message;
  const reason = t(because.key, because.values);
  return because.line === undefined ? reason : t('reason-on-line', { line: because.line, reason });
}
