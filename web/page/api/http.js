/** JSON requests, to the server or to the device. */

import { ApiError, NetworkError } from './errors.js';
import { owner, substitute } from './host.js';
import { isOnline, noteReach } from './reach.js';
import { hasServer } from '../lib/address.js';

/** How long a response may take, in milliseconds. */
const TIMEOUT = 30_000;

/**
 * The response is parsed JSON. Its type is what docs/openapi.json promises for the route; the caller names it.
 * @template [T=any]  a response is not validated in the page, so a caller that does not name its type gets no checking
 * @param {string} method
 * @param {string} path  below /api
 * @param {unknown} [body]
 * @param {AbortSignal} [signal]
 * @returns {Promise<T>}
 */
export function request(method, path, body, signal) {
  /** @type {Record<string, string>} */
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  const text = body === undefined ? undefined : JSON.stringify(body);
  const send = async () => parseResponse(await reach(path, { method, headers, body: text }, signal));
  return answered(method, path, body, send);
}

/** A file of the API that is plain text. @param {string} path  below /api */
export function requestText(path) {
  const send = async () => {
    const response = await reach(path, {});
    return response.ok ? readText(response) : parseResponse(response);
  };
  return answered('GET', path, undefined, send);
}

/**
 * The response of the server, or of the device: to what it owns, and, while the server cannot be reached, to what it can answer offline.
 * @template T
 * @param {string} method @param {string} path @param {unknown} body @param {() => Promise<T>} send  sends the request to the server
 * @returns {Promise<T>}
 */
async function answered(method, path, body, send) {
  const own = await owner(path);
  if (own) return own.request(method, path, body);
  const fallback = () => substitute(path)?.then((host) => host.request(method, path, body));
  const early = isOnline() ? undefined : fallback();
  if (early) return early;
  try {
    return await send();
  } catch (error) {
    const late = error instanceof NetworkError ? fallback() : undefined;
    if (late) return late;
    throw error;
  }
}

/** @param {string} path @param {RequestInit} request @param {AbortSignal} [signal] */
async function reach(path, request, signal) {
  if (!hasServer) throw new NetworkError('there is no server');
  try {
    const response = await fetch(`/api${path}`, { ...request, signal: signal ?? AbortSignal.timeout(TIMEOUT) });
    noteReach(true);
    return response;
  } catch {
    if (!signal?.aborted) noteReach(false);
    throw new NetworkError('no response');
  }
}

/** @param {Response} response */
const readText = (response) => response.text().catch(() => { throw new NetworkError('the response was cut off'); });

/** @param {Response} response */
async function parseResponse(response) {
  const value = parseJson(await readText(response));
  if (response.ok) return value;
  if (value?.error === undefined && response.status >= 500) {
    noteReach(false);
    throw new NetworkError('a proxy answered, not the server');
  }
  const error = value?.error ?? { code: 'broken', message: String(response.status) };
  throw new ApiError({ ...error, why: value?.why }, response.status, value?.game);
}

/** @param {string} text */
function parseJson(text) {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The longest pause between two attempts, in milliseconds. */
const LONGEST_PAUSE = 4000;

/**
 * Repeats a request while there is no response. Only for requests that may be sent twice.
 * @template T
 * @param {() => Promise<T>} send
 * @param {() => boolean} [isWanted]  repeats for as long as this holds; without it, for about eight seconds
 * @returns {Promise<T>}
 */
export async function retry(send, isWanted) {
  for (let pause = 250; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await send();
    } catch (error) {
      const goesOn = isWanted ? isWanted() : pause < LONGEST_PAUSE;
      if (!(error instanceof NetworkError) || !goesOn) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
