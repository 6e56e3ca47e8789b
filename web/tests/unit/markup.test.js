/** The marks in texts of the rulebook: `node --test web/tests/unit`. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
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
