/** The description of scenes while they are shown. It takes the place of the question, which waits. */

import { h } from '../lib/dom.js';
import { cardName, cardText, playerNames } from '../i18n/names.js';
import { t } from '../i18n/messages.js';
import { paceField } from '../components/pace-field.js';
import { playerChip, withChips } from '../components/player-chip.js';
import { eventText } from '../table/event-text.js';
import { scoreboard } from './scoreboard.js';

/**
 * @import { Player } from '../../types/wire.js'
 * @import { NamedSeat } from '../i18n/names.js'
 * @import { Narration } from './narration.js'
 *
 * @typedef {object} ScenePanelProps
 * @property {Narration} narration
 * @property {boolean} isReplay
 * @property {Player[]} players
 * @property {NamedSeat[]} seats
 * @property {(() => void) | null} step  `null` where nothing moves
 * @property {() => void} finish
 * @property {() => void} redraw
 */

/** How many sentences are shown. */
const MOST = 6;

/** @param {ScenePanelProps} props */
export function scenePanel(props) {
  const { narration, players, seats } = props;
  const look = `question scene-panel ${narration.player ? `of-${narration.player}` : ''}`;
  const dataset = { kind: narration.kind, turn: narration.player ?? '' };
  return h('section', { class: look, key: 'question', id: 'question', tabindex: '-1', 'aria-label': t('scenes-label'), dataset },
    h('header', { key: 'head' }, heading(narration, seats), props.isReplay && h('span', { class: 'tag' }, t('scenes-replay')), buttons(props)),
    narration.card && h('p', { class: 'scene-card', key: 'card' }, cardText(narration.card)),
    sentences(narration, seats),
    narration.scoring.size > 0 && scoreboard(narration.scoring, players, seats),
    !props.isReplay && paceField(props.redraw));
}

/** @param {Narration} narration @param {NamedSeat[]} seats */
function heading({ kind, player, round, card }, seats) {
  if (kind !== 'turn' || player === null) return h('h2', null, kind === 'scoring' ? t('scoring-general', { round }) : t('log-round', { round }));
  return h('h2', null, playerChip(player), h('span', null, playerNames(seats)(player)), card && h('span', { class: 'scene-card-name' }, cardName(card)));
}

/** @param {ScenePanelProps} props */
const buttons = ({ isReplay, step, finish }) => h('span', { class: 'scene-buttons' },
  step && h('button', { key: 'step', type: 'button', onclick: step }, t('scenes-step')),
  h('button', { key: 'skip', type: 'button', class: isReplay ? '' : 'main', onclick: finish }, t(isReplay ? 'scoring-close' : 'scenes-skip')));

/** @param {Narration} narration @param {NamedSeat[]} seats */
function sentences({ lines, player }, seats) {
  const shown = lines.map((line, index) => ({ line, index, text: eventText(line) })).filter(({ text }) => text !== '').slice(-MOST);
  return h('ol', { class: 'scene-lines', key: 'lines' },
    shown.map(({ line, index, text }) => h('li', { key: index, class: `told-${line.events[0].event}` }, withChips(text, playerNames(seats), player))));
}
