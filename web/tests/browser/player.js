/** A robot that plays by pressing what the page shows. It knows no rules. */

import { expect } from '@playwright/test';
import { dice } from './random.js';
import { mouse } from './input.js';
import { gone, look } from './screen.js';

/**
 * @typedef {import('./screen.js').Seen} Seen
 * @typedef {import('./screen.js').Option} Option
 *
 * @typedef {object} PlayerOptions
 * @property {number} [seed]
 * @property {import('./input.js').Press} [press]
 * @property {(seen: Seen, options: Option[]) => Option | undefined} [choose]  chooses an option instead of a random one
 * @property {number} [privacyScreens]  how many privacy screens are used before they are switched off
 * @property {number} [timeout]  milliseconds until a question must appear
 */

/** Questions that are answered with several presses. */
const SEVERAL = new Set(['place', 'move', 'fetch', 'use', 'return']);

/** @param {import('@playwright/test').Page} page @param {PlayerOptions} [options] */
export function player(page, { seed = 1, press = mouse, choose = () => undefined, privacyScreens = Infinity, timeout = 30_000 } = {}) {
  const chance = dice(seed);
  /** @type {Set<string>} */
  const kinds = new Set();
  /** @type {string[]} */
  const trail = [];
  /** The last question, and how often it appeared in a row: a player who makes no progress stops. */
  let [before, same, passed] = ['', 0, 0];

  /** @param {Seen} seen */
  function note(seen) {
    if (seen.kind) kinds.add(seen.kind);
    const now = `${seen.state} ${seen.kind} ${seen.ready} ${seen.about}`;
    [before, same] = [now, now === before ? same + 1 : 0];
    expect(same, `something changes after a press; ${tale()}`).toBeLessThan(8);
    expect(seen.state, `something is asked in time; ${tale()} ${seen.about}`).not.toBe('late');
    expect(seen.about, 'every sentence is there').not.toContain('⟦');
  }

  /** @param {Seen} seen @returns {Option} */
  function choice(seen) {
    const options = seen.options.filter((option) => option.look !== 'quiet');
    expect(options.length, `there is something to press: ${seen.title}`).toBeGreaterThan(0);
    return choose(seen, options) ?? chosen(seen, options);
  }

  /** @param {Seen} seen @param {Option[]} options */
  function chosen(seen, options) {
    const main = options.find((option) => option.main);
    const fresh = options.filter((option) => option.look !== 'answer' && !option.chosen);
    const going = SEVERAL.has(seen.kind) && fresh.length > 0;
    if (main && !chance.says(seen.ready || !going ? 0.1 : 0.75)) return main;
    if (fresh.length > 0 && chance.says(0.8)) return chance.one(fresh);
    return chance.one(options);
  }

  const tale = () => `last presses: ${trail.slice(-12).join(' / ')}`;

  /** Presses one thing of what is seen, unless the game is over. @param {Seen} seen */
  async function act(seen) {
    note(seen);
    if (seen.state === 'over') return;
    const option = seen.state === 'privacy-screen' ? seen.options[(passed += 1) > privacyScreens ? 1 : 0] : choice(seen);
    trail.push(`${seen.kind || seen.state}: ${option.text}`);
    await press(page, option);
    if (seen.state === 'privacy-screen') await expect.poll(() => page.evaluate(gone, option.index)).toBe(true);
  }

  return {
    kinds,
    trail,
    /** What is to be seen now. */
    look: () => page.evaluate(look, timeout),
    /** Presses what has such a name. @param {string | RegExp} name */
    async pick(name) {
      const seen = await page.evaluate(look, timeout);
      const option = seen.options.find(({ text }) => (typeof name === 'string' ? text.startsWith(name) : name.test(text)));
      expect(option, `“${name}” among ${seen.options.map(({ text }) => text).join(' / ')}`).toBeDefined();
      await press(page, /** @type {Option} */ (option));
    },
    /** Plays until that is seen. @param {(seen: Seen) => boolean} wanted @param {number} [most] */
    async until(wanted, most = 4000) {
      for (let presses = 0; presses < most; presses += 1) {
        const seen = await page.evaluate(look, timeout);
        if (wanted(seen)) return seen;
        await act(seen);
      }
      throw new Error(`not seen after ${most} presses; ${tale()}`);
    },
    /** Plays to the end. */
    async finish() {
      await this.until((seen) => seen.state === 'over');
    },
  };
}
