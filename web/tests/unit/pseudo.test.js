/** The pseudo-language: longer, with marks, and everything but words unchanged. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { marked, strange } from '../browser/pseudo.js';
import { formats } from '../../page/i18n/messages.js';

test('every text becomes at least 40 % longer', () => {
  for (const file of ['common', 'decide', 'errors', 'table']) {
    const text = readFileSync(new URL(`../../../locales/en/${file}.ftl`, import.meta.url), 'utf8');
    for (const [, line] of text.matchAll(/^[a-z][\w-]* = (\p{L}[\p{L} .,’]*)$/gmu)) assert.ok(marked(line).length >= line.length * 1.4, line);
  }
});

test('marks of the book, rule IDs and values stay', () => {
  assert.equal(marked('- See *king*, [ours], [veto|no], PLC-2'), '- Šééáé *ķíňğáé*, [ours], [veto|ňóáé], PLC-2');
  const words = strange({ a: (v, f) => `${v.who} has ${f.n(v.n)} ${f.pick(v.n, { one: 'card', other: 'cards' }, 'other')}` });
  const said = /** @type {any} */ (words.a)({ who: 'Anna', n: 1 }, formats('en'));
  assert.equal(said, `Anna ${marked('has')} 1 ${marked('card')}`);
});
