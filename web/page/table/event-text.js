/** Events as sentences. Consecutive events of one kind are joined into one sentence. */

import { t } from '../i18n/messages.js';
import { playerMark } from '../components/player-chip.js';
import { cardName, joined, siteName } from '../i18n/names.js';

/**
 * @import { Event, Player } from '../../types/wire.js'
 *
 * @typedef {Event | { event: 'undone', count: number }} LogEvent  also an undo, with the number of actions taken back
 * @typedef {{ ply: number, by: Player | null, events: LogEvent[] }} LogLine  the events of one sentence, and who acted
 */

/** @template {LogEvent['event']} K @typedef {Extract<LogEvent, { event: K }>} EventOf */

/**
 * The text of an event: `text` makes the sentence from all joined events, `joins` says whether the next event belongs to it.
 * @template {LogEvent['event']} K
 * @typedef {{ text: (first: EventOf<K>, events: EventOf<K>[], by: Player | null) => string, joins?: (first: EventOf<K>, next: EventOf<K>) => boolean }} EventText
 */

const who = (/** @type {{ player: Player }} */ { player }) => playerMark(player);
const always = () => true;
const samePlayer = (/** @type {{ player: Player }} */ first, /** @type {{ player: Player }} */ next) => first.player === next.player;

/** "Toledo 2, Aragón". @template T @param {T[]} events @param {(event: T) => string} name @param {(event: T) => number} [count] */
function counted(events, name, count = () => 1) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const event of events) counts.set(name(event), (counts.get(name(event)) ?? 0) + count(event));
  return joined([...counts].map(([place, times]) => (times > 1 ? t('log-times', { what: place, count: times }) : place)));
}

/** A kind of event that is missing here fails `tsc`. @type {{ [K in LogEvent['event']]: EventText<K> }} */
const EVENT_TEXTS = {
  passed: { text: (event) => (event.modifier === null ? t('log-passed', { who: who(event) }) : t('log-passed-own', { who: who(event), card: event.modifier })) },
  received: { text: (event) => (event.modifier === null ? t('log-received', { who: who(event) }) : t('log-received-own', { who: who(event), card: event.modifier })) },
  'round-began': { text: ({ round }) => t('log-round', { round }) },
  'dummy-placed': {
    text: (_, events) => t('log-dummy-placed', { who: playerMark('dummy'), where: counted(events, ({ region }) => siteName(region), ({ count }) => count) }),
    joins: always,
  },
  revealed: { text: (_, events) => t('log-revealed', { cards: joined(events.map(({ card }) => cardName(card))) }), joins: always },
  played: { text: playedText },
  'turn-began': { text: (event) => t('log-turn', { who: who(event) }) },
  took: { text: (event) => t('log-took', { who: who(event), count: event.count }) },
  fetched: {
    text: (first, events) => t('log-fetched', { who: who(first), count: events.length, where: counted(events, ({ region }) => siteName(region)) }),
    joins: samePlayer,
  },
  chose: { text: (event) => t(event.player === 'dummy' ? 'log-removed' : 'log-chose', { who: who(event), card: cardName(event.card) }) },
  announced: { text: (event) => t('log-announced', { who: who(event), card: cardName(event.card) }) },
  allowed: { text: (event) => t('log-allowed', { who: who(event) }) },
  vetoed: { text: (event) => t('log-vetoed', { who: who(event), card: cardName(event.card) }) },
  placed: {
    text: (first, events) => t(first.from === 'province' ? 'log-placed-province' : 'log-placed', { who: who(first), count: events.length, where: counted(events, ({ to }) => siteName(to)) }),
    joins: (first, next) => samePlayer(first, next) && first.from === next.from,
  },
  moved: {
    text: (first, events, by) => t('log-moved', { who: playerMark(by ?? first.player), count: events.length, ways: counted(events, wayText) }),
    joins: always,
  },
  named: { text: (event) => t('log-named', { who: who(event), region: siteName(event.region) }) },
  branched: { text: (event) => t('log-branched', { who: who(event), branch: event.branch }) },
  returned: {
    text: (first, events) => t('log-returned', {
      who: who(first), count: events.reduce((sum, { count }) => sum + count, 0), where: counted(events, ({ from }) => (from === null ? t('log-court') : siteName(from)), ({ count }) => count),
    }),
    joins: samePlayer,
  },
  'king-moved': { text: ({ from, to }) => t('log-king', { from: siteName(from), to: siteName(to) }) },
  'grande-moved': { text: (event) => t('log-grande', { who: who(event), to: siteName(event.to) }) },
  'tile-moved': { text: ({ tile, from, to }) => (from === null ? t('log-tile-laid', { tile, to: siteName(to) }) : t('log-tile', { tile, from: siteName(from), to: siteName(to) })) },
  recalled: { text: recalledText },
  infiltrated: { text: (event) => t('log-infiltrated', { who: who(event) }) },
  'veto-laid': { text: (event) => t('log-veto-laid', { who: who(event) }) },
  'veto-ended': { text: (event) => t('log-veto-ended', { who: who(event) }) },
  'disc-set': { text: (event) => (event.region === null ? t('log-disc-set', { who: who(event) }) : t('log-disc-set-own', { who: who(event), region: siteName(event.region) })) },
  'disc-turned': {
    text: (_, events) => t('log-discs', { discs: joined(events.map((event) => t('log-disc', { who: who(event), region: siteName(event.region) }))) }),
    joins: always,
  },
  'castillo-opened': { text: ({ tally }) => t('log-castillo', { tally: tallyText(tally) || t('log-nobody') }) },
  'left-castillo': { text: (_, events) => joined(events.map(leftText)), joins: always },
  scored: {
    text: (first, events) => t('log-scored', { site: siteName(first.site), points: joined(events.map(pointsText)) }),
    joins: (first, next) => first.site === next.site,
  },
  'scoring-began': { text: ({ round }) => t('log-scoring', { round }) },
  'turn-ended': { text: () => '' },
  discarded: { text: (_, events) => t('log-discarded', { cards: joined(events.map(({ card }) => cardName(card))) }), joins: always },
  'start-marker': { text: (event) => t('log-start-marker', { who: who(event) }) },
  'game-over': { text: () => t('log-over') },
  undone: { text: ({ count }) => t('log-undone', { count }) },
};

