/** Downloads the record of a game, from the server or from this device. */

import { h } from '../lib/dom.js';
import { isOnDevice, recordOf } from '../state/device-games.js';

/** @param {string} id of the table @param {string} text @param {(request: Promise<void>) => void} perform  waits for it and shows why it failed */
export function recordLink(id, text, perform) {
  const file = `el-grande-${id}.txt`;
  if (!isOnDevice(id)) return h('a', { class: 'button', href: `/api/tables/${id}/record`, download: file }, text);
  return h('button', { type: 'button', onclick: () => perform(saveRecord(id)) }, text);
}

/** Saves the record of a game on this device as a file. @param {string} id of the table */
export async function saveRecord(id) {
  const url = URL.createObjectURL(new Blob([await recordOf(id)], { type: 'text/plain' }));
  const link = document.createElement('a');
  [link.href, link.download] = [url, `el-grande-${id}.txt`];
  link.click();
  URL.revokeObjectURL(url);
}
