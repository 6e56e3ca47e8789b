/** A draft is tried, changed, sent, and kept or dropped when the game goes on. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draft } from '../../page/decide/draft.js';
import { quick } from '../../page/decide/quick.js';
import { Refused, Unreachable } from '../../page/source/source.js';

/** A source with a small game of its own: up to three caballeros are placed, `toledo` is the king's. */
function fake() {
  const source = {
    /** @type {any[]} */ sent: [],
    /** @type {string[][]} */ tried: [],
    kind: 'place',
    ply: 5,
    /** @type {any} */ fails: null,
    game: (ply = source.ply) => ({ ply, seat: 'red', view: { decision: { kind: source.kind, left: 3, at: 0 } } }),
    /** @type {(ply: number, actions: string[], seat?: string) => Promise<any>} */
    async attempt(ply, actions) {
      source.tried.push(actions);
      if (source.fails) throw source.fails;
      if (ply !== source.ply) throw new Refused({ code: 'stale', message: 'stale' }, 409, source.game());
      if (actions.includes('place toledo')) throw new Refused({ code: 'illegal', message: 'no', rule: 'PLC-2' }, 422);
      const ends = actions.length === 3 || actions.at(-1) === 'done' || actions.at(-1)?.startsWith('disc');
      return { ply, actions, ends, view: { decision: ends ? null : { kind: source.kind, left: 3 - actions.length, at: actions.length } }, events: [], options: [] };
    },
    /** @type {(ply: number, actions: string[], seat?: string) => Promise<any>} */
    async play(ply, actions, seat) {
      if (source.fails) throw source.fails;
      if (ply !== source.ply) throw new Refused({ code: 'stale', message: 'stale' }, 409, source.game());
      source.sent.push([ply, actions, seat]);
      source.ply += actions.length;
      return source.game();
    },
  };
  return source;
}

async function begun(kind = 'place') {
  const source = fake();
  source.kind = kind;
  const one = draft(source, () => undefined);
  await one.renew({ table: {}, game: source.game() });
  return { source, one };
}

test('an action is tried and its view is shown', async () => {
  const { one } = await begun();
  await one.add('place aragon');
  assert.deepEqual(one.actions, ['place aragon']);
  assert.equal(one.decision.left, 2);
  assert.equal(one.last.left, 3);
  assert.equal(one.busy, false);
});

test('nothing is sent until it is confirmed', async () => {
  const { source, one } = await begun();
  for (const site of ['aragon', 'navarra', 'aragon']) await one.add(`place ${site}`);
  assert.equal(one.ends, true);
  assert.equal(one.decision, null);
  assert.deepEqual(source.sent, []);
  await one.send();
  assert.deepEqual(source.sent, [[5, ['place aragon', 'place navarra', 'place aragon'], 'red']]);
  assert.deepEqual(one.actions, []);
  assert.equal(one.base?.ply, 8);
});

test('clicks in a hurry are taken one after the other', async () => {
  const { one } = await begun();
  const all = [one.add('place aragon'), one.add('place navarra')];
  assert.equal(one.busy, true);
  await Promise.all(all);
  assert.deepEqual(one.actions, ['place aragon', 'place navarra']);
});

test('a second click on what can be answered once does nothing', async () => {
  const { one } = await begun('king');
  await Promise.all([one.add('king aragon'), one.add('king aragon')]);
  assert.deepEqual(one.actions, ['king aragon']);
});

test('a refusal is told with its rule and the draft stays', async () => {
  const { one } = await begun();
  await one.add('place aragon');
  await one.add('place toledo');
  assert.deepEqual(one.actions, ['place aragon']);
  assert.equal(one.refused?.rule, 'PLC-2');
  await one.add('place navarra');
  assert.equal(one.refused, null);
});

test('what would show something hidden is not shown, the view before it is', async () => {
  const { source, one } = await begun();
  await one.add('place aragon');
  const { attempt } = source;
  source.attempt = async (...asked) => ({ ...await attempt(...asked), ends: true, view: null });
  await one.add('special');
  assert.deepEqual([one.view?.decision.left, one.reveals, one.ends, one.decision], [2, true, true, null]);
  assert.equal(one.last.left, 2);
});

test('why only asks', async () => {
  const { one } = await begun();
  await one.why('place toledo');
  assert.equal(one.refused?.rule, 'PLC-2');
  await one.why('place aragon');
  assert.deepEqual([one.actions, one.refused], [[], null]);
});

