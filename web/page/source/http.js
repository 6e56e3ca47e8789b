/** The server: plain requests, and streams that heal by themselves. */

import { Refused, Unreachable } from './source.js';

/**
 * @param {string} method
 * @param {string} path  below /api
 * @param {any} [body]
 * @param {AbortSignal} [signal]  nobody waits for the answer any longer
 * @returns {Promise<any>}
 */
export async function ask(method, path, body, signal) {
  /** @type {Record<string, string>} */
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  const text = body === undefined ? undefined : JSON.stringify(body);
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: text, signal });
  } catch {
    throw new Unreachable('no answer');
  }
  return answered(answer);
}

/** @param {Response} answer */
async function answered(answer) {
  const text = await answer.text();
  const value = text === '' ? null : parsed(text);
  if (answer.ok) return value;
  if (value?.error === undefined && answer.status >= 500) throw new Unreachable('no answer of ours');
  const error = value?.error ?? { code: 'broken', message: String(answer.status) };
  throw new Refused({ ...error, why: value?.why }, answer.status, value?.game);
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {string | undefined} seat */
const query = (seat) => (seat === undefined ? '' : `?seat=${encodeURIComponent(seat)}`);

/**
 * A table at the server.
 * @param {string} id
 * @returns {import('./source.js').Table}
 */
export function table(id) {
  const path = `/tables/${encodeURIComponent(id)}`;
  return {
    look: (seat) => ask('GET', path + query(seat)),
    attempt: (ply, actions, seat) => ask('POST', `${path}/try`, { ply, actions, ...named(seat) }),
    hint: (ply, actions, seat, signal) => ask('POST', `${path}/hint`, { ply, actions, ...named(seat) }, signal),
    play: (ply, actions, seat) => surely(`${path}/actions`, { ply, actions, ...named(seat), key: crypto.randomUUID() }),
    told: (from, seat) => ask('GET', `${path}/view?from=${from}${seat === undefined ? '' : `&seat=${encodeURIComponent(seat)}`}`),
    follow: (heard, seat) => followed(`/api${path}/stream${query(seat)}`, {
      table: (data) => heard.table(data),
      chat: (data) => heard.chat(data),
      presence: (data) => heard.presence(data.present),
    }, heard.line),
  };
}

/** @param {string | undefined} seat */
const named = (seat) => (seat === undefined ? {} : { seat });

/** Asks again while nobody answers: a key in the body keeps it from being played twice.
 * @param {string} path @param {any} body */
export async function surely(path, body) {
  for (let wait = 250; ; wait = Math.min(wait * 2, 4000)) {
    try {
      return await ask('POST', path, body);
    } catch (error) {
      if (!(error instanceof Unreachable) || wait >= 4000) throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}

/**
 * A stream that comes back: the browser sends the last event's id, so nothing is missed or told twice.
 * @param {string} url
 * @param {Record<string, (data: any) => void>} heard
 * @param {(state: 'live' | 'lost') => void} line
 */
export function followed(url, heard, line) {
  /** @type {EventSource | undefined} */
  let source;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let again;
  let [wait, last, closed] = [500, '', false];
  const open = () => {
    if (closed) return;
    const from = last === '' ? '' : `${url.includes('?') ? '&' : '?'}last=${encodeURIComponent(last)}`;
    source = new EventSource(url + from);
    source.onopen = () => {
      wait = 500;
      line('live');
    };
    source.onerror = () => {
      line('lost');
      if (source?.readyState !== EventSource.CLOSED) return;
      again = setTimeout(open, wait);
      wait = Math.min(wait * 2, 8000);
    };
    for (const [name, tell] of Object.entries(heard)) {
      source.addEventListener(name, (event) => {
        if (event.lastEventId) last = event.lastEventId;
        tell(JSON.parse(event.data));
      });
    }
  };
  open();
  return {
    close() {
      closed = true;
      clearTimeout(again);
      source?.close();
    },
  };
}
