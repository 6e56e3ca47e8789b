/** The rulebook: reading, search, links, examples from the engine. */

import { PHONE, expect, test } from './fixtures.js';
import { serious } from './axe.js';

test('an address opens a rule, and links lead to rules and cards', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/rules#PLC-2');
  await expect(page.locator('#PLC-2')).toBeInViewport();
  await expect(page.locator('#PLC-2')).toContainText('adjacent to the king’s region');
  await page.goto('/rules/TAB-1');
  await expect(page).toHaveURL(/\/rules#TAB-1$/);
  await page.locator('#TAB-1').getByRole('link', { name: 'Deputy' }).click();
  await expect(page).toHaveURL(/\/rules\/card\/deputy$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deputy');
  await page.locator('.card-rules').getByRole('link', { name: 'DEP-1' }).click();
  await expect(page.locator('#DEP-1')).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deputy');
});

test('a change of the language changes the book and the lessons', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/rules');
  const heading = page.getByRole('heading', { level: 1 });
  const english = await heading.innerText();
  await page.locator('.top a[href="/settings"]').click();
  await expect(page.locator('#language option:checked'), 'what is chosen can be read').not.toBeEmpty();
  await page.locator('#language').selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.locator('.top a[href="/rules"]').click();
  await expect(page.locator('.book')).toBeVisible();
  await expect(heading).not.toHaveText(english);
  await page.locator('.top a[href="/learn"]').click();
  await expect(page.locator('.learn-row').first()).toBeVisible();
  expect(await page.locator('main').innerText()).not.toContain('⟦');
});

test('the search ignores accents and works by keyboard', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/rules');
  await expect(page.locator('.book')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('CATALUNA');
  await expect(page.locator('.found mark').first()).toHaveText('Cataluña');
  await page.keyboard.press('Escape');
  await expect(page.locator('.book')).toBeVisible();
  await page.keyboard.type('grc-1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules#GRC-1$/);
  await expect(page.locator('#GRC-1')).toBeInViewport();
});

test('every example is played by the engine and shows both sides', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/rules');
  const examples = page.locator('.example');
  await expect(examples).not.toHaveCount(0);
  for (const example of await examples.all()) {
    await example.scrollIntoViewIfNeeded();
    await expect(example.locator('.example-text')).toBeVisible();
  }
  const placing = page.locator('#example-where-to-place');
  await expect(placing.locator('[data-place="red@toledo"]')).toHaveCount(0);
  await placing.getByRole('button', { name: 'After' }).click();
  await expect(placing.locator('[data-place="red@toledo"]')).not.toHaveCount(0);
  await expect(page.locator('#example-both-bonuses .gained')).toContainText('+10');
});

test('a card has statistics with their uncertainty; a card that bots have not played with has none', async ({ newPage }) => {
  const page = await newPage({});
  await page.goto('/rules/card/coup');
  const rows = page.locator('.card-statistics tbody tr');
  await expect(rows).toHaveCount(4);
  await expect(rows.first().locator('td')).toHaveText([/^\d+% ± \d+%$/, /^\d+% ± \d+%$/, /^[+−]?[\d.]+ ± [\d.]+$/]);
  await page.goto('/rules/card/infiltration');
  await expect(page.locator('.card-page h1')).toBeVisible();
  await expect(page.locator('.card-statistics')).toHaveCount(0);
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  for (const [kind, looks] of Object.entries({ desk: {}, phone: PHONE })) {
    test(`the book and a card are accessible: ${kind}, ${colorScheme}`, async ({ newPage }) => {
      const page = await newPage({ ...looks, colorScheme });
      for (const [address, there] of [['/rules', '.book'], ['/rules/card/coup', '.card-page']]) {
        await page.goto(address);
        await expect(page.locator(there)).toBeVisible();
        expect(await serious(page), address).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), address).toBe(true);
      }
    });
  }
}
