/** Search in the rulebook: the matching itself, and twenty searches in every language with the hit that must come first. */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { dynamicText, setMessages } from '../../page/i18n/messages.js';
import { searchEntries } from '../../page/rules/search-index.js';
import { matches, normalize, parseQuery, searchBook } from '../../page/rules/search.js';
import { LANGUAGES } from '../browser/languages.js';
import { SEARCHES } from './searches.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const json = (/** @type {string} */ name) => JSON.parse(readFileSync(`${ROOT}web/page/rules/${name}.json`, 'utf8'));
const book = { ...json('book'), cards: json('cards') };

test('accents and capitals do not matter, and hits are whole words', () => {
  assert.equal(normalize('Aragón, Cataluña, ŁÓDŹ, Straße'), 'aragon, cataluna, lodz, strasse');
  const text = 'In Aragón und Straße';
  assert.deepEqual(matches(text, parseQuery('ARAGON strasse')).map(({ from, to }) => text.slice(from, to)), ['Aragón', 'Straße']);
  assert.deepEqual(matches('empties', parseQuery('tie ')), []);
  assert.deepEqual(matches('nothing', parseQuery('x')), []);
});

test('endings do not matter', () => {
  const isFound = (/** @type {string} */ text, /** @type {string} */ wanted) => matches(text, parseQuery(`${wanted} `)).length > 0;
  for (const [text, wanted] of [['moving', 'move'], ['ties', 'tie'], ['scored', 'scoring'], ['regionie', 'region'], ['королем', 'король'], ['királynak', 'király'], ['Machtkarte', 'karte']]) assert.ok(isFound(text, wanted), `${wanted}: ${text}`);
  for (const [text, wanted] of [['tile', 'tie'], ['courtyard', 'cou'], ['castle', 'cards']]) assert.ok(!isFound(text, wanted), `${wanted}: ${text}`);
});

test('an ID comes first, then titles, then texts; up to two words must all be there', () => {
  const entries = [
    { id: 'PLC-1', title: 'How many', text: 'From court, see PLC-2.' },
    { id: 'PLC-2', title: 'Where to place', text: 'Next to the king.' },
    { id: 'TAB-1', title: 'Taboo', text: 'To place near the king is forbidden.' },
  ];
  const ids = (/** @type {string} */ wanted) => searchBook(entries, parseQuery(wanted, { ignored: 'the to', synonyms: 'put: place' })).map(({ id }) => id);
  assert.deepEqual(ids('plc-2'), ['PLC-2', 'PLC-1']);
  assert.deepEqual(ids('place'), ['PLC-2', 'TAB-1']);
  assert.deepEqual(ids('put'), ['PLC-2', 'TAB-1']);
  assert.deepEqual(ids('place king'), ['PLC-2', 'TAB-1']);
  assert.deepEqual(ids('court taboo'), ['TAB-1', 'PLC-1'], 'no entry has both, so each counts');
  assert.deepEqual(ids('tab'), ['TAB-1'], 'the last word may be unfinished');
  assert.deepEqual([ids('  '), ids('xyz')], [[], []]);
});

const asked = ['run', '--quiet', '--package', 'elgrande-locales', '--example', 'print_messages'];
/** The compiled messages of every language. @type {Record<string, { module: string }>} */
const compiled = JSON.parse(execFileSync(process.env.CARGO ?? 'cargo', asked, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 }));

for (const language of LANGUAGES) {
  test(`twenty searches in ${language} find the right rule first`, async () => {
    setMessages(language, (await import(`data:text/javascript,${encodeURIComponent(compiled[language].module)}`)).default);
    const entries = searchEntries(book);
    const vocabulary = { ignored: dynamicText('search-ignored'), synonyms: dynamicText('search-synonyms') };
    const searches = SEARCHES[language] ?? [];
    const found = searches.map(([wanted, expected]) => ({ wanted, expected, found: searchBook(entries, parseQuery(wanted, vocabulary)).slice(0, 3).map(({ id }) => id) }));
    if (process.env.SHOW_SEARCHES) console.log(language, found.map(({ wanted, found: [first] }) => `${wanted} → ${first}`).join('\n   '));
    assert.ok(searches.length >= 20);
    assert.deepEqual(found.filter((one) => !one.expected.split(' ').includes(one.found[0])), []);
  });
}
