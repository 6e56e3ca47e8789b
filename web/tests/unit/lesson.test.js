/** The lesson API sends what was played and explains actions that the task does not ask for. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Draft } from '../../page/state/draft.js';
import { lessonApi } from '../../page/api/lessons.js';

/** A server that wants red to take two and knows nothing else. */
function fake() {
  /** @type {[string, any][]} */
  const asked = [];
  const game = (/** @type {number} */ ply) => ({ ply, seat: 'red', view: { decision: { kind: 'take', most: 3 } } });
  const refused = /** @type {[number, any]} */ ([422, { error: { code: 'not-yet', message: 'legal, not asked' }, why: 'more' }]);
  const answers = /** @type {Record<string, (body: any) => [number, any]>} */ ({
    look: ({ played }) => [200, { played, game: game(played.length) }],
    try: ({ actions }) => (actions[0] === 'take 1' ? refused : [200, { ends: true, view: { decision: null }, actions: actions.length, options: [] }]),
    play: ({ played, actions }) => (actions[0] === 'take 2' ? [200, { played: [...played, ...actions], game: game(played.length + actions.length) }] : refused),
  });
  Object.assign(globalThis, { async fetch(/** @type {string} */ path, /** @type {{ body: string }} */ { body }) {
    const [status, value] = answers[/** @type {string} */ (path.split('/').at(-1))](JSON.parse(body));
    asked.push([path, JSON.parse(body)]);
    return { ok: status < 400, status, text: async () => JSON.stringify(value) };
  } });
  return asked;
}

test('a draft of a lesson is tried and played from where the lesson is', async () => {
  const asked = fake();
  /** @type {any[]} */
  const course = [];
  const server = lessonApi('court', () => ['play 9'], (next) => {
    course.push(next);
    one.update(next.game);
  });
  const one = new Draft(server, () => undefined);
  await one.update((await server.load(['play 9'])).game);
  await one.add('take 2');
  await one.send();
  assert.deepEqual(asked.at(-1), ['/api/lessons/court/play', { played: ['play 9'], actions: ['take 2'] }]);
  assert.deepEqual(course.map(({ played }) => played), [['play 9', 'take 2']]);
  assert.equal(one.base?.ply, 2);
  assert.deepEqual(one.actions, []);
});

test('a legal action that the task does not ask for is explained as soon as it is tried', async () => {
  fake();
  const server = lessonApi('court', () => [], () => assert.fail('it did not go on'));
  const one = new Draft(server, () => undefined);
  await one.update((await server.load([])).game);
  await one.add('take 1');
  assert.deepEqual(one.actions, []);
  assert.equal(one.refused?.key, 'lesson-court-more');
});

test('after the explanation of a sent action the draft stays editable', async () => {
  fake();
  const server = lessonApi('court', () => [], () => assert.fail('it did not go on'));
  const one = new Draft(server, () => undefined);
  await one.update((await server.load([])).game);
  await one.add('take 3');
  await one.send();
  assert.deepEqual(one.actions, ['take 3']);
  assert.equal(one.refused?.code, 'not-yet');
  assert.equal(one.refused?.key, 'lesson-court-more');
});
