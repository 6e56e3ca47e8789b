/** Runs the module in a worker. A message is `{ id, request }`; the reply is `{ id, response }`, or `{ failed }` if the module cannot be loaded or has crashed. */

import { imports, responder } from './module.js';

const loading = load().then(({ instance }) => responder(instance));

loading.then(() => postMessage({ ready: true }), failed);

addEventListener('message', async ({ data: { id, request } }) => {
  try {
    postMessage({ id, response: (await loading)(request) });
  } catch (error) {
    failed(error);
  }
});

/** Compiles the module while it arrives. Some hosts of static files do not know its type: then it is compiled afterwards. */
async function load() {
  const response = await fetch(new URL('elgrande.wasm', import.meta.url));
  if (!response.ok) throw new Error(`elgrande.wasm: ${response.status}`);
  const isKnown = response.headers.get('content-type') === 'application/wasm';
  return isKnown ? WebAssembly.instantiateStreaming(response, imports) : WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

/** @param {unknown} error */
function failed(error) {
  postMessage({ failed: String(error) });
}
