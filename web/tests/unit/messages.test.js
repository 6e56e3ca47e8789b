/** Messages: the compiled text equals Fluent's, every used key exists, and no key is unused. */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { formats } from '../../page/i18n/messages.js';
import { LANGUAGES } from '../browser/languages.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** @typedef {{ module: string, sentences: { key: string, values: Record<string, any>, said: string }[] }} Spoken */

/** What Fluent returns, from the crate that compiles the messages. @returns {Record<string, Spoken>} */
function spoken() {
  const asked = ['run', '--quiet', '--package', 'elgrande-locales', '--example', 'print_messages'];
  return JSON.parse(execFileSync(process.env.CARGO ?? 'cargo', asked, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 }));
}

test('the compiled messages equal Fluent’s in every language', async () => {
  const languages = Object.entries(spoken());
  assert.deepEqual(languages.map(([name]) => name), LANGUAGES);
  for (const [name, { module, sentences }] of languages) {
    const words = (await import(`data:text/javascript,${encodeURIComponent(module)}`)).default;
    const helpers = formats(name);
    assert.deepEqual(new Set(sentences.map(({ key }) => key)), new Set(Object.keys(words)));
    for (const { key, values, said } of sentences) {
      const message = words[key];
      assert.equal(typeof message === 'string' ? message : message(values, helpers), said, `${name} ${key} ${JSON.stringify(values)}`);
    }
  }
});

/** @param {string} folder @param {RegExp} named @returns {string[]} */
function files(folder, named) {
  const below = readdirSync(new URL(`${folder}/`, `file://${ROOT}`), { recursive: true, withFileTypes: true });
  return below.filter((file) => file.isFile() && named.test(file.name)).map((file) => readFileSync(`${file.parentPath ?? file.path}/${file.name}`, 'utf8'));
}

const PAGE = files('web/page', /\.js$/).join('\n');
const AROUND = [...files('web/page', /\.json$/), ...files('web/types', /^(wire|engine)/), ...files('crates', /\.rs$/)].join('\n');
const KEYS = [...readFileSync(`${ROOT}web/types/words.d.ts`, 'utf8').matchAll(/^ {2}"([^"]+)":/gm)].map(([, key]) => key);

test('every key that the page uses exists', () => {
  const named = [...PAGE.matchAll(/[^\w.]t\('([^']+)'/g)].map(([, key]) => key);
  assert.ok(named.length > 300);
  assert.deepEqual([...new Set(named)].filter((key) => !KEYS.includes(key)), []);
});

/** Reasons come from the server and are tested in crates/elgrande. */
test('no message is unused', () => {
  const [words, forms] = [quoted(), put()];
  const isWord = (/** @type {string} */ part) => /^\d+$/.test(part) || words.has(part) || isSaid(part);
  /** @param {string} key @returns {boolean} */
  const isSaid = (key) => KEYS.includes(key) && (words.has(key) || forms.some((parts) => isPut(key, parts)));
  /** Is it made of these parts with a word in each gap? @param {string} key @param {string[]} parts @returns {boolean} */
  function isPut(key, [first, ...more]) {
    if (!key.startsWith(first)) return false;
    const rest = key.slice(first.length);
    if (more.length === 0) return rest === '';
    return [...rest].some((_, at) => isPut(rest.slice(at + 1), more) && isWord(rest.slice(0, at + 1)));
  }
  assert.deepEqual(KEYS.filter((key) => !key.startsWith('reason-') && !isSaid(key)), []);
});

/** The words of the code: in quotes, or names of properties. */
function quoted() {
  const all = [...`${PAGE}\n${AROUND}`.matchAll(/['"`:]([A-Za-z\d][\w.-]*)['"`]|\b([a-z]\w*)(?=:)/g)];
  return new Set(all.map(([, text, name]) => (text ?? name).toLowerCase().replace('.', '-')));
}

/** Keys that are put together, as parts whose gaps are words or keys: `card-${id}-text` in the page, "card-{id}-text" in Rust. */
function put() {
  const page = [...PAGE.matchAll(/`((?:[a-z-]|\$\{[^}`]*\})+)`/g)].map(([, text]) => text.split(/\$\{[^}]*\}/));
  const rust = [...AROUND.matchAll(/"((?:[a-z-]|\{[^}"]*\})+)"/g)].map(([, text]) => text.split(/\{[^}]*\}/));
  return [...page, ...rust].filter((parts) => parts.length > 1 && /[a-z]-|-[a-z]/.test(parts.join('')));
}
