/** Sentences in the reader's language: `t(key, values)`. The server compiles them from locales/. */

import { cell, kept } from './lib/cell.js';

/** The chosen language; empty for the browser's own. */
export const chosen = kept('language', '');
/** The language in use; pages draw themselves anew when it changes. */
export const language = cell('en');

/** @type {Record<string, any>} */
let messages = {};
/** Which modules the sentences are in: the first has what everybody needs, others are loaded where they are wanted. */
const modules = new Set(['']);
/** The language that is being loaded, or was; and the latest loading, which all that began before it wait for. */
let [wanted, turn, loading] = ['en', 0, Promise.resolve()];
/** @type {ReturnType<typeof formats>} */
let helpers = formats('en');

/**
 * The sentence with that key. A missing key shows itself, so that nobody overlooks it.
 * @param {string} key
 * @param {Record<string, any>} [values]
 * @returns {string}
 */
export function t(key, values = {}) {
  const message = messages[key];
  if (message === undefined) {
    missing.add(key);
    return `⟦${key}⟧`;
  }
  return typeof message === 'string' ? message : message(values, helpers);
}

/** Is there a sentence with that key? @param {string} key */
export const has = (key) => key in messages;

/** Keys that were asked for and are not there; the tests want none. @type {Set<string>} */
export const missing = new Set();
Object.assign(globalThis, { missingWords: missing });

/** Loads the language that is chosen, or the browser's first that there is. */
export async function load() {
  const offered = await languages();
  const wishes = [chosen.get(), ...navigator.languages.map((name) => name.slice(0, 2)), 'en'];
  wanted = wishes.find((one) => offered.includes(one)) ?? 'en';
  return gather();
}

/**
 * Loads the sentences that only some pages need, such as `book`; a page waits for them before its first view. From then
 * on they come in every language.
 * @param {string} name
 */
export function more(name) {
  modules.add(`/${name}`);
  return gather().catch((error) => {
    modules.delete(`/${name}`);
    throw error;
  });
}

/** Loads all that is wanted in the language that is wanted. */
function gather() {
  const [mine, name] = [(turn += 1), wanted];
  const parts = Promise.all([...modules].map((one) => import(`/words/${name}${one}.js`)));
  loading = parts.then((all) => (mine === turn ? speak(name, all) : loading));
  return loading;
}

/** @param {string} name @param {{ default: Record<string, any> }[]} parts */
function speak(name, parts) {
  messages = Object.assign({}, ...parts.map((part) => part.default));
  helpers = formats(name);
  document.documentElement.lang = name;
  language.set(name);
}

/** Which languages there are. @returns {Promise<string[]>} */
export async function languages() {
  const answer = await fetch('/words/languages.json');
  return answer.ok ? answer.json() : ['en'];
}

/** What the sentences of a language are formatted with. @param {string} name */
export function formats(name) {
  const plural = new Intl.PluralRules(name);
  const number = new Intl.NumberFormat(name);
  return {
    /** @param {number} value */
    n: (value) => (typeof value === 'number' ? number.format(value) : String(value)),
    /** @param {any} value @param {Record<string, any>} forms @param {string} other */
    pick(value, forms, other) {
      const exact = forms[String(value)];
      const form = exact ?? (typeof value === 'number' ? forms[plural.select(value)] : undefined) ?? forms[other];
      return typeof form === 'function' ? form() : form;
    },
  };
}

/** A moment for people. @param {number} at */
export const moment = (at) =>
  new Intl.DateTimeFormat(language.get(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** A figure for people, with at most one decimal. @param {number} value */
export const figured = (value) => new Intl.NumberFormat(language.get(), { maximumFractionDigits: 1 }).format(value);
