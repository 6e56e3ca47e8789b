/** Marks and search of the rulebook: `node --test web/tests/unit`. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalize, searchBook, matches, searchWords } from '../../page/rules/search.js';
import { parseLines, namedIds, parseSpans } from '../../page/rules/markup.js';

test('rules, cards, chapters, stress and our rulings are marked', () => {
  assert.deepEqual(parseSpans('To *move* see MOV-1 and [coup] or [regency|its cards] [ours].').map(({ kind, id, text }) => `${kind} ${id ?? ''} ${text}`), [
    'text  To ', 'stress  move', 'text   see ', 'rule MOV-1 MOV-1', 'text   and ', 'named coup ', 'text   or ', 'named regency its cards', 'text   ', 'ours  ', 'text  .',
  ]);
  assert.deepEqual(namedIds('[coup], [coup|x] and [ours]'), ['coup', 'coup']);
  assert.deepEqual(parseSpans('4-region, X-ray, MOV-'), [{ kind: 'text', text: '4-region, X-ray, MOV-' }]);
});

test('lines with a dash are entries of a list', () => {
  assert.deepEqual(parseLines('One:\n- a\n- b\nTwo.').map(({ list, spans: all }) => [list, all[0].text]), [[false, 'One:'], [true, 'a'], [true, 'b'], [false, 'Two.']]);
});

test('accents and capitals do not matter, and what is found is shown where it stands', () => {
  assert.equal(normalize('Aragón, Cataluña, ŁÓDŹ, Straße'), 'aragon, cataluna, lodz, strasse');
  const text = 'In Aragón und Straße';
  assert.deepEqual(matches(text, searchWords('ARAGON strasse')).map(({ from, to }) => text.slice(from, to)), ['Aragón', 'Straße']);
  assert.deepEqual(matches('aaaa', ['aa', 'aaa']).map(({ from, to }) => [from, to]), [[0, 4]]);
  assert.deepEqual(matches('nothing', ['x']), []);
});

test('an ID comes first, then titles, then texts; all words must be there', () => {
  const entries = [
    { id: 'PLC-1', title: 'Placement', text: 'From court, see PLC-2.' },
    { id: 'PLC-2', title: 'Placement', text: 'Next to the king.' },
    { id: 'TAB-1', title: 'Taboo', text: 'Placement near the king is closed.' },
  ];
  const ids = (/** @type {string} */ wanted) => searchBook(entries, wanted).map(({ id }) => id);
  assert.deepEqual(ids('plc-2'), ['PLC-2', 'PLC-1']);
  assert.deepEqual(ids('placement'), ['PLC-1', 'PLC-2', 'TAB-1']);
  assert.deepEqual(ids('king placement'), ['PLC-2', 'TAB-1']);
  assert.deepEqual(ids('  '), []);
  assert.deepEqual(ids('xyz'), []);
});
