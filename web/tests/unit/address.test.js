/** Addresses of a page without a server: the path is in the fragment. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

Object.assign(globalThis, { document: { querySelector: () => ({}) }, location: new URL('https://host/games/#/rules?x=1#PLC-2') });
const { address, hasServer, hrefOf, pathOf, urlOf } = await import('../../page/lib/address.js');

test('without a server the path, the query and the fragment are in the fragment of the address', () => {
  assert.equal(hasServer, false);
  const { pathname, search, hash } = address();
  assert.deepEqual([pathname, search, hash], ['/rules', '?x=1', '#PLC-2']);
});

test('an address without a path is the start page', () => {
  Object.assign(globalThis, { location: new URL('https://host/games/#main') });
  assert.equal(address().pathname, '/');
});

test('links to this site get the fragment, others stay as they are', () => {
  assert.deepEqual(['/learn', '#main', 'https://other/', 'blob:x'].map(hrefOf), ['#/learn', '#main', 'https://other/', 'blob:x']);
  assert.deepEqual(['#/learn', '#main'].map(pathOf), ['/learn', '#main']);
  assert.equal(urlOf('/rules#PLC-2'), 'https://host/games/#/rules#PLC-2');
});
