/** What every browser test stands on: a server of its own, people with browsers, and an eye on what must never happen. */

import { expect, test as base } from '@playwright/test';
import { serve } from './server.js';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').BrowserContextOptions & { rough?: boolean }} Looks  `rough`: lines break, which is no fault
 * @typedef {(looks?: Looks) => Promise<Page>} Come
 */

/** How somebody with a phone comes. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const DESK = { viewport: { width: 1440, height: 900 } };

/** @type {import('@playwright/test').TestType<import('@playwright/test').PlaywrightTestArgs & { come: Come }, import('@playwright/test').PlaywrightWorkerArgs & { server: import('./server.js').Server }>} */
export const test = base.extend({
  server: [async ({}, use) => {
    const server = await serve();
    await use(server);
    await server.close();
  }, { scope: 'worker' }],

  /** Somebody comes, with a browser profile of their own. Motion is off, as a system can ask for. */
  come: async ({ browser, server }, use) => {
    /** @type {(() => Promise<void>)[]} */
    const goodbyes = [];
    await use(async ({ rough = false, ...looks } = {}) => {
      const context = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce', ...DESK, ...looks });
      const page = await context.newPage();
      const faults = watched(context, server.origin, rough);
      goodbyes.push(async () => {
        const missing = page.isClosed() ? [] : await page.evaluate(() => [.../** @type {any} */ (globalThis).missingWords ?? []]).catch(() => []);
        await context.close();
        expect(faults, 'no faults in the page').toEqual([]);
        expect(missing, 'every sentence is there').toEqual([]);
      });
      return page;
    });
    for (const goodbye of goodbyes) await goodbye();
  },
});

export { expect };

/** Refusals are told by the page itself; the browser's own lines about them say nothing new. */
const ECHO = /^Failed to load resource/;

/** Who has no webhook is told so by a 404. */
const MAY_LACK = /\/api\/me\/webhook$/;

/** @param {import('@playwright/test').BrowserContext} context @param {string} origin @param {boolean} rough */
function watched(context, origin, rough) {
  /** @type {string[]} */
  const faults = [];
  context.on('weberror', (error) => faults.push(`error: ${error.error().stack ?? error.error()}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !ECHO.test(message.text()) && !rough) faults.push(`console: ${message.text()}`);
  });
  context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin) faults.push(`outside: ${request.url()}`);
  });
  context.on('response', (response) => {
    const lacking = response.status() === 404 && !MAY_LACK.test(response.url());
    if (!rough && (response.status() >= 500 || lacking)) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}
