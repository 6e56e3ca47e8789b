/** Every page for everyone: axe, narrow phones, large letters, both themes. */

import AxeBuilder from '@axe-core/playwright';
import { DESK, PHONE, expect, test } from './world.js';
import { come as comeTo } from './engine.js';
import { api, finished, guest, lay } from './prepare.js';

/** @typedef {import('@playwright/test').Page} Page */

/** Each page: what must be there, and how one comes to it. @type {Record<string, (page: Page) => Promise<string>>} */
const PAGES = {
  start: async () => '/',
  new: async () => '/new',
  'one screen': async () => '/new?one-screen',
  lobby: async (page) => {
    await lay(page, { seats: ['me', 'open'], access: 'public', start: false });
    return '/tables';
  },
  mine: async () => '/mine',
  waiting: async (page) => `/table/${await lay(page, { seats: ['me', 'open', 'open'], start: false })}`,
  play: (page) => asked(page, 'play'),
  choose: (page) => asked(page, 'choose'),
  place: (page) => asked(page, 'place'),
  move: (page) => asked(page, 'move'),
  disc: (page) => asked(page, 'disc'),
  curtain: async (page) => `/table/${await lay(page, { seats: ['me', 'me'] })}`,
  replay: async (page) => `/replay/${await over(page)}?ply=40`,
  end: async (page) => `/table/${await over(page)}`,
  player: async (page) => `/player/${(await api(page, 'GET', '/me')).id}`,
  settings: async () => '/settings',
  'sign-in': async () => '/sign-in',
  nowhere: async () => '/nothing-here',
};

/** @param {Page} page @param {string} kind */
async function asked(page, kind) {
  const record = await comeTo({ players: 4, wanted: ({ seat, decision, ply }) => seat === 'red' && decision.kind === kind && ply > 60 });
  return `/table/${await lay(page, { record, seats: ['me', 'squire', 'squire', 'squire'] })}`;
}

/** One finished game for each person. @type {WeakMap<Page, Promise<string>>} */
const games = new WeakMap();

/** @param {Page} page */
function over(page) {
  if (!games.has(page)) games.set(page, finished(page));
  return /** @type {Promise<string>} */ (games.get(page));
}

const SIZES = { desk: DESK, phone: PHONE };

for (const [size, looks] of Object.entries(SIZES)) {
  test(`axe finds nothing serious on any page, both themes, ${size}`, async ({ come }) => {
    test.setTimeout(240_000);
    const page = await come(looks);
    await guest(page, `Anna ${size}`);
    for (const [name, way] of Object.entries(PAGES)) {
      await test.step(name, async () => {
        await page.goto(await way(page));
        await settled(page);
        for (const theme of /** @type {const} */ (['light', 'dark'])) {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
          const { violations } = await new AxeBuilder({ page }).analyze();
          const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
          expect.soft(bad.map(told), `${name}, ${theme}`).toEqual([]);
        }
      });
    }
  });
}

test('nothing is wider than a phone of 360 px, nor than a page at 200 %', async ({ come }) => {
  test.setTimeout(180_000);
  const page = await come({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await guest(page, 'Anna narrow');
  for (const [name, way] of Object.entries(PAGES)) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(await way(page));
    await settled(page);
    expect.soft(await page.evaluate(wider), `${name} at 360 px`).toEqual([]);
    await page.setViewportSize({ width: 640, height: 400 });
    await settled(page);
    expect.soft(await page.evaluate(wider), `${name} at 1280 px and 200 %`).toEqual([]);
  }
});

/** @param {Page} page */
async function settled(page) {
  await expect(page.locator('main h1, main h2, .board').first()).toBeAttached();
  await page.waitForLoadState('networkidle').catch(() => undefined);
}

/** What sticks out to the side. Runs in the page. */
function wider() {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  return [...document.querySelectorAll('body *')].filter((node) => node.getBoundingClientRect().right > root.clientWidth + 1)
    .slice(0, 5).map((node) => `${node.tagName}.${node.getAttribute('class')} ${Math.round(node.getBoundingClientRect().right)}`)
    .concat(`page ${root.scrollWidth} > ${root.clientWidth}`);
}

/** @param {{ id: string, nodes: { html: string, failureSummary?: string }[] }} violation */
const told = ({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 140)} (${failureSummary?.split('\n')[1]?.trim().slice(0, 160)})`).join(' | ')}`;
