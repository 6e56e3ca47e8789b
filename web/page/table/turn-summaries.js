/** What happened, turn by turn: each turn, the power cards of a round and a general scoring are one summary. It draws nothing. */

import { logChapters } from './log-chapters.js';

/**
 * @import { Card, Notice, Player } from '../../types/wire.js'
 * @import { LogEvent, LogLine } from './event-text.js'
 * @import { Chapter, Paragraph } from './log-chapters.js'
 *
 * @typedef {object} TurnSummary
 * @property {string} key
 * @property {'turn' | 'cards' | 'scoring'} kind
 * @property {Player | null} player  whose turn it is
 * @property {number} round
 * @property {Card | null} card  the action card that was taken
 * @property {Map<Player, number>} sums  the points of each player; of power cards, their values
 * @property {number} from  the first ply
 * @property {number} to  the last ply
 * @property {LogLine[]} lines
 */

/** How many turns a spectator is shown. */
const SPECTATED = 5;

/** @param {Notice[]} notices @returns {TurnSummary[]} */
export const turnSummaries = (notices) => logChapters(notices).flatMap(chapterSummaries);

/** The turns since the viewer's last one; during the viewer's own turn, the turns before it. @param {TurnSummary[]} summaries @param {Player[]} own */
export function sinceLastTurn(summaries, own) {
  if (own.length === 0) return summaries.slice(-SPECTATED);
  const isOwn = (/** @type {TurnSummary} */ { player }) => player !== null && own.includes(player);
  const last = summaries.findLastIndex(isOwn);
  const end = last === summaries.length - 1 ? last : summaries.length;
  return last < 0 ? summaries : summaries.slice(summaries.slice(0, end).findLastIndex(isOwn) + 1, end);
}

/** @param {Chapter} chapter @returns {TurnSummary[]} */
function chapterSummaries(chapter) {
  const { kind, key, round, ply, paragraphs } = chapter;
  if (kind === 'scoring') return [summary({ key, ply, player: null, lines: paragraphs.flatMap(({ lines }) => lines) }, 'scoring', round)].filter(({ lines }) => lines.length > 0);
  return paragraphs.filter((paragraph) => paragraph.player !== null || hasPowers(paragraph)).map((paragraph) => summary(paragraph, paragraph.player === null ? 'cards' : 'turn', round));
}

/** @param {Paragraph} paragraph */
const hasPowers = ({ lines }) => lines.some(({ events: [event] }) => event.event === 'played');

/** @param {Paragraph} paragraph @param {TurnSummary['kind']} kind @param {number} round @returns {TurnSummary} */
function summary({ key, ply, player, lines }, kind, round) {
  const events = lines.flatMap((line) => line.events);
  const chose = events.find((event) => event.event === 'chose');
  return { key: `${kind} ${key}`, kind, player, round, card: chose?.event === 'chose' ? chose.card : null, sums: sums(events), from: Math.min(ply, lines[0]?.ply ?? ply), to: lines.at(-1)?.ply ?? ply, lines };
}

/** @param {LogEvent[]} events @returns {Map<Player, number>} */
function sums(events) {
  /** @type {Map<Player, number>} */
  const all = new Map();
  for (const event of events) {
    if (event.event === 'scored') all.set(event.player, (all.get(event.player) ?? 0) + event.points);
    if (event.event === 'played') all.set(event.player, event.played.power + Number(event.played.modifier ?? 0));
  }
  return all;
}
