/** Who answers a request: the server, or a host in this browser. Everything above this folder is the same for both. */

/**
 * @import { Stream } from './stream.js'
 *
 * @typedef {object} Host
 * @property {(method: string, path: string, body?: any, signal?: AbortSignal) => Promise<any>} request  `path` is below /api
 * @property {(path: string, handlers: Record<string, (data: any) => void>, connection: (state: 'live' | 'lost') => void) => Stream} follow
 *
 * @typedef {object} LocalHost
 * @property {(path: string) => boolean} owns  is this path answered here, never by the server?
 * @property {(path: string) => boolean} covers  can it be answered here where the server is out of reach?
 * @property {() => Promise<Host>} load
 */

/** @type {LocalHost | undefined} */
let local;

/** Sets the host of this browser. @param {LocalHost} host */
export function setLocalHost(host) {
  local = host;
}

/** Is this path answered in this browser? @param {string} path */
export const isLocal = (path) => local?.owns(path) ?? false;

/** The host that must answer instead of the server. @param {string} path @returns {Promise<Host> | undefined} */
export const owner = (path) => (isLocal(path) ? local?.load() : undefined);

/** The host that can answer where the server is out of reach. @param {string} path @returns {Promise<Host> | undefined} */
export const substitute = (path) => (local?.covers(path) ? local.load() : undefined);
