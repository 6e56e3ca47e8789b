/**
 * What a player sees while others act, second by second: an opponents' round, a general scoring, the end of a game, at a desk and on a
 * phone. The pictures are written to test-results/filmstrips, to look at: `npm run filmstrips`.
 */

import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DESK, PHONE, expect, test } from '../browser/fixtures.js';
import { FIRST_TURN, LAST_OF_GAME, LAST_OF_SCORING, answerUntilScenes, tableAt } from '../browser/following.js';

const FOLDER = fileURLToPath(new URL('../../test-results/filmstrips/', import.meta.url));
const SIZES = { 1440: DESK, 390: { ...PHONE, deviceScaleFactor: 1.5 } };
const STRIPS = { opponents: FIRST_TURN, scoring: LAST_OF_SCORING, end: LAST_OF_GAME };

/** The longest strip, in seconds. */
const MOST = 120;
/** How many pictures are taken after the last scene. */
const AFTER = 6;

for (const [width, looks] of Object.entries(SIZES)) {
  for (const [name, position] of Object.entries(STRIPS)) {
    test(`${name}, ${width} px`, async ({ newPage }) => {
      const folder = `${FOLDER}${name}-${width}/`;
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      const page = await newPage({ ...looks, reducedMotion: 'no-preference' });
      await tableAt(page, position);
      await answerUntilScenes(page);
      const begun = Date.now();
      for (let second = 0, after = 0; second < MOST && after < AFTER; second += 1) {
        await page.waitForTimeout(Math.max(0, begun + second * 1000 - Date.now()));
        await page.screenshot({ path: `${folder}${String(second).padStart(3, '0')}.png` });
        after = (await page.locator('.scene-panel').count()) > 0 ? 0 : after + 1;
      }
      await expect(page.locator('.scene-panel')).toHaveCount(0);
    });
  }
}
