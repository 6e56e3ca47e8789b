/** The animator shows every scene for its time and in order; the question waits, and skipping is one step. */

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

const still = { matches: false, addEventListener() {} };
const node = () => ({ append() {}, setAttribute() {}, remove() {}, className: '', style: {}, dataset: {} });
Object.assign(globalThis, {
  document: { hidden: false, addEventListener() {}, removeEventListener() {}, querySelector: () => ({ getClientRects: () => [] }), querySelectorAll: () => [], getElementById: () => null, createElement: node, documentElement: node(), head: node() },
  location: new URL('http://x/'), matchMedia: () => still, requestAnimationFrame: () => 0, cancelAnimationFrame() {}, Element: class {},
});
const { Animator } = await import('../../page/animation/animator.js');
const { TIMES } = await import('../../page/animation/pace.js');
await import('../../page/animation/show.js');

const VIEW = /** @type {any} */ ({
  regions: {}, castillo: { grandes: [], tile: null, bar: [5, 3, 1] }, courts: { red: 3, blue: 1, green: 1 }, provinces: { red: 9, blue: 5, green: 5 }, scores: { red: 0 },
  king: 'granada', offers: [], tiles: {}, played: {}, chosen: null, turn: null, round: 1, waiting: [], own: { player: 'red' },
});
const turn = (/** @type {string} */ player, /** @type {number} */ ply) => ({ ply, at: 0, player, events: [{ event: 'turn-began', player }, { event: 'took', player, count: 1 }] });

/** Lets promises settle, then advances the clock. @param {number} time */
async function pass(time) {
  for (let settled = 0; settled < 20; settled += 1) await Promise.resolve();
  mock.timers.tick(time);
  for (let settled = 0; settled < 20; settled += 1) await Promise.resolve();
}

/** An animator after its parts are loaded. */
async function ready() {
  const animator = new Animator(() => {});
  animator.animate(/** @type {any} */ ([turn('blue', 0)]), { before: VIEW, after: VIEW });
  await new Promise((resolve) => setTimeout(resolve, 30));
  animator.finish();
  for (let tries = 0; animator.isShowing && tries < 50; tries += 1) await new Promise((resolve) => setImmediate(resolve));
  assert.equal(animator.isShowing, false);
  return animator;
}

const WHOLE = TIMES['turn-began'] + TIMES.took;

test('scenes of a fast server are shown one after the other, each for its time', async () => {
  const animator = await ready();
  mock.timers.enable({ apis: ['setTimeout'] });
  animator.animate(/** @type {any} */ ([turn('blue', 1)]), { before: VIEW, after: VIEW });
  animator.animate(/** @type {any} */ ([turn('green', 2)]), { before: VIEW, after: VIEW });
  const shown = [];
  for (let time = 0; animator.isShowing && time < 4 * WHOLE; time += 50) {
    shown.push(animator.view?.turn);
    await pass(50);
  }
  const times = (/** @type {string} */ player) => shown.filter((one) => one === player).length * 50;
  assert.ok(times('blue') >= TIMES.took && times('green') >= TIMES.took, `${shown}`);
  assert.ok(shown.indexOf('blue') < shown.indexOf('green') && shown.lastIndexOf('blue') < shown.indexOf('green'));
  assert.ok(shown.length * 50 >= 2 * WHOLE);
  mock.timers.reset();
});

test('what is not yet shown is pending, and skipping ends all of it', async () => {
  const animator = await ready();
  mock.timers.enable({ apis: ['setTimeout'] });
  const notices = [turn('blue', 1), turn('green', 2)];
  animator.animate(/** @type {any} */ (notices), { before: VIEW, after: VIEW });
  await pass(10);
  assert.equal(animator.pending?.has(/** @type {any} */ (notices[1].events[0])), true);
  animator.finish();
  for (let tries = 0; animator.isShowing && tries < 10; tries += 1) await pass(1);
  assert.deepEqual([animator.isShowing, animator.pending, animator.view], [false, null, null]);
  mock.timers.reset();
});

test('what the viewer did is not shown', async () => {
  const animator = await ready();
  animator.animate(/** @type {any} */ ([turn('red', 1)]), { before: VIEW, after: VIEW });
  assert.equal(animator.isShowing, false);
});
