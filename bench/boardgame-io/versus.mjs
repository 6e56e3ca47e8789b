// Compares the throughput of elgrande and boardgame.io. The runs alternate on the same machine, so that outside load
// affects both. Prints every run, then the medians and their ratios. elgrande runs in two modes: one action per request, and
// drafts (each step is tried first, then a player's whole part of the turn is sent in one request).
//
//   cargo build --release -p elgrande-load
//   npm ci && node versus.mjs [--rounds 3] [--tables 1000] [--in-flight 256] [--seconds 10] [--load BINARY]
//                             [--postgres URL]
//
// With --postgres both also run on that PostgreSQL, in a temporary database for each run.
import { spawn, execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import pg from 'pg';

const here = fileURLToPath(new URL('.', import.meta.url));
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    tables: { type: 'string', default: '1000' },
    'in-flight': { type: 'string', default: '256' },
    seconds: { type: 'string', default: '10' },
    load: { type: 'string', default: join(here, '../../target/release/elgrande-load') },
    postgres: { type: 'string' },
  },
});
const [tables, inFlight, seconds] = [options.tables, options['in-flight'], options.seconds];
const run = promisify(execFile);
const env = { ...process.env, NODE_ENV: 'production' };

async function elgrande(players, dir, extraArgs = []) {
  const json = join(dir, 'load.json');
  const args = ['--quiet', '--tables', tables, '--players', players, '--in-flight', inFlight];
  await run(options.load, [...args, '--seconds', seconds, '--json', json, ...extraArgs]);
  const { actions_per_second, requests_per_second, latency } = JSON.parse(readFileSync(json));
  return { moves_per_second: Math.round(actions_per_second), requests_per_second: Math.round(requests_per_second), latency };
}

async function boardgameIo(players, storage, location) {
  const server = spawn('node', ['server.cjs', storage, location], { cwd: here, env });
  try {
    const args = ['client.mjs', await port(server), tables, players, inFlight, seconds];
    return JSON.parse((await run('node', args, { cwd: here, env })).stdout);
  } finally {
    server.kill();
  }
}

async function port(server) {
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.startsWith('port ')) return line.slice(5);
  }
  throw new Error('the boardgame.io server did not start');
}

/** Calls `work` with the URL of a new, empty database and drops the database afterwards. */
async function withDatabase(name, work) {
  const urlOf = (database) => Object.assign(new URL(options.postgres), { pathname: `/${database}` }).href;
  const execute = async (sql) => {
    const client = new pg.Client({ connectionString: options.postgres });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await execute(`CREATE DATABASE ${name}`);
  return work(urlOf(name)).finally(() => execute(`DROP DATABASE ${name} WITH (FORCE)`));
}

const ON_POSTGRES = {
  'elgrande, 4 players, PostgreSQL, synced': (dir) => withDatabase('versus_elgrande', (url) => elgrande('4', dir, ['--database', url])),
  'boardgame.io, 4 players, PostgreSQL, synced': () => withDatabase('versus_boardgame_io', (url) => boardgameIo('4', 'postgres', url)),
};
const RUNS = {
  'elgrande, 4 players, SQLite, synced': (dir) => elgrande('4', dir),
  'elgrande, 4 players, SQLite, synced, drafts': (dir) => elgrande('4', dir, ['--drafts']),
  'elgrande, 2 players, SQLite, synced': (dir) => elgrande('2', dir),
  ...(options.postgres ? ON_POSTGRES : {}),
  'boardgame.io, 4 players, FlatFile': (dir) => boardgameIo('4', 'flatfile', join(dir, 'games')),
  'boardgame.io, 2 players, FlatFile': (dir) => boardgameIo('2', 'flatfile', join(dir, 'games')),
  'boardgame.io, 4 players, in memory': () => boardgameIo('4', 'memory', ''),
};

const results = {};
for (let round = 1; round <= Number(options.rounds); round += 1) {
  for (const [name, measure] of Object.entries(RUNS)) {
    const dir = mkdtempSync(join(tmpdir(), 'versus-'));
    const result = await measure(dir).finally(() => rmSync(dir, { recursive: true, force: true }));
    console.log(`round ${round}  ${name}: ${JSON.stringify(result)}`);
    (results[name] ??= []).push(result.moves_per_second);
  }
}

const median = (list) => list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)];
const [single, drafts] = Object.values(results).map(median);
for (const [name, list] of Object.entries(results)) {
  const speed = median(list);
  const [singleRatio, draftsRatio] = [single, drafts].map((ours) => (ours / speed).toFixed(2));
  console.log(`median  ${name}: ${speed} moves/s; elgrande with 4 players: ${singleRatio} times as fast, with drafts ${draftsRatio} times`);
}