/** @param {EventOf<'played'>} event */
function playedText({ player, played: { power, modifier } }) {
  return modifier === null ? t('log-played', { who: playerMark(player), power }) : t('log-played-with', { who: playerMark(player), power, modifier });
}

/** The card that came back is known only to its owner. @param {EventOf<'recalled'>} event */
function recalledText({ player, kind, card }) {
  if (card === null) return t('log-recalled', { who: playerMark(player), kind });
  return t('log-recalled-own', { who: playerMark(player), card: String('power' in card ? card.power : card.modifier) });
}

/** @param {EventOf<'moved'>} event */
const wayText = ({ player, from, to }) => t('log-way', { who: playerMark(player), from: siteName(from), to: siteName(to) });

/** Why it is so many points: the place, and what a tie makes of it. @param {Pick<EventOf<'scored'>, 'place' | 'tied'>} event */
export const placeText = ({ place, tied }) => t('log-place', { place: `${tied ? 'tied' : 'place'}-${place}` });

/** @param {EventOf<'scored'>} event */
const pointsText = ({ player, points, place, tied, king, grande }) =>
  t('log-points', { who: playerMark(player), points, place: placeText({ place, tied }), bonus: king ? (grande ? 'both' : 'king') : grande ? 'grande' : 'none' });

/** @param {EventOf<'left-castillo'>} event */
const leftText = ({ player, count, to }) =>
  (to === null ? t('log-left-court', { who: playerMark(player), count }) : t('log-left', { who: playerMark(player), count, to: siteName(to) }));

/** @param {Partial<Record<Player, number>>} tally */
const tallyText = (tally) => joined(/** @type {[Player, number][]} */ (Object.entries(tally)).map(([player, count]) => t('log-tally', { who: playerMark(player), count })));

/** The text of an event. The registry is exhaustive, so the kinds match. @param {LogEvent} event @returns {EventText<LogEvent['event']>} */
const textsOf = (event) => /** @type {EventText<LogEvent['event']>} */ (/** @type {unknown} */ (EVENT_TEXTS[event.event]));

/** Does the next event belong to this sentence? @param {LogLine} line @param {LogEvent} event @param {Player | null} by */
export function continuesLine(line, event, by) {
  const [first] = line.events;
  return first.event === event.event && line.by === by && (textsOf(first).joins?.(first, event) ?? false);
}

/** The sentence, with marks in place of players; empty where there is nothing to say. @param {LogLine} line */
export const eventText = ({ events, by }) => textsOf(events[0]).text(events[0], events, by);

/** @param {LogEvent[]} events @param {Player | null} by @returns {LogLine[]} */
export function eventLines(events, by) {
  /** @type {LogLine[]} */
  const lines = [];
  for (const event of events) {
    const last = lines.at(-1);
    if (last && continuesLine(last, event, by)) last.events.push(event);
    else lines.push({ ply: 0, by, events: [event] });
  }
  return lines.filter((line) => eventText(line) !== '');
}
