/** Everything the drawing can show, in one page for the eye. Open it on a server that has /page, /words and this folder. */

import { h, put } from '/page/lib/dom.js';
import { nothing } from '/page/decide/asking.js';
import { load } from '/page/words.js';
import { board } from '/page/board/board.js';
import { five, full, tried, two } from './samples.js';

const act = () => {};
const lit = (label, more = {}) => ({ label, act, ...more });

const placing = () => {
  const targets = nothing();
  for (const site of ['castilla', 'aragon', 'castillo', 'granada', 'valencia']) targets.sites.set(site, lit('Place here'));
  targets.sites.set('granada', lit('Place here', { chosen: true, note: '+4' }));
  return targets;
};

const moving = () => {
  const targets = nothing();
  for (const place of ['red@galicia', 'blue@navarra', 'green@aragon', 'orange@toledo']) targets.caballeros.set(place, lit('Move'));
  targets.grandes.set('green', lit('Move'));
  targets.tiles.set('low', lit('Lay'));
  return targets;
};

const PARTS = {
  board: () => h('div', { class: 'wide' }, board({ view: five, why: act })),
  place: () => h('div', { class: 'wide' }, board({ view: tried, base: five, targets: placing(), why: act, showPoints: true })),
  move: () => h('div', { class: 'wide' }, board({ view: five, targets: moving(), why: act })),
  two: () => h('div', { class: 'wide' }, board({ view: two })),
  full: () => h('div', { class: 'wide' }, board({ view: full })),
};

await load();
const wanted = location.hash.slice(1);
put(document.body, Object.entries(PARTS).filter(([name]) => wanted === '' || wanted === name).map(([name, part]) => h('section', { key: name }, part())));
