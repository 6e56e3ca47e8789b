/** Three ways to press something: mouse, touch, keyboard. */

import { expect } from '@playwright/test';
import { focused, reach } from './screen.js';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('./screen.js').Option} Option
 * @typedef {(page: Page, option: Option) => Promise<void>} Press
 */

/** @type {Press} */
export async function mouse(page, option) {
  const found = await point(page, option);
  if (found) await page.mouse.click(found.x, found.y);
}

/** @type {Press} */
export async function finger(page, option) {
  const found = await point(page, option);
  if (found) await page.touchscreen.tap(found.x, found.y);
}

/** Where to press it; nowhere if it has gone meanwhile. @param {Page} page @param {Option} option */
async function point(page, option) {
  const found = await page.evaluate(reach, option.index);
  if (found === null) return null;
  expect(found, `“${option.text}” can be reached`).not.toHaveProperty('covered');
  return /** @type {{ x: number, y: number }} */ (found);
}

const SHORTCUTS = /** @type {Record<string, string>} */ ({ board: 'b', cards: 'c', hand: 'h', question: 'q' });

/** Goes there by a shortcut and Tab, presses Enter or Space. @type {Press} */
export async function keys(page, option) {
  if (SHORTCUTS[option.place] && (await page.evaluate(focused, option.index)) === 'elsewhere') {
    await page.keyboard.press(SHORTCUTS[option.place]);
    await page.waitForTimeout(40);
  }
  for (let steps = 0, at = await page.evaluate(focused, option.index); at !== 'here'; steps += 1, at = await page.evaluate(focused, option.index)) {
    if (at === 'gone') return;
    expect(steps, `“${option.text}” can be reached by Tab`).toBeLessThan(120);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press(option.index % 2 ? 'Enter' : 'Space');
}

/**
 * The same three ways for the controls of other pages.
 * @typedef {(node: import('@playwright/test').Locator) => Promise<void>} PressNode
 * @type {Map<Press, PressNode>}
 */
export const anywhere = new Map([[mouse, (node) => whole(node).click()], [finger, (node) => whole(node).tap()], [keys, walked]]);

/** A choice is pressed wherever its label is. @param {import('@playwright/test').Locator} node */
const whole = (node) => node.locator('xpath=(ancestor::label|self::*)[1]');

/** Tab to it, arrows within a group of choices, then a key. @type {PressNode} */
async function walked(node) {
  const { keyboard } = node.page();
  const where = () => node.evaluate((wanted) => {
    const here = /** @type {HTMLInputElement | null} */ (document.activeElement);
    const group = here?.type === 'radio' && here.name === /** @type {HTMLInputElement} */ (wanted).name;
    return here === wanted ? 'here' : group ? 'group' : 'elsewhere';
  });
  for (let steps = 0, at = await where(); at !== 'here'; steps += 1, at = await where()) {
    expect(steps, `${node} can be reached by keys`).toBeLessThan(120);
    await keyboard.press(at === 'group' ? 'ArrowDown' : 'Tab');
  }
  if (!(await node.evaluate((wanted) => /** @type {any} */ (wanted).type === 'radio'))) {
    await keyboard.press((await node.evaluate(({ tagName }) => tagName)) === 'INPUT' ? 'Space' : 'Enter');
  }
}
