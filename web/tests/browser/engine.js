/** Finds positions with the engine's process. Tests never use it to play. */

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { binary } from './server.js';
import { dice } from './random.js';

/** Whose turn it is, the action card, and whether its special action is being carried out. @typedef {{ seat: string, card: string, isSpecial: boolean }} Turn */

/**
 * Plays random games until one reaches the wanted position, and returns its record.
 * @param {{ players: number, variants?: string[], seed?: number, wanted: (asked: { seat: string, decision: any, ply: number, left: number, turn?: Turn }) => boolean }} what  `left`: how many are asked
 * @returns {Promise<string>}
 */
export async function findPosition({ players, variants = [], seed = 1, wanted }) {
  const { ask, close } = engine();
  try {
    for (let game = seed; game < seed + 200; game += 1) {
      const record = await played(ask, { players, variants, seed: game }, wanted);
      if (record) return record;
    }
  } finally {
    close();
  }
  throw new Error('no game came to what is wanted');
}

/** A fresh deal. @param {{ players: number, variants?: string[], seed?: number }} table @returns {Promise<string>} */
export const dealt = (table) => findPosition({ ...table, wanted: () => true });

/** @param {(request: any) => Promise<any>} ask @param {any} table @param {(asked: any) => boolean} wanted */
async function played(ask, table, wanted) {
  const chance = dice(table.seed);
  let state = await ask({ command: 'new', ...table });
  /** @type {Turn | undefined} */
  let turn;
  while (!state.over) {
    const seat = chance.one(state.to_act);
    const { decision, options } = await ask({ command: 'decision', seat });
    if (wanted({ seat, decision, ply: state.ply, left: state.to_act.length, turn })) return (await ask({ command: 'record' })).record;
    const action = chance.one(eager(options));
    turn = turnAfter(turn, seat, action);
    state = await ask({ command: 'apply', seat, action });
  }
  return undefined;
}

/** @param {Turn | undefined} turn @param {string} seat @param {string} action @returns {Turn | undefined} */
function turnAfter(turn, seat, action) {
  const [verb, card] = action.split(' ');
  if (verb === 'choose') return { seat, card, isSpecial: false };
  if (!turn) return undefined;
  const isOver = verb === 'done' || (verb === 'disc' && seat === turn.seat);
  return { ...turn, isSpecial: !isOver && (turn.isSpecial || verb === 'special') };
}

/** Is an action other than `done` possible? @param {string[]} options */
function eager(options) {
  const doing = options.filter((option) => option !== 'done');
  if (doing.length === 0) return options;
  return doing[0].startsWith('take ') ? doing.slice(-1) : doing;
}

function engine() {
  const child = spawn(binary(), ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  /** @type {((answer: any) => void)[]} */
  const waiting = [];
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.(JSON.parse(line)));
  /** @param {any} request @returns {Promise<any>} */
  const ask = (request) => new Promise((done, fail) => {
    waiting.push((answer) => (answer.ok ? done(answer) : fail(new Error(answer.error.message))));
    child.stdin.write(`${JSON.stringify(request)}\n`);
  });
  return { ask, close: () => child.stdin.end() };
}

/** The record with each stack in another order: these cards on top, one after the other. @param {string} record @param {string[]} tops */
export function stacked(record, tops) {
  return record.replace(/^stack (\S+) (.*)$/gm, (_, stack, cards) => {
    const all = cards.split(' ');
    const first = tops.filter((card) => all.includes(card));
    for (const card of first) all.splice(all.indexOf(card), 1);
    return `stack ${stack} ${[...first, ...all].join(' ')}`;
  });
}
