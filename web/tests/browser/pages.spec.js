/** Accessibility of every page: axe, narrow phones, large text, both themes. */

import { DESK, PHONE, expect, test } from './fixtures.js';
import { serious } from './axe.js';
import { pages, settled } from './pages.js';
import { finished, guest, createTable } from './setup.js';

const SIZES = { desk: DESK, phone: PHONE };

for (const [size, looks] of Object.entries(SIZES)) {
  test(`axe finds nothing serious on any page, both themes, ${size}`, async ({ newPage }) => {
    test.setTimeout(240_000);
    const page = await newPage(looks);
    await guest(page, `Anna ${size}`);
    for (const [name, [sign, way]] of pages) {
      await test.step(name, async () => {
        await page.goto(await way(page));
        await settled(page, sign);
        for (const theme of /** @type {const} */ (['light', 'dark'])) {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
          expect.soft(await serious(page, theme === 'dark' ? ['color-contrast'] : undefined), `${name}, ${theme}`).toEqual([]);
        }
      });
    }
  });
}

test('nothing is wider than a phone of 360 px, nor than a page at 200 %', async ({ newPage }) => {
  test.setTimeout(180_000);
  const page = await newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await guest(page, 'Anna narrow');
  for (const [name, [sign, way]] of pages) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(await way(page));
    await settled(page, sign);
    expect.soft(await page.evaluate(wider), `${name} at 360 px`).toEqual([]);
    await page.setViewportSize({ width: 640, height: 400 });
    await settled(page, sign);
    expect.soft(await page.evaluate(wider), `${name} at 1280 px and 200 %`).toEqual([]);
  }
});

test('finished games before the latest fifty can be loaded', async ({ newPage }) => {
  const page = await newPage();
  await guest(page, 'Anna');
  const record = await (await page.request.get(`/api/tables/${await finished(page)}/record`)).text();
  for (let game = 1; game < 52; game += 1) await createTable(page, { record });
  await page.goto('/mine');
  const games = page.locator('section[aria-labelledby=mine-finished] .glance');
  await expect(games).toHaveCount(50);
  await page.getByRole('button', { name: 'Earlier games' }).click();
  await expect(games).toHaveCount(52);
  await expect(page.getByRole('button', { name: 'Earlier games' })).toHaveCount(0);
});

/** What sticks out to the side. Runs in the page. */
function wider() {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  return [...document.querySelectorAll('body *')].filter((node) => node.getBoundingClientRect().right > root.clientWidth + 1)
    .slice(0, 5).map((node) => `${node.tagName}.${node.getAttribute('class')} ${Math.round(node.getBoundingClientRect().right)}`)
    .concat(`page ${root.scrollWidth} > ${root.clientWidth}`);
}
