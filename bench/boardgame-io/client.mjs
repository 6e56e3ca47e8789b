// Load generator for a boardgame.io server over socket.io, with a fixed number of moves in flight:
// `node client.mjs PORT MATCHES PLAYERS IN_FLIGHT SECONDS` prints the results as JSON.
//
// Every player has a websocket and receives every state of the match, as with boardgame.io's own client. A move is
// acknowledged when its player receives the state after it.
import { createRequire } from 'node:module';
import { randomUUID } from 'node:crypto';

const require = createRequire(import.meta.url);
const { io } = require('socket.io-client');
const { isOver } = require('./game.cjs');

const [port, matches, players, inFlight, seconds] = process.argv.slice(2).map(Number);
const WARM_UP = 2;
const times = [];
let isMeasuring = false;
let events = 0;

class Match {
  constructor() {
    this.id = randomUUID();
    this.state = null;
  }

  /** The first player to connect creates the match. */
  async open() {
    this.sockets = [];
    for (let player = 0; player < players; player += 1) this.sockets.push(await this.join(String(player)));
  }

  join(player) {
    const socket = io(`http://127.0.0.1:${port}/three-in-a-row`, { transports: ['websocket'], forceNew: true });
    socket.on('update', (_, state) => this.update(player, state));
    return new Promise((resolve, reject) => {
      socket.on('connect_error', reject);
      socket.on('sync', (_, { state }) => {
        this.state ??= state;
        resolve(socket);
      });
      socket.on('connect', () => socket.emit('sync', this.id, player, undefined, players));
    });
  }

  update(player, state) {
    events += isMeasuring ? 1 : 0;
    if (player !== this.mover || state._stateID <= this.state._stateID) return;
    this.state = state;
    this.acknowledged();
  }

  /** Sends a random legal move; resolves when it is acknowledged. */
  move() {
    const { G: { cells }, ctx, _stateID } = this.state;
    const free = [...cells.keys()].filter((cell) => isOver(cells) || cells[cell] === null);
    const cell = free[Math.floor(Math.random() * free.length)];
    this.mover = ctx.currentPlayer;
    const payload = { type: 'mark', args: [cell], playerID: this.mover, credentials: undefined };
    const acknowledged = new Promise((resolve) => { this.acknowledged = resolve; });
    this.sockets[Number(this.mover)].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.id, this.mover);
    return acknowledged;
  }
}

const idle = [];
for (let first = 0; first < matches; first += 20) {
  const batch = Array.from({ length: Math.min(20, matches - first) }, () => new Match());
  await Promise.all(batch.map((match) => match.open()));
  idle.push(...batch);
}

const end = performance.now() + (WARM_UP + seconds) * 1000;
setTimeout(() => { isMeasuring = true; }, WARM_UP * 1000);

async function work() {
  while (performance.now() < end) {
    const match = idle.shift();
    const started = performance.now();
    await match.move();
    idle.push(match);
    if (isMeasuring && performance.now() < end) times.push(performance.now() - started);
  }
}

await Promise.all(Array.from({ length: Math.min(inFlight, matches) }, work));
times.sort((a, b) => a - b);
const at = (quantile) => Number(times[Math.min(times.length - 1, Math.floor(quantile * times.length))]?.toFixed(2));
console.log(JSON.stringify({
  moves_per_second: Math.round(times.length / seconds),
  events_per_second: Math.round(events / seconds),
  latency: { p50_ms: at(0.5), p95_ms: at(0.95), p99_ms: at(0.99), max_ms: at(1) },
}));
process.exit(0);
