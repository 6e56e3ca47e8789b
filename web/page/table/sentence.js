/** What happened, in sentences. Events of one kind that follow each other are told together. */

import { t } from '../words.js';
import { mark } from './chip.js';
import { cardName, row, siteName } from '../names.js';

/**
 * @typedef {import('../../types/wire.js').Event} Event
 * @typedef {{ ply: number, by: string | null, events: any[] }} Line  events told in one sentence, and who did it
 */

/** @param {any[]} events @param {(event: any) => string} name @returns {[string, number, any][]} */
function counted(events, name) {
  /** @type {Map<string, [string, number, any]>} */
  const counts = new Map();
  for (const event of events) {
    const key = name(event);
    const entry = counts.get(key) ?? [key, 0, event];
    entry[1] += event.count ?? 1;
    counts.set(key, entry);
  }
  return [...counts.values()];
}

/** "Toledo 2, Aragón". @param {any[]} events @param {(event: any) => string} name */
const places = (events, name) =>
  row(counted(events, name).map(([place, count]) => (count > 1 ? t('log-times', { what: place, count }) : place)));

/** @param {any[]} events */
const total = (events) => events.reduce((sum, event) => sum + (event.count ?? 1), 0);

/** @param {any} event */
const who = ({ player }) => mark(player);

/** @param {any} event */
const way = ({ player, from, to }) => t('log-way', { who: mark(player), from: siteName(from), to: siteName(to) });

/** @param {any} event */
const points = ({ player, points, king, grande }) =>
  t('log-points', { who: mark(player), points, bonus: king ? (grande ? 'both' : 'king') : grande ? 'grande' : 'none' });

/** @param {any} event */
const disc = ({ player, region }) => t('log-disc', { who: mark(player), region: siteName(region) });

/** @param {{ player: string, count: number, to: string | null }} event */
const left = ({ player, count, to }) =>
  t(to === null ? 'log-left-court' : 'log-left', { who: mark(player), count, to: to === null ? '' : siteName(to) });

/** @param {Record<string, number>} tally */
const tallied = (tally) =>
  row(Object.entries(tally).map(([player, count]) => t('log-tally', { who: mark(player), count })));

/**
 * One way of telling for each kind of event: `told` makes the sentence from all that were joined, `joins` says
 * whether the next one belongs to it.
 * @type {Record<string, { told: (line: Line, first: any) => string, joins?: (first: any, next: any) => boolean }>}
 */
