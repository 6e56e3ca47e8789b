/** What the others did: a row of turns beside the board, or a list after an absence. Each turn can be shown again on the board. */

import { h } from '../lib/dom.js';
import { t } from '../i18n/messages.js';
import { cardName } from '../i18n/names.js';
import { playerChip, withChips, withNames } from '../components/player-chip.js';
import { eventText } from './event-text.js';

/**
 * @import { PlayerNames } from '../i18n/names.js'
 * @import { Child } from '../lib/dom.js'
 * @import { TurnReplay } from './turn-replay.js'
 * @import { TurnSummary } from './turn-summaries.js'
 *
 * @typedef {{ summaries: TurnSummary[], name: PlayerNames, replay: TurnReplay }} RecapProps
 */

/** The most turns in the list. */
const MOST = 8;

/** Events omitted from the summary because others imply them. */
const LEFT_OUT = new Set(['took', 'announced', 'allowed', 'disc-set', 'start-marker', 'discarded']);

/** @param {TurnSummary} summary */
const sentences = ({ lines }) => lines.filter(({ events: [event] }) => !LEFT_OUT.has(event.event)).map(eventText).filter((text) => text !== '').join(' ');

/** The turn order shows the power cards. @param {RecapProps} props */
export function recapRow({ summaries, name, replay }) {
  const shown = summaries.filter(({ kind }) => kind !== 'cards');
  if (shown.length === 0) return null;
  return h('section', { class: 'recap', key: 'recap', 'aria-label': t('recap-title') }, h('h2', { 'aria-hidden': 'true' }, t('recap-title')),
    h('ul', null, shown.map((summary) => h('li', { key: summary.key }, turnButton(summary, replay, chip(summary), withNames(sentences(summary), name))))));
}

/** @param {RecapProps & { close: () => void }} props */
export function recapList({ summaries, name, replay, close }) {
  if (summaries.length === 0) return null;
  const shown = summaries.slice(-MOST);
  return h('section', { class: 'banner since', key: 'since', 'aria-labelledby': 'since-title' },
    h('h2', { id: 'since-title' }, t('since-title')),
    h('button', { type: 'button', key: 'all', onclick: () => replay.play(shown) }, t('recap-all')),
    h('button', { type: 'button', key: 'close', class: 'quiet', onclick: close }, t('since-close')),
    h('ul', { class: 'recap-list' },
      summaries.length > MOST && h('li', { key: 'more' }, h('p', { class: 'faint' }, t('recap-more', { count: summaries.length - MOST }))),
      shown.map((summary) => h('li', { key: summary.key }, turnButton(summary, replay, h('span', null, withChips(sentences(summary), name)))))));
}

/** @param {TurnSummary} summary @param {TurnReplay} replay @param {Child} content @param {string} [label] */
const turnButton = (summary, replay, content, label) => h('button', {
  type: 'button', class: `recap-turn ${summary.player ? `of-${summary.player}` : ''}`, 'aria-pressed': String(replay.isPlaying(summary)), 'aria-label': label && t('recap-look', { what: label }), title: t('recap-hint'),
  onclick: () => replay.toggle(summary), onpointerenter: (/** @type {PointerEvent} */ event) => event.pointerType === 'mouse' && replay.hover(summary), onpointerleave: replay.leave,
}, content);

/** @param {TurnSummary} summary @returns {Child} */
function chip({ kind, player, card, sums }) {
  if (kind === 'turn' && player) {
    const points = sums.get(player);
    return [playerChip(player), h('span', null, card ? cardName(card) : '…'), points !== undefined && points > 0 && h('b', null, `+${points}`)];
  }
  return [h('span', null, '★'), [...sums].map(([one, sum]) => h('span', { class: 'recap-sums', key: one }, playerChip(one), h('b', null, `+${sum}`)))];
}
