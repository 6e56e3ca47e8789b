// The side of a browser and its push service, on the cryptography of Node.js: creates keys, checks the signature of a request
// (RFC 8292) and decrypts its body (RFC 8291). Reads one JSON object from the standard input and answers with another one.

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const bytes = (text) => Buffer.from(text, 'base64url');

/** The keys of a new subscription. */
export function newDevice() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = crypto.getRandomValues(new Uint8Array(16));
  return { private: keys.getPrivateKey('base64url'), p256dh: keys.getPublicKey('base64url'), auth: Buffer.from(auth).toString('base64url') };
}

/** The text of a message, in one record of `aes128gcm`. */
export function decrypted(device, body) {
  const salt = body.subarray(0, 16);
  const size = body.readUInt32BE(16);
  const length = body[20];
  const theirs = body.subarray(21, 21 + length);
  const record = body.subarray(21 + length);
  if (body.length > size) throw new Error('more than one record');
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(bytes(device.private));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs]);
  const input = Buffer.from(hkdfSync('sha256', keys.computeSecret(theirs), bytes(device.auth), info, 32));
  const derive = (name, size) => Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, size));
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('not the last record');
  return padded.subarray(0, end).toString();
}

/** The claims of a signed request, and the key it is signed with. */
export function claims(authorization) {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (!token || !key) throw new Error(`not signed: ${authorization}`);
  const [header, payload, signature] = token.split('.');
  const point = bytes(key);
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify('sha256', Buffer.from(`${header}.${payload}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes(signature));
  if (!isSigned) throw new Error('the signature is wrong');
  return { key, claims: JSON.parse(bytes(payload).toString()), header: JSON.parse(bytes(header).toString()) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const asked = JSON.parse(readFileSync(0, 'utf8'));
  const answer = asked.device ? { text: decrypted(asked.device, bytes(asked.body)), ...claims(asked.authorization) } : newDevice();
  process.stdout.write(JSON.stringify(answer));
}
