/** The turn that was played beside a better one, on the board. The engine tries the better one on the earlier position. */

import { historyApi } from '../api/history.js';
import { isRequestError } from '../api/errors.js';
import { errorText } from '../components/error-text.js';
import { draftWhenLoaded } from '../engine/drafts.js';
import { t } from '../i18n/messages.js';

/**
 * @import { Game, Player, PlySummary, Table, View } from '../../types/wire.js'
 *
 * @typedef {'before' | 'played' | 'better'} Side
 * @typedef {{ from: number, to: number, seat: Player, played: string[], better: string[] }} Turns  the plies are those of the replay
 */

/** @type {Side[]} */
export const SIDES = ['before', 'played', 'better'];
/** Between the actions in an address. */
const SEPARATOR = ',';

/** @param {string} id of the table @param {Turns} turns */
export function comparisonLink(id, { from, to, seat, played, better }) {
  const query = new URLSearchParams({ ply: String(from), seat, to: String(to), played: played.join(SEPARATOR), better: better.join(SEPARATOR) });
  return `/replay/${id}?${query}`;
}

/** What a link compares, if anything. @param {URLSearchParams} query @returns {Turns | null} */
export function comparedTurns(query) {
  const actions = (/** @type {string} */ name) => (query.get(name) ?? '').split(SEPARATOR).filter(Boolean);
  const [from, to] = [Number(query.get('ply')), Number(query.get('to'))];
  const [played, better] = [actions('played'), actions('better')];
  if (!query.get('seat') || better.length === 0 || !(to > from)) return null;
  return { from, to, seat: /** @type {Player} */ (query.get('seat')), played, better };
}

export class Comparison {
  /** @type {Side} */
  side = 'better';
  /** Why the better turn could not be loaded; empty if it could. */
  failed = '';
  /** Would the better turn reveal something hidden? Then its last view is the one before that. */
  reveals = false;
  /** How many actions of the better turn the engine has played: up to where others act or something hidden is revealed. */
  tried = 0;
  /** @type {Partial<Record<Side, View>>} */
  #views = {};
  #table;
  #redraw;

  /** @param {Table} table @param {Turns} turns @param {() => void} redraw */
  constructor(table, turns, redraw) {
    this.#table = table;
    this.turns = turns;
    this.#redraw = redraw;
  }

  /** Is it about this position? @param {number} ply @param {string} seat */
  isAt(ply, seat) {
    return ply === this.turns.from && seat === this.turns.seat;
  }

  /** The actions of the side that is shown. */
  get actions() {
    return this.side === 'better' ? this.turns.better : this.turns.played;
  }

  /** The view of the side that is shown, once it is loaded. */
  get view() {
    return this.#views[this.side];
  }

  /** The view before the turn. */
  get base() {
    return this.#views.before;
  }

  /** The ply to play on from. */
  get ply() {
    return this.side === 'played' ? this.turns.to : this.turns.from;
  }

  /** The actions to play there. */
  get continuation() {
    return this.side === 'better' ? this.turns.better.slice(0, this.tried) : [];
  }

  /** @param {Side} side */
  show(side) {
    this.side = side;
    this.#redraw();
  }

  async load() {
    const { from, to, seat } = this.turns;
    const { position } = historyApi(this.#table.id);
    try {
      const [before, played] = await Promise.all([position(from, seat), position(to, seat)]);
      Object.assign(this.#views, { before: before.view, played: played.view });
      await this.#try(before);
    } catch (error) {
      if (!isRequestError(error)) throw error;
      this.failed = errorText(error);
    }
    this.#redraw();
  }

  /** Action by action, as a line may go on after something was revealed. @param {Game} game */
  async #try(game) {
    let [view, ends] = [game.view, false];
    for (let count = 1; count <= this.turns.better.length && !ends; count += 1) {
      const draft = await draftWhenLoaded(this.#table.edition, game, this.turns.better.slice(0, count));
      if (!draft) {
        this.failed = t('replay-better-unavailable');
        return;
      }
      [view, ends, this.tried, this.reveals] = [draft.view ?? view, draft.ends, count, draft.view === null];
    }
    this.#views.better = view;
  }
}
