/** A push service on this machine: it checks the signature of each request and decrypts it, as the browser would. */

import { createServer } from 'node:http';
import { claims, decrypted, newDevice } from '../../../crates/server/tests/push/device.mjs';

/** @typedef {Awaited<ReturnType<typeof pushService>>} PushService */

export async function pushService() {
  /** @type {{ path: string, text: string }[]} */
  const received = [];
  /** @type {Map<string, ReturnType<typeof newDevice>>} */
  const devices = new Map();
  const server = createServer((request, response) => {
    /** @type {Buffer[]} */
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const device = devices.get(path);
      if (device) {
        claims(String(request.headers.authorization));
        received.push({ path, text: decrypted(device, Buffer.concat(parts)) });
      }
      response.writeHead(device ? 201 : 410).end();
    });
  });
  await new Promise((done) => { server.listen(0, '127.0.0.1', () => done(undefined)); });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    /** A new subscription, as a browser would give it. @param {string} path */
    subscription(path) {
      const device = newDevice();
      devices.set(path, device);
      return { endpoint: origin + path, keys: { p256dh: device.p256dh, auth: device.auth } };
    },
    /** The texts that have arrived for a device. @param {string} path */
    received: (path) => received.filter((one) => one.path === path).map((one) => one.text),
    close: () => new Promise((done) => { server.close(done); server.closeAllConnections(); }),
  };
}
