/** Messages in the user's language: `t(key, values)`. The server compiles them from locales/. */

import { rethrowFetchError } from '../api/errors.js';
import { persisted, signal } from '../lib/signal.js';

/**
 * @import { Args, Format, Key } from '../../types/words.js'
 *
 * @typedef {string | number} Value
 * @typedef {string | ((values: Record<string, Value>, format: Format) => string)} Message
 */

/** The chosen language; empty for the browser's own. */
export const chosenLanguage = persisted('language', '');
/** The language in use; a change redraws the page. */
export const language = signal('en');

/** @type {Record<string, Message>} */
let messages = {};
/** The loaded modules: '' is needed everywhere, the others only on some pages. */
const modules = new Set(['']);
/** The latest language asked for, a counter of loads, and the latest load: earlier loads wait for it. */
let [wanted, generation, loading] = ['en', 0, Promise.resolve()];
let format = formats('en');

/**
 * The message with that key. Keys and values are checked by tsc (types/words.d.ts).
 * @template {Key} K
 * @param {K} key
 * @param {Args<K>} args
 * @returns {string}
 */
export function t(key, ...args) {
  return dynamicText(key, /** @type {Record<string, Value> | undefined} */ (args[0]));
}

/**
 * A message whose key is known only at run time: rules, lessons, chapters and error codes come from the server or from book.json.
 * A missing key is shown as such, and the browser tests fail on it.
 * @param {string} key
 * @param {Record<string, Value>} [values]
 */
export function dynamicText(key, values = {}) {
  const message = messages[key];
  if (message === undefined) {
    missing.add(key);
    return `⟦${key}⟧`;
  }
  return typeof message === 'string' ? message : message(values, format);
}

/** @param {string} key */
export const has = (key) => key in messages;

/** Keys that were asked for and do not exist; the tests expect none. Tests can also look up messages, in the language of the page. @type {Set<string>} */
export const missing = new Set();
Object.assign(globalThis, { missingWords: missing, messageText: dynamicText });

/** Loads the chosen language, or the first available one of the browser's. */
export function load() {
  const available = languages();
  rememberChoice(chosenLanguage.get());
  const preferred = [chosenLanguage.get(), ...navigator.languages.map((name) => name.slice(0, 2)), 'en'];
  wanted = preferred.find((one) => available.includes(one)) ?? 'en';
  return loadModules();
}

/**
 * Loads messages that only some pages need. The page awaits it before its first view; from then on the module is loaded in
 * every language.
 * @param {'account' | 'book' | 'device' | 'reasons' | 'review'} name
 */
export function loadMore(name) {
  modules.add(`/${name}`);
  return loadModules().catch((error) => {
    modules.delete(`/${name}`);
    throw error;
  });
}

function loadModules() {
  const [mine, name] = [(generation += 1), wanted];
  const parts = Promise.all([...modules].map((one) => loadModule(name + one).catch(rethrowFetchError)));
  loading = parts.then((all) => (mine === generation ? use(name, all) : loading));
  return loading;
}

/** @param {string} name @param {{ default: Record<string, Message> }[]} parts */
function use(name, parts) {
  setMessages(name, Object.assign({}, ...parts.map((part) => part.default)));
  document.documentElement.lang = name;
  language.set(name);
}

/** @param {string} name @param {Record<string, Message>} all */
export function setMessages(name, all) {
  messages = all;
  format = formats(name);
}

/** @param {string} name @returns {Promise<{ default: Record<string, Message> }>} */
function loadModule(name) {
  const url = new URL(`../../words/${name}.js`, import.meta.url).href;
  return import(url);
}

/** The available languages: the server writes them into the document. */
export const languages = () => document.querySelector('meta[name=languages]')?.getAttribute('content')?.split(' ') ?? ['en'];

/** The server reads the cookie, so that the document preloads the right messages. @param {string} name */
function rememberChoice(name) {
  document.cookie = `language=${name}; path=/; max-age=${name === '' ? 0 : 31_536_000}; samesite=lax`;
}

/** The formatters of a language. @param {string} name @returns {Format} */
export function formats(name) {
  const plural = new Intl.PluralRules(name);
  const number = new Intl.NumberFormat(name);
  return {
    n: (value) => (typeof value === 'number' ? number.format(value) : String(value)),
    pick(value, forms, fallback) {
      const exact = forms[String(value)];
      const form = exact ?? (typeof value === 'number' ? forms[plural.select(value)] : undefined) ?? forms[fallback];
      return typeof form === 'function' ? form() : form;
    },
  };
}

/** Date and time. @param {number} at */
export const formatTime = (at) =>
  new Intl.DateTimeFormat(language.get(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** Remaining time. @param {number} left  milliseconds */
export function formatClock(left) {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const twoDigits = (/** @type {number} */ part) => String(part).padStart(2, '0');
  if (hours >= 48) return t('clock-days', { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours >= 10) return t('clock-hours', { hours, minutes });
  return `${hours > 0 ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(seconds % 60)}`;
}

/** A number with at most one decimal. @param {number} value */
export const formatNumber = (value) => new Intl.NumberFormat(language.get(), { maximumFractionDigits: 1 }).format(value);
