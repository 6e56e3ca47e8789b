/** The borders of the drawing match the edition. */

import { expect, test } from './fixtures.js';

test('the drawn borders match the neighbours of the edition', async ({ newPage }) => {
  const page = await newPage();
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
