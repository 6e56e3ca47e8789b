/** Two tables by hand: a game of five in full swing, and a game of two with everything rare. */

const bars = {
  galicia: [4, 2, 0], navarra: [5, 3, 1], aragon: [5, 4, 1], cataluna: [4, 2, 1], castilla: [6, 4, 2],
  toledo: [7, 4, 2], valencia: [5, 3, 2], sevilla: [4, 3, 1], granada: [6, 3, 1],
};

const ground = (region, caballeros, grandes = [], tile = null, points = {}) => ({ caballeros, grandes, tile, bar: tile ? tiles[tile] : bars[region], points });
const tiles = { low: [4, 0, 0], high: [8, 4, 0] };

export const five = {
  edition: '2023',
  variants: { short: false, regency: true, power_shift: true, merged: false, memory_aid: true, alternatives: ['veto'] },
  players: ['red', 'blue', 'green', 'orange', 'purple'],
  round: 5,
  rounds: { all: [1, 2, 3, 4, 5, 6, 7, 8, 9], last: 9, scorings: [3, 6, 9] },
  king: 'toledo',
  regions: {
    galicia: ground('galicia', { red: 3, blue: 1, purple: 2 }, ['purple'], null, { red: 4, purple: 4, blue: 0 }),
    navarra: ground('navarra', { red: 1, blue: 4, green: 4, orange: 2, purple: 1 }, ['blue'], null, { blue: 5, green: 3 }),
    aragon: ground('aragon', { red: 2, blue: 1, green: 6, orange: 3, purple: 5 }, ['green', 'orange'], null, { green: 5, purple: 4, orange: 1 }),
    cataluna: ground('cataluna', { orange: 5, purple: 2 }, [], 'high', { orange: 8, purple: 4 }),
    castilla: ground('castilla', { red: 12, blue: 3, green: 1, orange: 1 }, ['red'], null, { red: 8, blue: 4 }),
    toledo: ground('toledo', { red: 3, blue: 5, green: 2, orange: 4, purple: 1 }, [], null, { blue: 9, orange: 4, red: 2 }),
    valencia: ground('valencia', { blue: 2, orange: 2 }, [], null, { blue: 3, orange: 3 }),
    sevilla: ground('sevilla', { purple: 4, green: 1 }, [], null, { purple: 4, green: 3 }),
    granada: ground('granada', {}, [], null, {}),
  },
  castillo: { tally: { red: 2, blue: 3, green: 1, orange: 4, purple: 1 }, grandes: [], tile: null, bar: [5, 3, 1] },
  tiles: { low: { values: tiles.low, at: null }, high: { values: tiles.high, at: 'cataluna' } },
  courts: { red: 4, blue: 7, green: 2, orange: 0, purple: 5 },
  provinces: { red: 6, blue: 5, green: 9, orange: 9, purple: 8 },
  scores: { red: 41, blue: 47, green: 38, orange: 47, purple: 22 },
  start: 'green',
  played: { red: { power: 9, modifier: null }, blue: { power: 13, modifier: '-1' }, green: { power: 2, modifier: null }, orange: { power: 7, modifier: '+2' }, purple: null },
  turn: 'red', waiting: ['orange', 'green'],
  offers: [{ card: 'conspiracy', by: 'blue' }, { card: 'justice', by: null }, { card: 'revelation', by: null }, { card: 'coup', by: null }, { card: 'competition', by: null }],
  chosen: null, infiltrating: false, vetoes: [], discard: [], stacks: [5, 6, 5, 5, 5], region_cards: ['galicia', 'sevilla'],
  hands: { red: 8, blue: 8, green: 8, orange: 8, purple: 9 }, modifiers: { red: 2, blue: 1, green: 2, orange: 2, purple: 3 },
  own: { player: 'red', hand: [1, 3, 4, 6, 7, 10, 11, 12], discard: [2, 5, 8, 9, 13], modifiers: ['+1', '-2'], spent: ['+2'], passing: null, disc: 'aragon' },
  asked: ['red'], decision: null, standing: { final: false, places: [] },
};

