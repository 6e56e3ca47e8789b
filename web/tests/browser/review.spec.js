/** The review of a finished game: computed in the page, stopped and resumed, filtered, linked to the replay; better turns on the board. */

import { DESK, PHONE, expect, test } from './fixtures.js';
import { api, finished, guest } from './setup.js';

test('a review is made in the page, and leads into the replay', async ({ newPage }) => {
  test.setTimeout(240_000);
  const page = await newPage();
  await guest(page, 'Anna');
  const id = await finished(page);

  await test.step('the result page and the replay lead to it', async () => {
    await page.goto(`/result/${id}`);
    await expect(page.getByRole('link', { name: 'Review', exact: true })).toHaveAttribute('href', `/review/${id}`);
    await page.goto(`/replay/${id}?ply=3`);
    await page.getByText('More', { exact: true }).click();
    await expect(page.getByRole('link', { name: 'Review', exact: true })).toHaveAttribute('href', `/review/${id}`);
  });
  await test.step('it can be stopped and goes on after a reload', async () => {
    await page.goto(`/review/${id}?iterations=300`);
    await expect(page.getByText(/positions examined/)).toBeVisible({ timeout: 60_000 });
    const done = () => page.getByRole('progressbar').getAttribute('value').then(Number);
    await expect.poll(done).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    const stopped = await done();
    await page.reload();
    await expect.poll(done).toBeGreaterThanOrEqual(stopped);
  });
  await page.goto(`/review/${id}?iterations=20`);
  await expect(page.locator('.review-graph')).toBeVisible({ timeout: 120_000 });

  await test.step('accounts add up to the lead at the end', async () => {
    const cells = await page.locator('.review-table').nth(1).locator('tbody tr').evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number.parseFloat((cell.textContent ?? '').replace('−', '-')))));
    expect(cells).toHaveLength(5);
    for (let seat = 0; seat < 4; seat += 1) {
      const [start, luck, own, others, end] = cells.map((row) => row[seat]);
      expect(Math.abs(start + luck + own + others - end)).toBeLessThan(0.3);
    }
  });
  await test.step('every decision has a value before it', async () => {
    const decisions = page.locator('.review-decision');
    await expect(decisions.filter({ hasText: /Before: [+−-]?\d+\.\d, \d+% to win/ })).toHaveCount(await decisions.count());
  });
  await test.step('the graph shows chances to win or expected leads', async () => {
    const line = () => page.locator('.review-graph .race-line').first().getAttribute('d');
    const wins = await line();
    await page.getByRole('button', { name: 'Expected lead' }).click();
    await expect.poll(line).not.toBe(wins);
    await expect(page.getByRole('button', { name: 'Expected lead' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Chance to win' }).click();
    await expect.poll(line).toBe(wins);
  });
  await test.step('a click anywhere on the graph opens that moment', async () => {
    const ply = () => Number(new URL(page.url()).searchParams.get('ply'));
    const { width, height } = /** @type {{ width: number, height: number }} */ (await page.locator('.review-graph').boundingBox());
    await page.locator('.review-graph').click({ position: { x: width / 2, y: height - 4 } });
    await expect(page.locator('.replay .board')).toBeVisible();
    expect(ply()).toBeGreaterThan(10);
    await page.goBack();
  });
  await test.step('the keyboard chooses a moment and opens it', async () => {
    const slider = page.getByRole('slider', { name: 'Moment of the game' });
    await slider.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('PageUp');
    await expect(slider).toHaveAttribute('aria-valuenow', '10');
    const said = /** @type {string} */ (await slider.getAttribute('aria-valuetext'));
    expect(said).toMatch(/^Round \d, step \d+: .* \d+%/);
    await expect(page.locator('.review-here')).toHaveText(said);
    await page.keyboard.press('Enter');
    await expect(page.locator('.replay .board')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('ply')).toBe(/step (\d+)/.exec(said)?.[1]);
    await page.goBack();
    await expect(page.locator('.review-graph')).toBeVisible();
  });
  await test.step('decisions are filtered by player and verdict', async () => {
    await page.getByLabel('Show', { exact: true }).selectOption('best');
    const all = await page.locator('.review-decision').count();
    expect(all).toBeGreaterThan(30);
    await page.getByLabel('Player', { exact: true }).selectOption('blue');
    const blue = await page.locator('.review-decision').count();
    expect(blue).toBeGreaterThan(5);
    expect(blue).toBeLessThan(all);
    await page.getByLabel('Show', { exact: true }).selectOption('blunder');
    await expect(page.locator('.review-decision:not(.is-blunder)')).toHaveCount(0);
    await page.getByLabel('Show', { exact: true }).selectOption('best');
  });
  await test.step('a new game starts from a decision', async () => {
    await page.locator('.review-decision').first().getByRole('button', { name: 'Play on from here' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('a decision is shown in the replay', async () => {
    const link = page.locator('.review-decision').nth(3).getByRole('link', { name: 'Show in the replay' });
    const ply = new URL(/** @type {string} */ (await link.getAttribute('href')), page.url()).searchParams.get('ply');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.replay .board')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('ply')).toBe(ply);
  });
  await test.step('the review is still there', async () => {
    await page.goBack();
    await expect(page.locator('.review-graph')).toBeVisible();
  });
});

for (const [width, size] of /** @type {const} */ ([['390', PHONE], ['1440', DESK]])) {
  test(`the better turn is shown on the board and played on, ${width} px`, async ({ newPage }) => {
    test.setTimeout(240_000);
    const page = await newPage(size);
    await guest(page, 'Anna');
    const id = await finished(page);
    await page.goto(`/review/${id}?iterations=20`);
    await expect(page.locator('.review-graph')).toBeVisible({ timeout: 150_000 });
    const turn = page.locator('.review-decision').filter({ hasText: '· turn ·' }).filter({ has: page.getByRole('link', { name: 'Compare on the board' }) }).first();
    const better = /Better: (.*) \(/.exec(await turn.innerText())?.[1] ?? '';
    await turn.getByRole('link', { name: 'Compare on the board' }).click();

    const line = page.locator('.comparison-line');
    const board = () => page.locator('.replay .board').innerHTML();
    const side = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true });
    await test.step('the board shows the better turn, the one that was played, and the position before both', async () => {
      await expect(side('Better')).toHaveAttribute('aria-pressed', 'true');
      await expect(line).toHaveText(better);
      await expect(page.locator('.comparison .error')).toHaveCount(0);
      const boards = new Set();
      for (const name of ['Before', 'Played', 'Better']) {
        await side(name).click();
        await expect(side(name)).toHaveAttribute('aria-pressed', 'true');
        await expect(page.locator('.replay .board')).toBeVisible();
        boards.add(await board());
      }
      expect(boards.size).toBeGreaterThan(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
    await test.step('the link shows another user the same', async () => {
      const other = await newPage(size);
      await other.goto(page.url());
      await expect(other.locator('.comparison-line')).toHaveText(better);
    });
    await test.step('a step leaves the comparison, and the step back returns to it', async () => {
      await page.getByRole('button', { name: 'Next step', exact: true }).click();
      await expect(page.locator('.comparison')).toHaveCount(0);
      await page.getByRole('button', { name: 'Previous step', exact: true }).click();
      await expect(line).toHaveText(better);
    });
    await test.step('a new game goes on after the better turn', async () => {
      await page.locator('.comparison').getByRole('button', { name: 'Play on from here' }).click();
      const from = Number(new URL(page.url()).searchParams.get('ply'));
      await page.getByRole('dialog').getByRole('button', { name: 'Play on', exact: true }).click();
      await expect(page).toHaveURL(/\/table\//);
      await expect(page.locator('.board')).toBeVisible();
      const game = new URL(page.url()).pathname.slice('/table/'.length);
      // It is the player's own turn: nobody else could have acted.
      await expect.poll(async () => (await api(page, 'GET', `/tables/${game}`)).game.ply).toBeGreaterThan(from);
    });
  });
}
