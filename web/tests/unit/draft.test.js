/** A draft is tried, changed, sent, and kept or dropped when the game goes on. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Draft } from '../../page/state/draft.js';
import { quickSend } from '../../page/state/settings.js';
import { ApiError, NetworkError } from '../../page/api/errors.js';

/** A source with a small game of its own: up to three caballeros are placed, `toledo` is the king's. */
function fake() {
  const source = {
    /** @type {any[]} */ sent: [],
    /** @type {string[][]} */ tried: [],
    kind: 'place',
    ply: 5,
    /** @type {any} */ fails: null,
    /** @type {unknown[]} */ failures: [],
    game: (ply = source.ply) => ({ ply, seat: 'red', view: { decision: { kind: source.kind, left: 3, at: 0 } } }),
    /** @type {(ply: number, actions: string[], seat?: string) => Promise<any>} */
    async attempt(ply, actions) {
      source.tried.push(actions);
      if (source.fails) throw source.fails;
      if (ply !== source.ply) throw new ApiError({ code: 'stale', message: 'stale' }, 409, source.game());
      if (actions.includes('place toledo')) throw new ApiError({ code: 'illegal', message: 'no', rule: 'PLC-2' }, 422);
      const ends = actions.length === 3 || actions.at(-1) === 'done' || actions.at(-1)?.startsWith('disc');
      return { ply, actions, ends, view: { decision: ends ? null : { kind: source.kind, left: 3 - actions.length, at: actions.length } }, events: [], options: [] };
    },
    /** @type {(ply: number, actions: string[], seat?: string) => Promise<any>} */
    async play(ply, actions, seat) {
      if (source.fails) throw source.fails;
      if (ply !== source.ply) throw new ApiError({ code: 'stale', message: 'stale' }, 409, source.game());
      source.sent.push([ply, actions, seat]);
      source.ply += actions.length;
      return source.game();
    },
  };
  return source;
}

/** Hands every game of a response to the draft, as a table session does. @param {ReturnType<typeof fake>} source @param {(game: any) => void} update */
const connected = (source, update) => ({
  attempt: (/** @type {[number, string[], string?]} */ ...args) => source.attempt(...args),
  play: (/** @type {[number, string[], string?]} */ ...args) => source.play(...args).then(update, (error) => {
    if (error.game) update(error.game);
    throw error;
  }),
});

async function begun(kind = 'place') {
  const source = fake();
  source.kind = kind;
  const draft = new Draft(/** @type {any} */ (connected(source, (game) => draft.update(game))), () => undefined, { failed: (error) => source.failures.push(error) });
  await draft.update(source.game());
  return { source, draft };
}

test('an action is tried and its view is shown', async () => {
  const { draft } = await begun();
  await draft.add('place aragon');
  assert.deepEqual(draft.actions, ['place aragon']);
  assert.equal(draft.decision.left, 2);
  assert.equal(draft.lastDecision.left, 3);
  assert.equal(draft.busy, false);
});

test('nothing is sent until it is confirmed', async () => {
  const { source, draft } = await begun();
  for (const site of ['aragon', 'navarra', 'aragon']) await draft.add(`place ${site}`);
  assert.equal(draft.ends, true);
  assert.equal(draft.decision, null);
  assert.deepEqual(source.sent, []);
  await draft.send();
  assert.deepEqual(source.sent, [[5, ['place aragon', 'place navarra', 'place aragon'], 'red']]);
  assert.deepEqual(draft.actions, []);
  assert.equal(draft.base?.ply, 8);
});

test('quick clicks are handled one after the other', async () => {
  const { draft } = await begun();
  const all = [draft.add('place aragon'), draft.add('place navarra')];
  assert.equal(draft.busy, true);
  await Promise.all(all);
  assert.deepEqual(draft.actions, ['place aragon', 'place navarra']);
});

