/** What a link shows in a message: the tags of the document, and a picture that a browser can show. */

import { expect, test } from './fixtures.js';
import { createTable, guest } from './setup.js';

test('a link to a game has a title and a picture of the position', async ({ newPage }) => {
  const page = await newPage();
  await guest(page, 'Anna');
  const id = await createTable(page, { seats: ['me', 'squire', 'squire'] });
  await page.goto(`/table/${id}`);
  const tag = (/** @type {string} */ name) => page.locator(`meta[property="og:${name}"]`);
  await expect(tag('title')).toHaveAttribute('content', 'Anna · Blue · Green · El Grande');
  const source = await tag('image').getAttribute('content') ?? '';
  expect(source).toBe(`${new URL(page.url()).origin}/api/tables/${id}/picture`);
  const size = await page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, source);
  expect(size).toEqual([1200, 630]);
});
