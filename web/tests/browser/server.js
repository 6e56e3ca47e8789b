/** Runs the binary on a free port with its own database. It can be killed and restarted. */

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The token of the admin API in tests. */
export const ADMIN_TOKEN = 'test-admin';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PLAIN = ['--bot-threads', '1', '--requests-per-second', '0', '--limits', 'none', '--log', 'error', '--admin-token', ADMIN_TOKEN];

/** The binary that is tested. */
export function binary() {
  const built = ['release', 'debug'].map((kind) => join(ROOT, 'target', kind, 'elgrande'));
  const path = process.env.ELGRANDE_BIN ?? built.find(existsSync);
  if (!path) throw new Error('the binary is missing: cargo build --release -p elgrande, or name one in ELGRANDE_BIN');
  return path;
}

/** @typedef {Awaited<ReturnType<typeof serve>>} Server */

/** @param {{ millis?: number, options?: string[] }} [pace]  how long a bot thinks, and more options of the command */
export async function serve({ millis = 5, options = [] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'elgrande-'));
  let running = await begin(folder, '127.0.0.1:0', millis, options);
  const { origin } = running;
  return {
    origin,
    /** Ends it without warning. */
    kill: () => ended(running.child, 'SIGKILL'),
    /** Comes back at the same address with the same games. */
    async comeBack() {
      running = await begin(folder, new URL(origin).host, millis, options);
    },
    async close() {
      await ended(running.child, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {string} folder @param {string} listen @param {number} millis @param {string[]} own */
function begin(folder, listen, millis, own) {
  const more = (process.env.ELGRANDE_OPTIONS ?? '').split(' ').filter(Boolean);
  const options = ['serve', '--listen', listen, '--database', `sqlite://${folder}/games.db`, '--bot-millis', String(millis), ...PLAIN, ...own, ...more];
  const child = spawn(binary(), options, { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((done, fail) => {
    let said = '';
    child.once('exit', (code) => fail(new Error(`the server ended with ${code} before it told its address`)));
    child.stdout.on('data', (data) => {
      said += data;
      const origin = /https?:\/\/[\d.]+:\d+/.exec(said)?.[0];
      if (origin) done({ child, origin });
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function ended(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done(undefined));
    child.kill(signal);
  });
}
