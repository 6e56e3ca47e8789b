/** Whole games against bots from the start page, by pressing only what is shown. */

import { expect, test } from './world.js';
import { player } from './player.js';

test('play now', async ({ come }) => {
  const page = await come();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  const robot = player(page, { seed: 1 });
  await robot.finish();
  expect(robot.kinds.size).toBeGreaterThan(5);
});
