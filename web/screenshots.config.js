/** Draws docs/screenshots and the film strips: the same harness as the browser tests, one picture after the other. */

import { defineConfig } from '@playwright/test';
import { chromium } from './tests/browser/chromium.js';

export default defineConfig({
  projects: [{ name: 'screenshots', testDir: './tests/screenshots' }, { name: 'filmstrips', testDir: './tests/filmstrips' }],
  outputDir: './test-results/screenshots',
  workers: 1,
  timeout: 180_000,
  reporter: [['list']],
  use: { browserName: 'chromium', launchOptions: chromium(), locale: 'en', timezoneId: 'UTC' },
});
