/** The drawn map: its borders match the edition, its names are in the embedded font and fit in every language. */

import { PHONE, expect, test } from './fixtures.js';
import { LANGUAGES } from './languages.js';
import { pseudo } from './pseudo.js';

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

for (const language of [...LANGUAGES, 'pseudo']) {
  test(`the names on the map: ${language}`, async ({ newPage }) => {
    const page = await newPage({ ...PHONE, locale: language === 'pseudo' ? 'en' : language });
    if (language === 'pseudo') await pseudo(page);
    await page.goto('/');
    await expect(page.locator('.board .name')).toHaveCount(12);
    await expect.poll(() => page.evaluate(isFontLoaded)).toBe(true);
    await expect.poll(() => page.evaluate(crossings)).toEqual([]);
  });
}

/** Runs in the page. */
function isFontLoaded() {
  const statuses = [...document.fonts].filter(({ family }) => family === 'Alegreya').map(({ status }) => status);
  return statuses.includes('loaded') && !statuses.includes('loading');
}

/** Names that leave the map, or meet another name. Runs in the page. */
function crossings() {
  const map = /** @type {Element} */ (document.querySelector('.board')).getBoundingClientRect();
  const names = [...document.querySelectorAll('.board .name')].map((node) => ({ text: node.textContent, box: node.getBoundingClientRect() }));
  const meets = (/** @type {DOMRect} */ one, /** @type {DOMRect} */ other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const outside = names.filter(({ box }) => box.left < map.left || box.right > map.right || box.top < map.top || box.bottom > map.bottom);
  const crossed = names.flatMap(({ text, box }, at) => names.slice(at + 1).filter((other) => meets(box, other.box)).map((other) => `${text} meets ${other.text}`));
  return [...outside.map(({ text }) => `${text} leaves the map`), ...crossed];
}