test('a second click on what can be answered once does nothing', async () => {
  const { draft } = await begun('king');
  await Promise.all([draft.add('king aragon'), draft.add('king aragon')]);
  assert.deepEqual(draft.actions, ['king aragon']);
});

test('a refusal shows its rule and the draft stays', async () => {
  const { draft } = await begun();
  await draft.add('place aragon');
  await draft.add('place toledo');
  assert.deepEqual(draft.actions, ['place aragon']);
  assert.equal(draft.refused?.rule, 'PLC-2');
  await draft.add('place navarra');
  assert.equal(draft.refused, null);
});

test('an action that would reveal something hidden keeps the view before it', async () => {
  const { source, draft } = await begun();
  await draft.add('place aragon');
  const { attempt } = source;
  source.attempt = async (...asked) => ({ ...await attempt(...asked), ends: true, view: null });
  await draft.add('special');
  assert.deepEqual([draft.view?.decision.left, draft.reveals, draft.ends, draft.decision], [2, true, true, null]);
  assert.equal(draft.lastDecision.left, 2);
});

test('explain changes nothing', async () => {
  const { draft } = await begun();
  await draft.explain('place toledo');
  assert.equal(draft.refused?.rule, 'PLC-2');
  await draft.explain('place aragon');
  assert.deepEqual([draft.actions, draft.refused], [[], null]);
});

test('the last step, one in the middle and all of them can be taken back', async () => {
  const { source, draft } = await begun();
  await draft.add('place aragon');
  await draft.add('place navarra');
  const tried = source.tried.length;
  await draft.back();
  assert.deepEqual(draft.actions, ['place aragon']);
  assert.equal(source.tried.length, tried, 'what was tried once is known');
  await draft.add('place navarra');
  await draft.remove('place aragon');
  assert.deepEqual(draft.actions, ['place navarra']);
  await draft.reset();
  assert.deepEqual(draft.actions, []);
  assert.equal(draft.decision.left, 3);
});

test('another answer replaces the last one', async () => {
  const { draft } = await begun('disc');
  await draft.add('disc aragon');
  await draft.replaceLast('disc navarra');
  assert.deepEqual(draft.actions, ['disc navarra']);
});

test('a newer game with the same question keeps the draft and tries it again', async () => {
  const { source, draft } = await begun();
  await draft.add('place aragon');
  source.ply = 6;
  await draft.update(source.game());
  assert.deepEqual(draft.actions, ['place aragon']);
  assert.equal(draft.dropped, false);
  await draft.send();
  assert.equal(source.sent[0][0], 6);
});

test('a draft that is not legal any more is dropped with a message', async () => {
  const { source, draft } = await begun();
  await draft.add('place aragon');
  source.ply = 6;
  source.kind = 'choose';
  await draft.update(source.game());
  assert.deepEqual([draft.actions, draft.dropped], [[], true]);
  draft.dismiss();
  assert.equal(draft.dropped, false);
});

test('a draft is cleared when the seat changes', async () => {
  const { source, draft } = await begun('disc');
  await draft.add('disc aragon');
  await draft.update({ ...source.game(), seat: 'blue' });
  assert.deepEqual([draft.actions, draft.dropped, draft.base?.seat], [[], false, 'blue']);
});

test('an older game changes nothing', async () => {
  const { source, draft } = await begun();
  await draft.add('place aragon');
  await draft.update(source.game(3));
  assert.equal(draft.base?.ply, 5);
  assert.deepEqual(draft.actions, ['place aragon']);
});

test('a try on an outdated game is ignored', async () => {
  const { source, draft } = await begun();
  /** @type {(tried: any) => void} */
  let answer = () => undefined;
  const { attempt } = source;
  source.attempt = () => new Promise((done) => { answer = done; });
  draft.add('place aragon');
  await Promise.resolve();
  source.attempt = attempt;
  source.ply = 6;
  await draft.update(source.game());
  answer({ ends: false, view: { decision: { kind: 'place', left: 2 } } });
  await new Promise((done) => setTimeout(done));
  assert.deepEqual([draft.actions, draft.busy, draft.base?.ply], [[], false, 6]);
});

