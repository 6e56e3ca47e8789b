/** Reports errors of the page to the server's log. */

import { hasServer } from '../lib/address.js';

/** The same error is reported once, and no more than this many in one visit. */
const MOST = 10;

/** @type {Set<string>} */
const reported = new Set();

/** Without a connection the report is lost: the error is still shown and logged in the console. @param {unknown} error */
export function reportError(error) {
  if (!hasServer) return;
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  if (reported.has(message) || reported.size >= MOST) return;
  reported.add(message);
  const body = { message: message.slice(0, 500), stack: stack.slice(0, 4000), page: location.pathname.slice(0, 200) };
  fetch('/api/client-errors', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), keepalive: true }).catch(() => undefined);
}