/** The same with a draft tried: caballeros moved, the king and a grande elsewhere, a tile laid. */
export const tried = structuredClone(five);
tried.regions.granada.caballeros = { red: 2, blue: 1 };
tried.regions.castilla.caballeros.red = 10;
tried.regions.valencia.caballeros = { orange: 2, blue: 1 };
tried.regions.castilla.grandes = [];
tried.regions.sevilla.grandes = ['red'];
tried.king = 'navarra';
tried.regions.aragon.tile = 'low';
tried.regions.aragon.bar = tiles.low;
tried.tiles.low.at = 'aragon';

/** Six colours never meet; two, the dummy and the rare places do. */
export const two = structuredClone(five);
two.players = ['red', 'blue'];
two.king = 'castillo';
for (const [region, one] of Object.entries(two.regions)) {
  Object.assign(one, { bar: bars[region].map((value, place) => (place === 2 ? 0 : value)), tile: null, grandes: [], caballeros: { red: 2, blue: 3, dummy: 1 } });
}
two.regions.granada.grandes = ['red', 'blue'];
two.castillo = { grandes: [], tile: 'low', bar: tiles.low };
two.tiles = { low: { values: tiles.low, at: 'castillo' }, high: { values: tiles.high, at: null } };
two.scores = { red: 12, blue: 0 };
two.round = 9;

/** As full as it can get. */
export const full = structuredClone(five);
full.king = 'aragon';
for (const one of Object.values(full.regions)) Object.assign(one, { caballeros: { red: 3, blue: 11, green: 2, orange: 4, purple: 1 }, grandes: [] });
full.regions.navarra.grandes = ['red', 'blue', 'green'];
full.castillo.grandes = ['orange', 'purple'];

const move = (more) => ({ effect: 'move', own: 0, opposing: 0, any: 0, from: 'anywhere', ...more });
const king = (to, along = 0) => ({ effect: 'move-king', to, along });
const kinds = {
  1: { intrigue: [move({ own: 2, opposing: 2 })], conspiracy: [move({ any: 5, from: 'one-region' })], ambush: [move({ opposing: 3 })], march: [move({ own: 4 })], upheaval: [move({ any: 4 })], skirmish: [move({ any: 3 })], exodus: [move({ own: 'all', from: 'one-region' })], militia: [{ effect: 'place-from-court', count: 2 }], representation: [{ effect: 'one-of', effects: [move({ own: 'all', from: 'one-region' }), { effect: 'place-from-court', count: 2 }] }] },
  2: { justice: [{ effect: 'score', what: 'chosen' }], withdrawal: [{ effect: 'return', how: 'own-choice', count: 3 }], 'civil-war': [{ effect: 'discs', then: 'return', count: 'all' }], assassin: [{ effect: 'return', how: 'one-of-each' }], levy: [{ effect: 'return', how: 'from-court', count: 3 }], disbandment: [{ effect: 'return', how: 'from-court', count: 'all' }], desertion: [{ effect: 'discs', then: 'return', count: 2 }], veto: [{ effect: 'veto' }] },
  3: { outposts: [{ effect: 'score', what: 'first-value', least: 4, most: 4 }], fiesta: [{ effect: 'score', what: 'first-value', least: 5, most: 5 }], revelation: [{ effect: 'score', what: 'castillo' }], strongholds: [{ effect: 'score', what: 'first-value', least: 6, most: 7 }], supremacy: [{ effect: 'score', what: 'sole-first' }], heartland: [{ effect: 'score', what: 'most' }], hinterland: [{ effect: 'score', what: 'fewest' }] },
  4: { decree: [{ effect: 'move-tile' }], empowerment: [{ effect: 'recall-power' }], 'new-home': [{ effect: 'move-grande' }], coup: [{ effect: 'discs', then: 'scatter' }], summons: [{ effect: 'recruit', count: 2 }], 'royal-adviser': [king('adjacent')], rivalry: [{ effect: 'discs', then: 'score-once' }] },
  5: { 'your-majesty': [king('any-region')], exile: [king('abroad')], entourage: [king('any-region', 2)], 'country-seat': [king('fewest')], competition: [king('any-region'), { effect: 'lock-up-grandes' }], revolt: [king('castillo')], infiltration: [{ effect: 'infiltrate' }], deputy: [{ effect: 'swap-king-with-grande' }] },
};

/** Cards as an edition tells them. */
export const cards = Object.fromEntries(Object.entries(kinds).flatMap(([stack, ids]) => Object.entries(ids).map(([id, effects]) => [id, { stack: Number(stack), number: Number(stack), effects }])));

export const court = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0];
