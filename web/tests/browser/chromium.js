/** The Chromium to use: the distribution's, or that of the variable CHROMIUM. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync'];

/** Two pages that Chromium draws for the address bar of each window: 0.7 s of processor time for each window. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

export const chromium = () => ({ executablePath: process.env.CHROMIUM ?? found(), args: [...QUIET, withoutFeatures(ADDRESS_BAR)] });

/** The switch that turns these features off. It replaces Playwright's own, so it repeats what that turns off. @param {string[]} features */
function withoutFeatures(features) {
  const require = createRequire(import.meta.url);
  const core = dirname(require.resolve('playwright-core/package.json'));
  /** @type {string[]} */
  const switches = require(join(core, 'lib/server/chromium/chromiumSwitches.js')).chromiumSwitches();
  const own = switches.find((one) => one.startsWith('--disable-features='));
  if (!own) throw new Error('Playwright has no switch --disable-features any more');
  return [own, ...features].join(',');
}

function found() {
  const path = NAMES.map(where).find(Boolean);
  if (!path) throw new Error('Chromium is missing: apt-get install -y --no-install-recommends chromium');
  return path;
}

/** @param {string} name */
function where(name) {
  if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
  try {
    return execFileSync('which', [name], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
