/** The WebAssembly module (crates/wasm): JSON in, JSON out. It runs in a worker and in Node.js. */

/** What the module needs from its host. @type {WebAssembly.Imports} */
export const imports = { env: { now: () => performance.now() } };

/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {(length: number) => number} request  room for a request of this length
 * @property {() => number} respond  carries it out; the length of the response
 * @property {() => number} response  where the response begins
 */

/** @param {WebAssembly.Instance} instance @returns {(request: string) => string} */
export function responder(instance) {
  const { memory, request, respond, response } = /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  return (text) => {
    const bytes = encoder.encode(text);
    // A call may replace the buffer of the memory.
    const room = request(bytes.length);
    new Uint8Array(memory.buffer, room, bytes.length).set(bytes);
    const length = respond();
    return decoder.decode(new Uint8Array(memory.buffer, response(), length));
  };
}
