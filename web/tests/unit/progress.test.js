/** Lesson progress is stored, resumed, restarted and deleted. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

/** @type {Map<string, string>} */
const drawer = new Map();
Object.assign(globalThis, { localStorage: {
  getItem: (/** @type {string} */ name) => drawer.get(name) ?? null,
  setItem: (/** @type {string} */ name, /** @type {string} */ text) => drawer.set(name, text),
} });

/** The module as another visit to the page would load it. */
let visit = 0;
const visited = () => import(`../../page/lessons/progress.js?visit=${(visit += 1)}`);

const at = (/** @type {number} */ task, /** @type {string[]} */ ...played) => ({ name: 'court', played, task, tasks: 3 });

beforeEach(() => drawer.clear());

test('a lesson is new, begun, done', async () => {
  const { saveProgress: note, lessonStage: stage } = await visited();
  assert.equal(stage('court'), 'new');
  note(at(1, 'play 9'));
  assert.equal(stage('court'), 'begun');
  note(at(3, 'play 9', 'take 2'));
  assert.equal(stage('court'), 'done');
  assert.equal(stage('king'), 'new');
});

test('the next visit resumes where this one ended', async () => {
  (await visited()).saveProgress(at(1, 'play 9', 'take 2'));
  const { lessonProgress: progress, lessonStage: stage } = await visited();
  assert.deepEqual(progress('court').played, ['play 9', 'take 2']);
  assert.equal(progress('court').task, 1);
  assert.equal(stage('court'), 'begun');
});

test('a lesson left in its first task counts as started', async () => {
  const { saveProgress: note, lessonStage: stage } = await visited();
  note(at(0, 'play 9'));
  assert.equal(stage('court'), 'begun');
});

test('a lesson that is played once more stays done', async () => {
  const { saveProgress: note, lessonProgress: progress, restartLesson: restart, lessonStage: stage } = await visited();
  note(at(3, 'play 9'));
  restart('court');
  assert.deepEqual(progress('court'), { played: [], task: 0, tasks: 0, done: true });
  assert.equal(stage('court'), 'done');
  note(at(1, 'play 9'));
  assert.equal(stage('court'), 'begun');
  assert.equal(progress('court').done, true);
});

test('a lesson without stored progress is new', async () => {
  const { forgetLessons: forget, saveProgress: note, lessonStage: stage } = await visited();
  note(at(3, 'play 9'));
  forget();
  assert.equal(stage('court'), 'new');
  assert.equal((await visited()).lessonStage('court'), 'new');
});

for (const [what, text] of Object.entries({
  'nothing': 'null', 'a list': '[]', 'a word': '"court"', 'no actions': '{"court":{"done":true}}', 'numbers': '{"court":{"played":[9],"task":1,"tasks":3}}', 'half a text': '{"court"',
})) {
  test(`${what} as stored progress is ignored`, async () => {
    drawer.set('elgrande.lessons', text);
    const { saveProgress: note, lessonStage: stage } = await visited();
    assert.equal(stage('court'), 'new');
    note(at(1, 'play 9'));
    assert.equal(stage('court'), 'begun');
  });
}