test('the last step, one in the middle and all of them can be taken back', async () => {
  const { source, one } = await begun();
  await one.add('place aragon');
  await one.add('place navarra');
  const tried = source.tried.length;
  await one.back();
  assert.deepEqual(one.actions, ['place aragon']);
  assert.equal(source.tried.length, tried, 'what was tried once is known');
  await one.add('place navarra');
  await one.without('place aragon');
  assert.deepEqual(one.actions, ['place navarra']);
  await one.reset();
  assert.deepEqual(one.actions, []);
  assert.equal(one.decision.left, 3);
});

test('another answer takes the place of the last', async () => {
  const { one } = await begun('disc');
  await one.add('disc aragon');
  await one.instead('disc navarra');
  assert.deepEqual(one.actions, ['disc navarra']);
});

test('a newer game with the same question keeps the draft, tried anew', async () => {
  const { source, one } = await begun();
  await one.add('place aragon');
  source.ply = 6;
  await one.renew({ table: {}, game: source.game() });
  assert.deepEqual(one.actions, ['place aragon']);
  assert.equal(one.lost, false);
  await one.send();
  assert.equal(source.sent[0][0], 6);
});

test('a draft that no longer fits goes and says so', async () => {
  const { source, one } = await begun();
  await one.add('place aragon');
  source.ply = 6;
  source.kind = 'choose';
  await one.renew({ table: {}, game: source.game() });
  assert.deepEqual([one.actions, one.lost], [[], true]);
  one.heard();
  assert.equal(one.lost, false);
});

test('a draft stays with its seat', async () => {
  const { source, one } = await begun('disc');
  await one.add('disc aragon');
  await one.renew({ table: {}, game: { ...source.game(), seat: 'blue' } });
  assert.deepEqual([one.actions, one.lost, one.base?.seat], [[], false, 'blue']);
});

test('an older game that comes late changes nothing', async () => {
  const { source, one } = await begun();
  await one.add('place aragon');
  await one.renew({ table: {}, game: source.game(3) });
  assert.equal(one.base?.ply, 5);
  assert.deepEqual(one.actions, ['place aragon']);
});

test('a try that is overtaken by a newer game is forgotten', async () => {
  const { source, one } = await begun();
  /** @type {(tried: any) => void} */
  let answer = () => undefined;
  const { attempt } = source;
  source.attempt = () => new Promise((done) => { answer = done; });
  one.add('place aragon');
  await Promise.resolve();
  source.attempt = attempt;
  source.ply = 6;
  await one.renew({ table: {}, game: source.game() });
  answer({ ends: false, view: { decision: { kind: 'place', left: 2 } } });
  await new Promise((done) => setTimeout(done));
  assert.deepEqual([one.actions, one.busy, one.base?.ply], [[], false, 6]);
});

test('a stale send keeps the draft on the game as it is now', async () => {
  const { source, one } = await begun();
  await one.add('place aragon');
  source.ply = 9;
  await one.send();
  assert.equal(one.base?.ply, 9);
  assert.deepEqual(one.actions, ['place aragon']);
  assert.equal(one.refused?.code, 'stale');
  await one.send();
  assert.equal(source.sent.length, 1);
});

test('without a line the draft is kept and can be sent again', async () => {
  const { source, one } = await begun();
  await one.add('place aragon');
  source.fails = new Unreachable('no answer');
  await one.send();
  assert.deepEqual([one.actions, one.refused?.code, one.sending], [['place aragon'], 'unreachable', false]);
  await one.add('place navarra');
  assert.deepEqual(one.actions, ['place aragon']);
  source.fails = null;
  await one.add('place navarra');
  await one.send();
  assert.equal(source.sent.length, 1);
});

test('done finishes and sends only where it ends this part', async () => {
  const { source, one } = await begun();
  await one.add('place aragon');
  await one.finish();
  assert.deepEqual(source.sent[0][1], ['place aragon', 'done']);
});

test('sending without asking is off, and never for secrets', async () => {
  quick.set(true);
  const { source, one } = await begun('disc');
  await one.add('disc aragon');
  assert.equal(source.sent.length, 0);
  const other = await begun('place');
  await other.one.add('place aragon');
  await other.one.add('done');
  assert.equal(other.source.sent.length, 1);
  quick.set(false);
});

test('what is foreseen is not part of the draft', async () => {
  const { one } = await begun();
  assert.equal(one.foresee('done'), undefined);
  await new Promise((done) => setTimeout(done));
  assert.equal(one.foresee('done')?.ends, true);
  assert.deepEqual(one.actions, []);
});

test('what is taken up is put down when the draft changes', async () => {
  const { one } = await begun();
  one.pick({ place: 'red@aragon' });
  assert.deepEqual(one.picked, { place: 'red@aragon' });
  await one.add('place aragon');
  assert.equal(one.picked, null);
});
