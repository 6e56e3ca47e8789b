/** Requests about a table other than actions. */

import { request } from './http.js';

/**
 * @import { Presets, TableResponse } from '../../types/wire.js'
 *
 * @typedef {ReturnType<typeof tableActions>} TableActions
 * @typedef {'join' | 'leave' | 'ready' | 'seats' | 'start'} LobbyAction  what can be done before the game
 */

/** @param {string} id of the table */
export function tableActions(id) {
  const path = `/tables/${encodeURIComponent(id)}`;
  const presets = (/** @type {string} */ seat) => `${path}/ahead?seat=${encodeURIComponent(seat)}`;
  return {
    /** @param {number} ply @param {number} [to] */
    undo: (ply, to) => request('POST', `${path}/undo`, to === undefined ? { ply } : { ply, to }),
    declineUndo: () => request('DELETE', `${path}/undo`),
    /** @param {string} seat */
    resign: (seat) => request('POST', `${path}/resign`, { seat }),
    /** @param {string} seat */
    comeBack: (seat) => request('POST', `${path}/return`, { seat }),
    /** @param {string} seat @returns {Promise<Presets>} */
    presetAnswers: (seat) => request('GET', presets(seat)),
    /** @param {string} seat @param {Presets} answers @returns {Promise<Presets>} */
    setPresetAnswers: (seat, answers) => request('PUT', presets(seat), answers),
    /** @param {string} text */
    chat: (text) => request('POST', `${path}/chat`, { text }),
    /** @returns {Promise<TableResponse>} */
    rematch: () => request('POST', `${path}/rematch`, {}),
    /** @param {LobbyAction} action @param {object} [body] */
    lobby: (action, body = {}) => request('POST', `${path}/${action}`, body),
  };
}
