/** A web host that knows nothing but files, with the site in a folder. */

import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.woff2': 'font/woff2', '.webmanifest': 'application/manifest+json',
};

/** @param {string} files  the folder with the files @param {string} folder  where the host has it, such as `/games/` */
export async function hostFiles(files, folder) {
  const server = createServer(async ({ url = '/' }, answer) => {
    const path = new URL(url, 'http://host').pathname;
    const file = path.endsWith('/') ? `${path}index.html` : path;
    const data = file.startsWith(folder) ? await readFile(join(files, normalize(file.slice(folder.length)))).catch(() => undefined) : undefined;
    answer.writeHead(data ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? 'text/plain' });
    answer.end(data ?? 'not found');
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}${folder}`, close: () => new Promise((done) => { server.closeAllConnections(); server.close(done); }) };
}
