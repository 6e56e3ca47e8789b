/** The WebAssembly module behaves like the server, and stays small. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { instantiate } from '../../page/local/module.js';

const root = new URL('../../../', import.meta.url);
const bytes = await readFile(new URL('web/page/local/elgrande.wasm', root));
const module = await instantiate(await WebAssembly.compile(bytes));

test('its signature of 1,000 games is that of the rules', async () => {
  const recorded = (await readFile(new URL('signature.txt', root), 'utf8')).trim();
  assert.deepEqual(module.ask({ kind: 'signature', games: 1000 }), { ok: recorded });
});

test('the strongest bot needs its network', async () => {
  const request = { kind: 'bot-game', level: 'master', players: 3, seed: 1, iterations: 10, plies: 1 };
  const fresh = await instantiate(await WebAssembly.compile(bytes));
  assert.equal(/** @type {any} */ (fresh.ask(request)).error.code, 'unavailable');
  assert.equal(fresh.installNetwork(new Uint8Array(8)), false, 'other bytes are refused');
});

test('every answer, seeded bots included, is that of the native program', async () => {
  assert.ok(module.installNetwork(await readFile(new URL('web/page/local/network.bin', root))));
  const pairs = JSON.parse(await readFile(new URL('crates/wasm/tests/answers.json', root), 'utf8'));
  assert.ok(pairs.length > 10);
  for (const { request, response } of pairs) assert.deepEqual(module.ask(request), response, JSON.stringify(request));
});

test('a bot stops after its time', () => {
  const game = /** @type {any} */ (module.ask({ kind: 'deal', players: 4, variants: [], seed: 'x' })).ok;
  const seat = /** @type {any} */ (module.ask({ kind: 'view', game })).ok.asked[0];
  const answer = /** @type {any} */ (module.ask({ kind: 'bot', game, seat, level: 'grande', seed: 1, millis: 20 }));
  assert.equal(answer.ok.length, 1);
});

test('it has at most 450 KB when compressed', () => {
  const size = brotliCompressSync(bytes).length;
  assert.ok(size <= 450 * 1024, `${size} bytes`);
});
