// elgrande and boardgame.io beside each other: one after the other on the same machine, several times in turn, so that
// whatever disturbs the machine disturbs both. Prints every run, then the medians and their ratio. elgrande plays in two
// ways: one action a request, and every step tried, then all that somebody does before another must act sent together.
//
//   npm ci && node versus.mjs [--rounds 3] [--tables 1000] [--in-flight 256] [--seconds 10] [--elgrande BINARY]
//                             [--postgres URL]
//
// With --postgres both also play on that PostgreSQL, each time in a database that is made for it and dropped after it.
import { spawn, execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import pg from 'pg';

const here = fileURLToPath(new URL('.', import.meta.url));
const { values: given } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    tables: { type: 'string', default: '1000' },
    'in-flight': { type: 'string', default: '256' },
    seconds: { type: 'string', default: '10' },
    elgrande: { type: 'string', default: join(here, '../../target/release/elgrande') },
    postgres: { type: 'string' },
  },
});
const [tables, inFlight, seconds] = [given.tables, given['in-flight'], given.seconds];
const run = promisify(execFile);
const env = { ...process.env, NODE_ENV: 'production' };

async function elgrande(players, dir, more = []) {
  const json = join(dir, 'load.json');
  const words = ['load', '--quiet', '--tables', tables, '--players', players, '--in-flight', inFlight];
  await run(given.elgrande, [...words, '--seconds', seconds, '--json', json, ...more]);
  const { actions_per_second, requests_per_second, latency } = JSON.parse(readFileSync(json));
  return { moves_per_second: Math.round(actions_per_second), requests_per_second: Math.round(requests_per_second), latency };
}

async function boardgameIo(players, storage, place) {
  const server = spawn('node', ['server.cjs', storage, place], { cwd: here, env });
  try {
    const words = ['client.mjs', await port(server), tables, players, inFlight, seconds];
    return JSON.parse((await run('node', words, { cwd: here, env })).stdout);
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

/** Does that in a database of its own, which is empty. */
async function inDatabase(name, work) {
  const at = (database) => Object.assign(new URL(given.postgres), { pathname: `/${database}` }).href;
  const asked = async (sql) => {
    const client = new pg.Client({ connectionString: given.postgres });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await asked(`CREATE DATABASE ${name}`);
  return work(at(name)).finally(() => asked(`DROP DATABASE ${name} WITH (FORCE)`));
}

const ON_POSTGRES = {
  'elgrande, 4 players, PostgreSQL, synced': (dir) => inDatabase('versus_elgrande', (url) => elgrande('4', dir, ['--database', url])),
  'boardgame.io, 4 players, PostgreSQL, synced': () => inDatabase('versus_boardgame_io', (url) => boardgameIo('4', 'postgres', url)),
};
const CONTENDERS = {
  'elgrande, 4 players, SQLite, synced': (dir) => elgrande('4', dir),
  'elgrande, 4 players, SQLite, synced, steps tried and sent together': (dir) => elgrande('4', dir, ['--drafts']),
  'elgrande, 2 players, SQLite, synced': (dir) => elgrande('2', dir),
  ...(given.postgres ? ON_POSTGRES : {}),
  'boardgame.io, 4 players, FlatFile': (dir) => boardgameIo('4', 'flatfile', join(dir, 'games')),
  'boardgame.io, 2 players, FlatFile': (dir) => boardgameIo('2', 'flatfile', join(dir, 'games')),
  'boardgame.io, 4 players, in memory': () => boardgameIo('4', 'memory', ''),
};

const results = {};
for (let round = 1; round <= Number(given.rounds); round += 1) {
  for (const [name, contend] of Object.entries(CONTENDERS)) {
    const dir = mkdtempSync(join(tmpdir(), 'versus-'));
    const result = await contend(dir).finally(() => rmSync(dir, { recursive: true, force: true }));
    console.log(`round ${round}  ${name}: ${JSON.stringify(result)}`);
    (results[name] ??= []).push(result.moves_per_second);
  }
}

const median = (list) => list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)];
const [single, together] = Object.values(results).map(median);
for (const [name, list] of Object.entries(results)) {
  const speed = median(list);
  const [one, all] = [single, together].map((ours) => (ours / speed).toFixed(2));
  console.log(`median  ${name}: ${speed} moves/s; elgrande with 4 players does ${one} times that, sent together ${all} times`);
}
