/** A worker that answers requests with the WebAssembly module, so that nothing blocks the page. */

import { instantiate } from './module.js';

/** @import { Module } from './module.js' */

const load = (/** @type {string} */ file) => fetch(new URL(file, import.meta.url), { priority: 'low' });

const compiled = WebAssembly.compileStreaming(load('elgrande.wasm'));
/** @type {Promise<Module>} */
let loading = compiled.then(instantiate);
/** The bytes of the network, once a bot needs them. @type {Promise<Uint8Array> | undefined} */
let network;

self.addEventListener('message', async ({ data: { id, request } }) => {
  try {
    const module = await loading;
    if (needsNetwork(request)) module.installNetwork(await (network ??= loadNetwork()));
    self.postMessage({ id, response: module.ask(request) });
  } catch (error) {
    // A trap leaves the module in an unknown state: the next request gets a new one.
    [loading, network] = [compiled.then(instantiate), undefined];
    self.postMessage({ id, failure: String(error) });
  }
});

loading.then(() => self.postMessage({ ready: true }), (error) => self.postMessage({ failed: String(error) }));

/** @param {{ kind: string, level?: string }} request */
const needsNetwork = ({ kind, level }) => kind === 'hint' || level === 'master';

async function loadNetwork() {
  const response = await load('network.bin');
  if (!response.ok) throw new Error(`the network: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
