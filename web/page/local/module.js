/** The WebAssembly module: the rules, bots and lessons of the server, in the browser. One request, one response. */

/**
 * @typedef {{ ok: any } | { error: { code: string, message: string, rule?: string }, why?: string }} LocalResponse  its type is the one
 *   that the server sends for the same request
 * @typedef {object} Module
 * @property {(request: object) => LocalResponse} ask
 * @property {(bytes: Uint8Array) => boolean} installNetwork  needed by the bot `master` and by hints
 */

/** @param {WebAssembly.Module} compiled @returns {Promise<Module>} */
export async function instantiate(compiled) {
  const instance = await WebAssembly.instantiate(compiled, { host: { now: () => performance.now() } });
  const { memory, request, answer, response, install_network: install } = /** @type {any} */ (instance.exports);

  /** Copies bytes into the module's buffer. @param {Uint8Array} bytes */
  function write(bytes) {
    // The request may make the memory grow, which replaces its buffer.
    const at = request(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
  }

  return {
    ask(value) {
      write(new TextEncoder().encode(JSON.stringify(value)));
      const length = answer();
      return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, response(), length)));
    },
    installNetwork(bytes) {
      write(bytes);
      return install() === 1;
    },
  };
}
