/** The drawing against the rules: who neighbours whom is read from the drawn borders. */

import { expect, test } from './world.js';

test('the drawn borders show the neighbours that the server tells', async ({ come }) => {
  const page = await come();
  await page.goto('/');
  for (const players of [2, 3, 4, 5]) {
    const found = await page.evaluate(async (count) => {
      const { differences, edges } = await import(/** @type {string} */ ('/page/board/geography.js'));
      const facts = await (await fetch(`/api/editions/default?players=${count}`)).json();
      return { differences: differences(facts), borders: edges().length, regions: facts.regions.length };
    }, players);
    expect(found).toEqual({ differences: [], borders: 15, regions: 9 });
  }
});
