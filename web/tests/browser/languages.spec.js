/** All languages: every page and a whole game in each; a switch in the middle of a turn; two languages at one table. */

import { DESK, PHONE, expect, test } from './fixtures.js';
import { clipped } from './clipped.js';
import { findPosition } from './engine.js';
import { LANGUAGES, OWN_NAMES } from './languages.js';
import { pages, settled } from './pages.js';
import { guest, createTable, startTwoPlayerTable } from './setup.js';
import { player } from './player.js';
import { plain, pseudo } from './pseudo.js';

/** @typedef {import('@playwright/test').Page} Page */

const VARIANTS = ['short', 'regency', 'power-shift', 'representation', 'veto', 'rivalry', 'memory-aid'];

for (const language of LANGUAGES) {
  test(`every page in ${language}`, async ({ newPage }) => {
    test.setTimeout(180_000);
    const page = await newPage({ ...PHONE, locale: language });
    await guest(page, `Anna ${language}`);
    for (const [name, [sign, way]] of pages) {
      await page.goto(await way(page));
      await settled(page, sign);
      expect(await spoken(page), name).toEqual({ language, missing: [] });
      for (const { viewport } of [PHONE, DESK]) {
        await page.setViewportSize(viewport);
        await settled(page, sign);
        await expect.configure({ soft: true }).poll(() => clipped(page), `${name}: cut off at ${viewport.width} px`).toEqual([]);
      }
      await page.setViewportSize(PHONE.viewport);
    }
  });

  test(`a whole game in ${language}`, async ({ newPage }) => {
    test.setTimeout(240_000);
    const page = await newPage({ locale: language });
    await guest(page, 'Anna');
    await page.goto(`/table/${await createTable(page, { seats: ['me', 'random'], variants: VARIANTS })}`);
    await player(page, { seed: LANGUAGES.indexOf(language) }).finish();
    expect(await spoken(page)).toEqual({ language, missing: [] });
    await expect(page.locator('.log .told-game-over')).toHaveText(await said(page, 'log-over'));
  });
}

test('the language changes in the middle of a turn: the draft stays, all texts change, and the choice is stored', async ({ newPage }) => {
  const page = await newPage();
  await pseudo(page, 'de');
  await guest(page, 'Anna');
  const record = await findPosition({ players: 4, wanted: ({ seat, decision }) => seat === 'red' && decision.kind === 'place' && decision.left > 2 });
  await page.goto(`/table/${await createTable(page, { record, seats: ['me', 'squire', 'squire', 'squire'] })}`);
  const [steps, spent, robot] = [page.locator('.ask-steps li'), page.locator('.ask-pips .spent'), player(page)];
  for (const count of [1, 2]) {
    await robot.pick(/^Place 1 in/);
    await expect(spent).toHaveCount(count);
  }
  const before = await steps.allInnerTexts();

  await page.keyboard.press('m');
  await page.locator('.table-dialog #language').selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.keyboard.press('Escape');
  await expect(spent).toHaveCount(2);
  expect(await steps.allInnerTexts()).not.toEqual(before);
  expect(await plain(page, ALLOWED), 'said before the change').toEqual([]);

  await page.locator('.ask-answers button.main').click();
  await expect(page.locator('.ask[data-kind=place]')).toHaveCount(0);
  for (const address of ['/rules', '/tables', '/mine', '/settings', '/']) {
    await page.locator(`header a[href="${address}"]`).click();
    await expect(page).toHaveURL(address);
    await settled(page, 'main h1');
    expect(await plain(page, ALLOWED), `${address}: said before the change`).toEqual([]);
  }
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

/** Names of people, numbers of stacks, dates, languages by their own names. */
const ALLOWED = new RegExp([/Anna/, /^(I{1,3}|IV|V)$/, /\d+\. \p{L}+\.? \d{4}/, new RegExp(`^(${OWN_NAMES.join('|')})$`)].map(({ source }) => source).join('|'), 'gu');

test('two players at one table see the log in their own language', async ({ newPage }) => {
  const [anna, bert] = [await newPage({ locale: 'pl' }), await newPage({ locale: 'uk' })];
  await startTwoPlayerTable(anna, bert);
  await expect.poll(async () => (await anna.locator('.ask').count()) + (await bert.locator('.ask').count())).toBe(1);
  const first = (await anna.locator('.ask').count()) ? anna : bert;
  const card = first.locator('button.power.lit').first();
  const values = { who: first === anna ? 'Anna' : 'Bert', power: Number(await card.locator('.power-value').innerText()) };
  await card.click();
  await first.locator('.ask-answers button.main').click();
  const logs = [];
  for (const page of [anna, bert]) {
    const line = page.locator('.log .told-played', { hasText: values.who }).first();
    await expect(line).toHaveText(await said(page, 'log-played', values));
    logs.push(await line.innerText());
  }
  expect(logs[0]).not.toBe(logs[1]);
});

/** Which language the page speaks, and what it could not say. @param {Page} page */
const spoken = (page) => page.evaluate(() => ({ language: document.documentElement.lang, missing: [.../** @type {any} */ (window).missingWords] }));

/** A sentence as the page says it. @param {Page} page @param {string} key @param {any} [values] @returns {Promise<string>} */
const said = (page, key, values) => page.evaluate(([wanted, given]) => /** @type {any} */ (window).messageText(wanted, given), [key, values]);
