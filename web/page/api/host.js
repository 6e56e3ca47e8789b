/** Who answers a request: the server, or the device. Everything above this folder is the same for both. */

/**
 * @import { TableEvents } from '../../types/wire.js'
 * @import { Stream } from './stream.js'
 *
 * @typedef {<Name extends keyof TableEvents>(event: Name, data: TableEvents[Name]) => void} EmitEvent
 *
 * @typedef {object} Host  answers requests without a server
 * @property {(method: string, path: string, body?: any) => Promise<any>} request  `path` is below /api. `any`: the route decides both types
 * @property {(path: string, emit: EmitEvent) => Promise<Stream>} follow  emits every event of a table from now on
 *
 * @typedef {object} LocalHost
 * @property {(path: string) => boolean} owns  is it always the device that answers?
 * @property {(path: string) => boolean} answersOffline  can the device answer where the server cannot be reached?
 * @property {() => Promise<Host>} load
 */

/** @type {LocalHost | undefined} */
let local;

/** @param {LocalHost} host */
export function setLocalHost(host) {
  local = host;
}

/** The device, where it answers instead of the server. @param {string} path @returns {Promise<Host> | undefined} */
export const owner = (path) => (local?.owns(path) ? local.load() : undefined);

/** The device, where it can answer while the server cannot be reached. @param {string} path @returns {Promise<Host> | undefined} */
export const substitute = (path) => (local?.answersOffline(path) ? local.load() : undefined);
