/** The pictures of the server are drawn from the shapes of the page. `UPDATE_SHAPES=1` writes them. */

import { readFileSync, writeFileSync } from 'node:fs';
import { DESK, expect, test } from './fixtures.js';
import { readShapes } from './shapes.js';

const FILE = new URL('../../../crates/picture/src/shapes.json', import.meta.url);

test('the shapes in the pictures of the server are those of the page', async ({ newPage }) => {
  const page = await newPage({ ...DESK, viewport: { width: 1440, height: 1200 }, colorScheme: 'light' });
  await page.goto('/settings');
  await expect(page.locator('.settings')).toBeVisible();
  const shapes = await page.evaluate(readShapes);
  if (process.env.UPDATE_SHAPES) writeFileSync(FILE, text(shapes));
  expect(text(shapes) === readFileSync(FILE, 'utf8'), 'UPDATE_SHAPES=1 npx playwright test shapes').toBe(true);
});

/** One line for each path and each part, so that a change is readable. @param {Record<string, any>} shapes */
function text({ paths, ...parts }) {
  const lines = [...Object.entries(parts).map(([name, part]) => `${JSON.stringify(name)}: ${JSON.stringify(part)}`), `"paths": [\n${paths.map((path) => JSON.stringify(path)).join(',\n')}]`];
  return `{${lines.join(',\n')}}\n`;
}
