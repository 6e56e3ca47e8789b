/** Fixtures of the browser tests: a server, users with browsers of their own, and checks that hold in every test. */

import { expect, test as base } from '@playwright/test';
import { serve } from './server.js';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').BrowserContextOptions & { unstable?: boolean, failing?: boolean }} Looks  `unstable`: the connection breaks; `failing`: errors in the page are expected. Service workers are blocked unless a test allows them: Playwright cannot intercept what they answer
 * @typedef {(looks?: Looks) => Promise<Page>} NewPage
 */

/** A phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const DESK = { viewport: { width: 1440, height: 900 } };

/** @type {import('@playwright/test').TestType<import('@playwright/test').PlaywrightTestArgs & { newPage: NewPage }, import('@playwright/test').PlaywrightWorkerArgs & { server: import('./server.js').Server }>} */
export const test = base.extend({
  server: [async ({}, use) => {
    const server = await serve();
    await use(server);
    await server.close();
  }, { scope: 'worker' }],

  /** Opens a page with a browser profile of its own. Reduced motion is on. */
  newPage: async ({ browser, server }, use) => {
    /** @type {(() => Promise<void>)[]} */
    const cleanups = [];
    await use(async ({ unstable = false, failing = false, ...looks } = {}) => {
      const context = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce', serviceWorkers: 'block', ...DESK, ...looks });
      const page = await context.newPage();
      const faults = watched(context, looks.baseURL ? new URL(looks.baseURL).origin : server.origin, unstable);
      cleanups.push(async () => {
        const missing = page.isClosed() ? [] : await page.evaluate(() => [.../** @type {any} */ (globalThis).missingWords ?? []]).catch(() => []);
        await context.close();
        if (!failing) expect(faults, 'no faults in the page').toEqual([]);
        expect(missing, 'every sentence is there').toEqual([]);
      });
      return page;
    });
    for (const cleanup of cleanups) await cleanup();
  },
});

export { expect };

/** The page shows refusals itself; the browser logs them too. */
const ECHO = /^Failed to load resource/;

/** A user without a webhook gets 404. */
const MAY_LACK = /\/api\/me\/webhook$/;

/** @param {import('@playwright/test').BrowserContext} context @param {string} origin @param {boolean} unstable */
function watched(context, origin, unstable) {
  /** @type {string[]} */
  const faults = [];
  context.on('weberror', (error) => faults.push(`error: ${error.error().stack ?? error.error()}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !ECHO.test(message.text()) && !unstable) faults.push(`console: ${message.text()}`);
  });
  context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin) faults.push(`outside: ${request.url()}`);
    if (request.url().endsWith('/api/client-errors')) faults.push(`reported: ${request.postData()}`);
  });
  context.on('response', (response) => {
    const lacking = response.status() === 404 && !MAY_LACK.test(response.url());
    if (!unstable && (response.status() >= 500 || lacking)) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}
