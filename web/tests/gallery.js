/** Everything the drawing can show, in one page for the eye. Open it on a server that has /page, /words and this folder. */

import { h, put } from '/page/lib/dom.js';
import { nothing } from '/page/decide/asking.js';
import { load } from '/page/words.js';
import { board } from '/page/board/board.js';
import { COLOURS, crest } from '/page/board/emblems.js';
import { disc } from '/page/board/disc.js';
import { rounds, scores } from '/page/board/tracks.js';
import { card, spread, stack } from '/page/table/card.js';
import { modifier, power, usedRow } from '/page/table/power.js';
import { cards, court, five, full, tried, two } from './samples.js';

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

const abroad = () => {
  const targets = nothing();
  for (const site of ['france', 'portugal']) targets.sites.set(site, lit('Send the king there', { chosen: site === 'portugal' }));
  return targets;
};

const PARTS = {
  emblems: () => [6, 2.5, 1].map((size) => h('p', { style: { 'font-size': `${size}rem` } }, COLOURS.map((colour) => crest(colour)))),
  board: () => h('div', { class: 'wide' }, board({ view: five, why: act })),
  place: () => h('div', { class: 'wide' }, board({ view: tried, base: five, targets: placing(), why: act, showPoints: true })),
  move: () => h('div', { class: 'wide' }, board({ view: five, targets: moving(), why: act })),
  exile: () => h('div', { class: 'wide' }, board({ view: { ...five, king: 'portugal' }, base: { ...five, king: 'france' }, targets: abroad(), why: act })),
  two: () => h('div', { class: 'wide' }, board({ view: two })),
  full: () => h('div', { class: 'wide' }, board({ view: full })),
  cards: () => offer('full'),
  compact: () => offer('compact'),
  words: () => spreads('full'),
  tiny: () => spreads('compact'),
  hand: () => [
    h('div', { class: 'row' }, court.map((count, index) => power({ value: index + 1, court: count, colour: five.players[index % 5], target: index % 4 === 0 ? lit('Play', { chosen: index === 4 }) : undefined, used: index === 6 }))),
    h('div', { class: 'row' }, court.slice(0, 6).map((count, index) => power({ value: index + 1, court: count, colour: five.players[index % 5], size: 'compact', modifier: index === 1 ? '-2' : null }))),
    h('div', { class: 'row' }, ['+1', '-1', '+2', '-2'].map((value, index) => modifier({ value, ability: ['recruit', 'move-opposing', 'none', 'place-from-province'][index], target: index === 0 ? lit('Play') : undefined, used: index === 3 }))),
    usedRow({ colour: 'blue', used: [13, 9, 4, 2] }),
  ],
  tracks: () => [scores({ view: five, names: { red: 'Isabel', blue: 'Fernando' } }), h('p'), rounds({ view: five }), h('p'), rounds({ view: two }),
    h('div', { class: 'row' }, five.players.map((colour, index) => disc({ colour, state: index < 2 ? 'down' : index < 4 ? 'set' : 'turned', region: index < 2 ? null : ['toledo', 'granada', 'aragon'][index - 2] })))],
};

const offer = (size) => [
  spread(five.offers.map(({ card: id, by }, index) => card({ id, facts: cards[id], by, size, target: by === null && index < 4 ? lit('Take', { chosen: index === 3 }) : undefined })), 'Cards'),
  h('p'),
  spread(five.stacks.map((count, index) => stack({ stack: index + 1, count, size })), 'Stacks'),
];

const spreads = (size) => [1, 2, 3, 4, 5].map((which) => [h('p'), spread(Object.entries(cards).filter(([, facts]) => facts.stack === which).map(([id, facts]) => card({ id, facts, size })), `Stack ${which}`)]);

await load();
const wanted = location.hash.slice(1);
put(document.body, Object.entries(PARTS).filter(([name]) => wanted === '' || wanted === name).map(([name, part]) => h('section', { key: name }, part())));
