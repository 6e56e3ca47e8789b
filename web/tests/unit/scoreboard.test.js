/** The scoreboard stays open for its reading time. */

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

const still = { matches: true, addEventListener() {} };
Object.assign(globalThis, {
  document: { hidden: true, addEventListener() {}, removeEventListener() {}, querySelector: () => ({}), getElementById: () => null },
  location: new URL('http://x/'), matchMedia: () => still, requestAnimationFrame: () => 0, cancelAnimationFrame() {},
});
const { Animator } = await import('../../page/animation/animator.js');

const VIEW = { turn: null, round: 3 };
const scored = (/** @type {string} */ site) => ({ event: 'scored', player: 'red', site, points: 5 });

test('the scoreboard closes after its reading time, however many turns end meanwhile', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const animator = new Animator(() => {}, { readingTime: 12_000 });
  const happened = (/** @type {any[]} */ ...events) => animator.animate(/** @type {any} */ ([{ events }]), /** @type {any} */ ({ before: VIEW, after: VIEW }));
  const isShown = () => Boolean(animator.scoreboard(['red'], []));
  happened({ event: 'scoring-began', round: 3 }, scored('toledo'));
  mock.timers.tick(200);
  assert.equal(isShown(), true);
  mock.timers.tick(5_000);
  happened(scored('aragon'));
  mock.timers.tick(8_000);
  assert.equal(isShown(), true, 'more was scored meanwhile');
  happened({ event: 'turn-ended', player: 'red' });
  mock.timers.tick(3_000);
  happened({ event: 'turn-ended', player: 'blue' });
  mock.timers.tick(3_000);
  assert.equal(isShown(), false);
  mock.timers.reset();
});
