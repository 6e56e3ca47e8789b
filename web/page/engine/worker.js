/** Runs the module beside the page. A message is `{ id, request }`; the answer is `{ id, response }`, or `{ failed }` for ever. */

import { imports, responder } from './module.js';

const url = new URL('elgrande.wasm', import.meta.url);
const loading = WebAssembly.instantiateStreaming(fetch(url), imports).then(({ instance }) => responder(instance));

loading.then(() => postMessage({ ready: true }), failed);

addEventListener('message', async ({ data: { id, request } }) => {
  try {
    postMessage({ id, response: (await loading)(request) });
  } catch (error) {
    failed(error);
  }
});

/** @param {unknown} error */
function failed(error) {
  postMessage({ failed: String(error) });
}
