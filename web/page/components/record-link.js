/** A link that saves the record of a game. */

import { isLocal } from '../api/host.js';
import { request } from '../api/http.js';
import { h } from '../lib/dom.js';

/** @param {string} id of the table @param {string} text */
export function recordLink(id, text) {
  const [path, file] = [`/tables/${id}/record`, `el-grande-${id}.txt`];
  const onclick = (/** @type {Event} */ event) => {
    if (!isLocal(path)) return;
    event.preventDefault();
    void save(path, file);
  };
  return h('a', { class: 'button', href: `/api${path}`, download: file, onclick }, text);
}

/** Saves the record of a game that no server has. @param {string} path @param {string} file */
async function save(path, file) {
  const url = URL.createObjectURL(new Blob([await request('GET', path)], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: url, download: file }).click();
  URL.revokeObjectURL(url);
}
