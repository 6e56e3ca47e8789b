/** How the browser tests run: the distribution's Chromium, the real binary, nothing from elsewhere. */

import { defineConfig } from '@playwright/test';
import { chromium } from './tests/browser/chromium.js';

const long = process.env.BROWSER === 'all';

export default defineConfig({
  testDir: './tests/browser',
  outputDir: './test-results',
  workers: Number(process.env.WORKERS ?? 2),
  fullyParallel: true,
  // A test that fails once and then passes is listed as flaky: most wait for timers of a browser on a busy machine.
  retries: long ? 0 : 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  grepInvert: long ? undefined : /@long/,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: chromium(),
    actionTimeout: 10_000,
    locale: 'en',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: long, sources: false },
    screenshot: 'only-on-failure',
  },
});
