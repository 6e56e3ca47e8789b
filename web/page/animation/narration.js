/** What is described beside the board while scenes are shown: whose turn it is, which card, what happened so far. It draws nothing. */

import { continuesLine } from '../table/event-text.js';
import { addToScoring } from './scoreboard.js';

/**
 * @import { Card, Event, Player, View } from '../../types/wire.js'
 * @import { LogLine } from '../table/event-text.js'
 * @import { Scene } from './scenes.js'
 * @import { Scoring } from './scoreboard.js'
 *
 * @typedef {object} Narration
 * @property {'turn' | 'round' | 'scoring'} kind
 * @property {Player | null} player  whose turn it is
 * @property {number} round
 * @property {Card | null} card  the action card of the turn
 * @property {LogLine[]} lines  the sentences so far
 * @property {Scoring} scoring  the points so far
 */

/** @param {Narration['kind']} kind @param {number} round @param {Player | null} [player] @returns {Narration} */
const begin = (kind, round, player = null) => ({ kind, player, round, card: null, lines: [], scoring: new Map() });

/** The narration to start with, where there is none before. @param {View} view @returns {Narration} */
const beginAt = ({ turn, round, chosen }) => ({ ...begin(turn === null ? 'round' : 'turn', round, turn), card: turn === null ? null : chosen });

/** Adds a scene. A turn, a round and a general scoring each start a new list. @param {Narration | null} before @param {Scene} scene @returns {Narration} */
export const narrate = (before, { events, by, lifted }) =>
  events.reduce((now, event) => narrateEvent(now, event, by), before ?? beginAt(lifted));

/** @param {Narration} narration @param {Event} event @param {Player | null} by @returns {Narration} */
function narrateEvent(narration, event, by) {
  switch (event.event) {
    case 'turn-began': return begin('turn', narration.round, event.player);
    case 'round-began': return begin('round', event.round);
    case 'scoring-began': return begin('scoring', event.round);
    case 'chose': return { ...withLine(narration, event, by), card: event.card };
    case 'castillo-opened': return withLine(narration.kind === 'turn' ? narration : { ...narration, kind: 'scoring' }, event, by);
    case 'scored': return { ...narration, lines: withLine(narration, event, by).lines, scoring: addToScoring(narration.scoring, event) };
    default: return withLine(narration, event, by);
  }
}

/** @param {Narration} narration @param {Event} event @param {Player | null} by @returns {Narration} */
function withLine(narration, event, by) {
  const last = narration.lines.at(-1);
  const lines = last && continuesLine(last, event, by)
    ? [...narration.lines.slice(0, -1), { ...last, events: [...last.events, event] }]
    : [...narration.lines, { ply: 0, by, events: [event] }];
  return { ...narration, lines };
}
