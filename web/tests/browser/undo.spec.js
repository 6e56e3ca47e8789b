/** Against bots a turn can be taken back and restored, as long as nothing hidden was revealed. */

import { DESK, PHONE, expect, test } from './fixtures.js';
import { findPosition } from './engine.js';
import { player } from './player.js';
import { createTable, guest } from './setup.js';

for (const [where, looks] of /** @type {const} */ ([['at a desk', DESK], ['on a phone', PHONE]])) test(`undo takes back the last turn with the answers of the bots, redo restores it, ${where}`, async ({ newPage }) => {
  const page = await newPage(looks);
  await guest(page, 'Anna');
  // Red plays first and, with the 13, acts first: in between the bots only play power cards, which reveals nothing.
  const record = await findPosition({ players: 4, wanted: ({ seat, ply }) => seat === 'red' && ply === 0 });
  await page.goto(`/table/${await createTable(page, { record, seats: ['me', 'random', 'random', 'random'] })}`);
  const robot = player(page, { seed: 2 });
  const [undo, redo] = [page.getByRole('button', { name: 'Undo your last turn' }), page.getByRole('button', { name: 'Redo', exact: true })];
  const played = page.locator('.tally .power-mini, .seat .power-mini').filter({ visible: true });
  await expect(undo, 'nothing was played').toHaveCount(0);
  await robot.pick(/^Play 13/);
  await robot.until((seen) => seen.kind !== 'play');
  await expect(undo).toBeVisible();
  const before = await played.count();
  await undo.click();
  await expect(page.locator('.ask[data-kind=play]')).toBeVisible();
  await expect(undo).toHaveCount(0);
  await redo.click();
  await expect(played).toHaveCount(before);
  await expect(redo).toHaveCount(0);
  await expect(undo).toBeVisible();
});

test('the table zooms by a double tap beside the targets and by the button', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await guest(page, 'Anna');
  await page.goto(`/table/${await createTable(page, { seats: ['me', 'random', 'random'] })}`);
  await expect(page.locator('.ask')).toBeVisible();
  const width = () => page.locator('#board .board').evaluate((node) => node.getBoundingClientRect().width);
  const whole = await width();
  await page.getByRole('button', { name: 'Enlarge the board' }).tap();
  await expect.poll(width).toBeCloseTo(2 * whole, -1);
  await page.getByRole('button', { name: 'Enlarge the board' }).tap();
  await expect.poll(width).toBeCloseTo(whole, -1);
  const { x, y } = /** @type {{ x: number, y: number }} */ (await page.locator('#board .board').boundingBox());
  await page.touchscreen.tap(x + 120, y + 60);
  await page.touchscreen.tap(x + 120, y + 60);
  await expect.poll(width).toBeCloseTo(2 * whole, -1);
});
