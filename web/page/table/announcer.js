/** Announces events to screen readers and notifies the viewer when their turn begins. */

import { announce } from '../lib/announce.js';
import { t } from '../i18n/messages.js';
import { isOwnTurn } from '../questions/occasion.js';
import { notifyTurn, setIcon } from './notifications.js';
import { withNames } from '../components/player-chip.js';
import { playerNames } from '../i18n/names.js';
import { eventLines, eventText } from './event-text.js';

/** @import { Notice, Seat } from '../../types/wire.js' */
/** @import { TableSession } from '../state/table-session.js' */

/** How many sentences are announced at once. */
const MOST = 3;

/** @param {string} id of the table */
export function turnAnnouncer(id) {
  let [last, wasAsked] = ['', true];
  /** @type {string[]} */
  let news = [];
  return {
    /** @param {Notice[]} notices @param {Seat[]} seats */
    happened(notices, seats) {
      const name = playerNames(seats);
      const texts = notices.flatMap(({ events, player }) => eventLines(events, player ?? null)).slice(-MOST).map((line) => withNames(eventText(line), name));
      news = [...news, ...texts].slice(-MOST);
    },
    /** @param {TableSession} session @param {string | undefined} title  the question for the viewer */
    asked(session, title) {
      const isAsked = title !== undefined && !session.game?.over;
      const text = title ?? waitingText(session);
      setIcon(isAsked);
      if (isAsked && !wasAsked) notifyTurn(id, t(isAskedInOwnTurn(session) ? 'bell-title' : 'bell-asked'), title);
      if (text !== last || news.length > 0) announce([...news, text].join(' '));
      [last, wasAsked, news] = [text, isAsked, []];
    },
  };
}

/** Is the viewer asked in their own turn? @param {TableSession} session */
export const isAskedInOwnTurn = ({ game, seat }) => game !== null && seat !== null && isOwnTurn(game.view, seat);

/** @param {TableSession} session */
function waitingText({ table: { seats, asked } }) {
  const name = playerNames(seats);
  return asked.length === 0 ? '' : withNames(t('question-waits', { who: asked.map(name).join(', '), count: asked.length }), name);
}
