/** A pseudo-language: texts with marks on their letters, at least 40 % longer. Whatever shows without marks came from elsewhere. */

import { api } from './setup.js';

/** @typedef {import('@playwright/test').Page} Page */

/** Replaces all messages of that language by the pseudo-language. @param {Page} page @param {string} [language] */
export async function pseudo(page, language = 'en') {
  await page.route(new RegExp(`/words/${language}(/\\w+)?\\.js$`), async (route) => {
    const plain = await (await route.fetch()).text();
    const body = `${plain.replace('export default', 'const plain =')}\n${marked}\nexport default (${strange})(plain);`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}

/**
 * The same sentences, strange. It runs in the page too.
 * @param {Record<string, string | ((v: any, f: any) => string)>} words
 * @returns {Record<string, string | ((v: any, f: any) => string)>}
 */
export function strange(words) {
  const [from, to] = ['\uE000', '\uE001'];
  const kept = (/** @type {any} */ value) => ({ value, toString: () => `${from}${value}${to}` });
  const bare = (/** @type {any} */ given) => given?.value ?? given;
  const given = (/** @type {any} */ values) => new Proxy(values, { get: (all, name) => kept(all[name]) });
  const formats = (/** @type {any} */ f) => ({
    n: (/** @type {any} */ number) => kept(f.n(bare(number))),
    pick: (/** @type {any} */ by, /** @type {any} */ forms, /** @type {string} */ other) => f.pick(bare(by), forms, other),
  });
  const said = (/** @type {any} */ message) => (typeof message === 'string' ? marked(message)
    : (/** @type {any} */ v, /** @type {any} */ f) => marked(String(message(given(v), formats(f)))));
  return Object.fromEntries(Object.entries(words).map(([key, message]) => [key, said(message)]));
}

/** Every word with marks and longer; values, the marks of the rulebook and rule IDs as they are. @param {string} text @returns {string} */
export function marked(text) {
  const [plain, strange] = ['acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ', 'áčďéğĥíĵķľňóřšťúŵýžÁČĎÉĞĤÍĴĶĽŇÓŘŠŤÚŴÝŽ'];
  const KEPT = /(\uE000[^\uE001]*\uE001|\[[a-z][a-z-]*(?:\]|\|)|\b[A-Z]{1,3}-\d{1,2}\b)/;
  const letter = (/** @type {string} */ one) => strange[plain.indexOf(one)] ?? one;
  const word = (/** @type {string} */ one) => [...one].map(letter).join('') + 'áéíóú'.repeat(4).slice(0, Math.ceil((one.length + 1) * 0.4));
  const parts = text.split(KEPT).map((part, at) => (at % 2 === 1 ? part : part.replace(/\p{L}+/gu, word)));
  return parts.join('').replace(/[\uE000\uE001]/g, '');
}

/**
 * Words on the page that come from no message, each with its place: in texts, names, titles, hints. Names of users at public
 * tables are not checked.
 * @param {Page} page
 * @param {RegExp} allowed  words that no language translates
 */
export async function plain(page, allowed) {
  const [texts, names] = [await page.evaluate(read), await people(page)];
  const isPlain = (/** @type {string} */ word) => !/[áčďéğĥíĵķľňóřšťúŵýž]/i.test(word);
  return texts.flatMap(([where, text]) => {
    const unnamed = names.reduce((rest, name) => rest.replaceAll(name, ''), text);
    const words = unnamed.replace(/\b[A-Z]{1,3}-\d{1,2}\b/g, '').replace(allowed, '').match(/\p{L}{2,}/gu) ?? [];
    return words.some(isPlain) ? [`${where}: ${text.slice(0, 120)}`] : [];
  });
}

/** @param {Page} page @returns {Promise<string[]>} */
async function people(page) {
  const lists = await Promise.all(['open', 'watch'].map((list) => api(page, 'GET', `/tables?list=${list}`)));
  const seats = lists.flatMap(({ tables }) => tables).flatMap((/** @type {any} */ table) => table.seats);
  return seats.filter(({ user }) => user).map(({ name }) => name).sort((one, other) => other.length - one.length);
}

/** All texts of the page, with where they stand. Runs in the page. @returns {[string, string][]} */
function read() {
  const NAMES = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const where = (/** @type {Element | null} */ node) => `${node?.tagName.toLowerCase()}.${node?.getAttribute('class') ?? ''}`;
  /** @type {[string, string][]} */
  const found = [['title', document.title]];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push([where(node.parentElement), node.nodeValue?.trim() ?? '']);
  for (const name of NAMES) {
    for (const node of document.querySelectorAll(`[${name}]`)) found.push([`${where(node)}[${name}]`, node.getAttribute(name) ?? '']);
  }
  return found.filter(([, text]) => /\p{L}/u.test(text));
}
