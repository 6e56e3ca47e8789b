/** A proxy in front of the server that can pass it off as another version: the same files, with another hash in their addresses. */

import { createServer, request } from 'node:http';

/** What names the files of a version. */
const HASH = /assets\/([0-9a-f]{16})\//;
/** Responses that contain such addresses. */
const NAMING = /text\/html|text\/javascript|manifest\+json/;

/**
 * @typedef {'first' | 'second'} Version
 * @typedef {Awaited<ReturnType<typeof versions>>} Versions
 */

/** In the service worker's list of files. */
const DOCUMENT_DIGEST = /(document\.html",")([0-9a-f]{16})/;

/** @param {string} text */
const reversed = (text) => [...text].reverse().join('');

/** @param {string} origin of the server */
export async function versions(origin) {
  const first = HASH.exec(await (await fetch(origin, { headers: { accept: 'text/html' } })).text())?.[1] ?? '';
  const second = reversed(first);
  let current = /** @type {Version} */ ('first');
  let isDown = false;

  const proxy = createServer((asked, answer) => {
    if (isDown) return asked.socket.destroy();
    const [hash, other] = current === 'first' ? [first, second] : [second, first];
    // The server knows the files of the current version only.
    const path = (asked.url ?? '/').replace(other, '0000000000000000').replace(hash, first);
    const headers = { ...asked.headers, host: new URL(origin).host, 'accept-encoding': 'identity', origin: asked.headers.origin && origin };
    const forwarded = request(origin + path, { method: asked.method, headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) }, async (response) => {
      const { etag, 'content-length': _, ...rest } = response.headers;
      answer.writeHead(response.statusCode ?? 500, NAMING.test(rest['content-type'] ?? '') ? rest : response.headers);
      if (!NAMING.test(rest['content-type'] ?? '')) return response.pipe(answer);
      let text = '';
      for await (const part of response.setEncoding('utf8')) text += part;
      // The document names the version, so its digest is another one too.
      const named = text.replaceAll(first, hash);
      answer.end(current === 'first' ? named : named.replace(DOCUMENT_DIGEST, (_, before, digest) => before + reversed(digest)));
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  });
  await new Promise((done) => proxy.listen(0, '127.0.0.1', () => done(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (proxy.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    hashes: { first, second },
    /** @param {Version} version */
    serve(version) { current = version; },
    /** @param {boolean} down */
    setDown(down) { isDown = down; },
    close: () => new Promise((done) => { proxy.closeAllConnections(); proxy.close(done); }),
  };
}
