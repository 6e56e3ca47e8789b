/** The Chromium to use: the distribution's, or that of the variable CHROMIUM. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync'];

export const chromium = () => ({ executablePath: process.env.CHROMIUM ?? found(), args: QUIET });

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
