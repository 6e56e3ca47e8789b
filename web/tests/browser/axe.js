/** Runs axe-core on a page. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations that are serious or critical; of these rules only, where some are named.
 * @param {import('@playwright/test').Page} page @param {string[]} [rules] @returns {Promise<string[]>} */
export async function serious(page, rules) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (only) => {
    const options = { resultTypes: ['violations'], ...(only ? { runOnly: { type: 'rule', values: only } } : {}) };
    return (await /** @type {any} */ (window).axe.run(document, options)).violations;
  }, rules);
  return violations.filter((/** @type {any} */ { impact }) => impact === 'serious' || impact === 'critical').map(description);
}

/** @param {{ id: string, nodes: { html: string, failureSummary?: string }[] }} violation */
function description({ id, nodes }) {
  const one = (/** @type {{ html: string, failureSummary?: string }} */ { html, failureSummary }) =>
    `${html.slice(0, 140)} (${failureSummary?.split('\n')[1]?.trim().slice(0, 200)})`;
  return `${id}: ${nodes.slice(0, 3).map(one).join(' | ')}${nodes.length > 3 ? ` and ${nodes.length - 3} more` : ''}`;
}