const KINDS = {
  passed: { told: (_, event) => told(event.modifier, 'log-passed', { who: who(event), card: event.modifier }) },
  received: { told: (_, event) => told(event.modifier, 'log-received', { who: who(event), card: event.modifier }) },
  'round-began': { told: (_, { round }) => t('log-round', { round }) },
  'dummy-placed': {
    told: ({ events }) => t('log-dummy-placed', { who: mark('dummy'), where: places(events, ({ region }) => siteName(region)) }),
    joins: () => true,
  },
  revealed: { told: ({ events }) => t('log-revealed', { cards: row(events.map(({ card }) => cardName(card))) }), joins: () => true },
  played: { told: (_, event) => played(event) },
  'turn-began': { told: (_, event) => t('log-turn', { who: who(event) }) },
  took: { told: (_, event) => t('log-took', { who: who(event), count: event.count }) },
  fetched: {
    told: ({ events }, event) => t('log-fetched', { who: who(event), count: total(events), where: places(events, ({ region }) => siteName(region)) }),
    joins: same,
  },
  chose: { told: (_, event) => t(event.player === 'dummy' ? 'log-removed' : 'log-chose', { who: who(event), card: cardName(event.card) }) },
  announced: { told: (_, event) => t('log-announced', { who: who(event), card: cardName(event.card) }) },
  allowed: { told: (_, event) => t('log-allowed', { who: who(event) }) },
  vetoed: { told: (_, event) => t('log-vetoed', { who: who(event), card: cardName(event.card) }) },
  placed: {
    told: ({ events }, event) => t(event.from === 'province' ? 'log-placed-province' : 'log-placed', { who: who(event), count: total(events), where: places(events, ({ to }) => siteName(to)) }),
    joins: (first, next) => same(first, next) && first.from === next.from,
  },
  moved: {
    told: ({ events, by }) => t('log-moved', { who: mark(by ?? events[0].player), count: total(events), ways: places(events, way) }),
    joins: () => true,
  },
  named: { told: (_, event) => t('log-named', { who: who(event), region: siteName(event.region) }) },
  branched: { told: (_, event) => t('log-branched', { who: who(event), branch: event.branch }) },
  returned: {
    told: ({ events }, event) => t('log-returned', { who: who(event), count: total(events), where: places(events, ({ from }) => (from === null ? t('log-court') : siteName(from))) }),
    joins: same,
  },
  'king-moved': { told: (_, { from, to }) => t('log-king', { from: siteName(from), to: siteName(to) }) },
  'grande-moved': { told: (_, event) => t('log-grande', { who: who(event), to: siteName(event.to) }) },
  'tile-moved': { told: (_, { tile, from, to }) => t(from === null ? 'log-tile-laid' : 'log-tile', { tile, from: from === null ? '' : siteName(from), to: siteName(to) }) },
  recalled: { told: (_, event) => recalled(event) },
  infiltrated: { told: (_, event) => t('log-infiltrated', { who: who(event) }) },
  'veto-laid': { told: (_, event) => t('log-veto-laid', { who: who(event) }) },
  'veto-ended': { told: (_, event) => t('log-veto-ended', { who: who(event) }) },
  'disc-set': { told: (_, event) => told(event.region, 'log-disc-set', { who: who(event), region: event.region && siteName(event.region) }) },
  'disc-turned': { told: ({ events }) => t('log-discs', { discs: row(events.map(disc)) }), joins: () => true },
  'castillo-opened': { told: (_, { tally }) => t('log-castillo', { tally: tallied(tally) || t('log-nobody') }) },
  'left-castillo': { told: ({ events }) => row(events.map(left)), joins: () => true },
  scored: {
    told: ({ events }, event) => t('log-scored', { site: siteName(event.site), points: row(events.map(points)) }),
    joins: (first, next) => first.site === next.site,
  },
  'scoring-began': { told: (_, { round }) => t('log-scoring', { round }) },
  'turn-ended': { told: () => '' },
  discarded: { told: ({ events }) => t('log-discarded', { cards: row(events.map(({ card }) => cardName(card))) }), joins: () => true },
  'start-marker': { told: (_, event) => t('log-start-marker', { who: who(event) }) },
  'game-over': { told: () => t('log-over') },
  undone: { told: (_, { count }) => t('log-undone', { count }) },
};

/** @param {any} first @param {any} next */
function same(first, next) {
  return first.player === next.player;
}

/** What only its owner is told makes a sentence of its own. @param {any} secret @param {string} key @param {any} values */
const told = (secret, key, values) => t(secret === null ? key : `${key}-own`, values);

/** @param {any} event */
function played({ player, played: { power, modifier } }) {
  return t(modifier === null ? 'log-played' : 'log-played-with', { who: mark(player), power, modifier });
}

/** @param {any} event */
function recalled({ player, kind, card }) {
  return told(card, 'log-recalled', { who: mark(player), kind, card: card && String(card.power ?? card.modifier) });
}

/** Does the next event belong into this line? @param {Line} line @param {any} event @param {string | null} by */
export function joins(line, event, by) {
  const [first] = line.events;
  return first.event === event.event && line.by === by && (KINDS[event.event]?.joins?.(first, event) ?? false);
}

/** The sentence, with marks where players are; empty where there is nothing to say. @param {Line} line */
export function sentence(line) {
  const [first] = line.events;
  return KINDS[first.event]?.told(line, first) ?? '';
}

/** A draft or an answer in a few lines. @param {any[]} events @param {string | null} by @returns {Line[]} */
export function lines(events, by) {
  /** @type {Line[]} */
  const lines = [];
  for (const event of events) {
    const last = lines.at(-1);
    if (last && joins(last, event, by)) last.events.push(event);
    else lines.push({ ply: 0, by, events: [event] });
  }
  return lines.filter((line) => sentence(line) !== '');
}