test('a stale send keeps the draft on the current game', async () => {
  const { source, draft } = await begun();
  await draft.add('place aragon');
  source.ply = 9;
  await draft.send();
  assert.equal(draft.base?.ply, 9);
  assert.deepEqual(draft.actions, ['place aragon']);
  assert.equal(draft.refused?.code, 'stale');
  await draft.send();
  assert.equal(source.sent.length, 1);
});

test('without a connection the draft is kept and can be sent again', async () => {
  const { source, draft } = await begun();
  await draft.add('place aragon');
  source.fails = new NetworkError('no answer');
  await draft.send();
  assert.deepEqual([draft.actions, draft.refused?.code, draft.sending], [['place aragon'], 'unreachable', false]);
  await draft.add('place navarra');
  assert.deepEqual(draft.actions, ['place aragon']);
  source.fails = null;
  await draft.add('place navarra');
  await draft.send();
  assert.equal(source.sent.length, 1);
});

test('done sends the draft where it completes it', async () => {
  const { source, draft } = await begun();
  await draft.add('place aragon');
  await draft.finish();
  assert.deepEqual(source.sent[0][1], ['place aragon', 'done']);
});

test('quick send is off by default, and never applies to secrets', async () => {
  quickSend.set(true);
  const { source, draft } = await begun('disc');
  await draft.add('disc aragon');
  assert.equal(source.sent.length, 0);
  const other = await begun('place');
  await other.draft.add('place aragon');
  await other.draft.add('done');
  assert.equal(other.source.sent.length, 1);
  quickSend.set(false);
});

test('a preview is not part of the draft', async () => {
  const { draft } = await begun();
  assert.equal(draft.preview('done'), undefined);
  await new Promise((done) => setTimeout(done));
  assert.equal(draft.preview('done')?.ends, true);
  assert.deepEqual(draft.actions, []);
});

test('what was picked is put down when the draft changes', async () => {
  const { draft } = await begun();
  draft.pick({ place: 'red@aragon' });
  assert.deepEqual(draft.picked, { place: 'red@aragon' });
  await draft.add('place aragon');
  assert.equal(draft.picked, null);
});

test('an unexpected error is reported and the queue goes on', async () => {
  const { source, draft } = await begun();
  source.fails = new TypeError('a bug in the page');
  await draft.add('place aragon');
  assert.deepEqual([draft.busy, draft.actions, source.failures], [false, [], [source.fails]]);
  source.fails = null;
  await draft.add('place aragon');
  assert.deepEqual([draft.busy, draft.actions], [false, ['place aragon']]);
});

test('an unexpected error while sending leaves nothing stuck', async () => {
  const { source, draft } = await begun();
  await draft.add('place aragon');
  source.fails = new TypeError('a bug in the page');
  await draft.send();
  assert.deepEqual([draft.busy, draft.sending, draft.actions, source.failures.length], [false, false, ['place aragon'], 1]);
  source.fails = null;
  await draft.send();
  assert.deepEqual([source.sent.length, draft.actions], [1, []]);
});

test('an unexpected error in an explanation is reported', async () => {
  const { source, draft } = await begun();
  source.fails = new TypeError('a bug in the page');
  await draft.explain('place toledo');
  assert.deepEqual([draft.busy, draft.refused, source.failures.length], [false, null, 1]);
});

test('a game that arrives while the draft is sent is taken over afterwards', async () => {
  const { source, draft } = await begun();
  await draft.add('place aragon');
  const { play } = source;
  source.play = async (...args) => {
    const game = await play(...args);
    source.ply += 3;
    await draft.update(/** @type {any} */ (source.game()));
    return game;
  };
  await draft.send();
  assert.deepEqual([draft.base?.ply, draft.actions, draft.dropped, draft.sending], [9, [], false, false]);
});
