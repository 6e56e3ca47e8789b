/** Refusals and lost connections in the user's language. */

import { ApiError, NetworkError, ignoreRequestError } from '../api/errors.js';
import { hasServer } from '../lib/address.js';
import { cardName } from '../i18n/names.js';
import { deviceValues } from '../lib/device.js';
import { has, loadMore, t, dynamicText } from '../i18n/messages.js';

/**
 * @import { Card, Because } from '../../types/wire.js'
 *
 * @typedef {{ code: string, message: string, rule?: string, key?: string }} Refusal  `key` is a message of its own, as lessons have
 * @typedef {{ because?: Because | null, rule?: string }} Reasoned  a response that gives a reason
 */

/** Why a request failed. @param {unknown} error */
export function errorText(error) {
  if (error instanceof NetworkError) return t(hasServer ? 'common-unreachable' : 'error-no-server');
  if (error instanceof ApiError && has(`error-${error.code}`)) return dynamicText(`error-${error.code}`, { message: reasonText(error, error.message) });
  return error instanceof Error ? error.message : String(error);
}

/** Why an action at the table was refused. @param {Refusal} refusal */
export function refusalText({ code, message, rule, key }) {
  if (key && has(key)) return dynamicText(key, deviceValues());
  const card = cardOf(rule);
  if (code === 'illegal' && card) return t('rule-card', { card: cardName(card) });
  if (code === 'illegal' && rule && has(`rule-${rule.toLowerCase()}`)) return dynamicText(`rule-${rule.toLowerCase()}`);
  return has(`error-${code}`) ? dynamicText(`error-${code}`, { message }) : message;
}

/** The card whose text forbids something: `card:coup`. @param {string | undefined} rule */
const cardOf = (rule) => (rule?.startsWith('card:') ? /** @type {Card} */ (rule.slice('card:'.length)) : undefined);

/** Loads the messages for reasons; without them the server's English text is shown. @param {Reasoned['because']} because */
export async function loadReasons(because) {
  if (because) await loadMore('reasons').catch(ignoreRequestError);
}

/** The reason in the user's language, or the server's message. @param {Reasoned} reasoned @param {string} message */
export function reasonText({ because, rule }, message) {
  if (!because || !has(because.key)) return message;
  const reason = because.key === 'reason-illegal' ? refusalText({ code: 'illegal', message, rule }) : dynamicText(because.key, because.values);
  return because.line === undefined ? reason : t('reason-on-line', { line: because.line, reason });
}
