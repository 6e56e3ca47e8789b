/**
 * Where views and decisions come from. The page knows a game only through this: a server (`http.js`) or,
 * one day, the engine in the browser. It knows no rules.
 *
 * @typedef {import('../../types/wire.js').Game} Game
 * @typedef {import('../../types/wire.js').Draft} Tried
 * @typedef {import('../../types/wire.js').Whole} Tabled
 * @typedef {import('../../types/wire.js').Line} ChatLine
 *
 * @typedef {{ action: string, margin: number, win: number, share: number }} Idea  `margin`: points before the best opponent at the end
 * @typedef {{ ply: number, actions: number, ideas: Idea[] }} Hint
 *
 * @typedef {object} Table
 * @property {(seat?: string) => Promise<Tabled>} look  the table and the game, from that seat
 * @property {(ply: number, actions: string[], seat?: string) => Promise<Tried>} attempt  what a draft would do
 * @property {(ply: number, actions: string[], seat?: string, signal?: AbortSignal) => Promise<Hint>} hint  what the strongest bot would do next
 * @property {(ply: number, actions: string[], seat?: string) => Promise<Game>} play  all of them or none
 * @property {(from: number, seat?: string) => Promise<Game>} told  the game with its notices from that ply on, 0 being the set-up
 * @property {(heard: Heard, seat?: string) => Followed} follow  everything that happens from now on
 *
 * @typedef {object} Heard
 * @property {(tabled: Tabled) => void} table
 * @property {(line: ChatLine) => void} chat
 * @property {(present: string[]) => void} presence
 * @property {(state: 'live' | 'lost') => void} line
 *
 * @typedef {{ close: () => void }} Followed
 */

/** A refusal: nothing was changed. `game` is how it stands now, where that helps. */
export class Refused extends Error {
  /** The sentence that says why, where a lesson has one. @type {string | undefined} */
  key;

  /** @param {import('../../types/wire.js').Wrong & { why?: string }} error @param {number} status @param {any} [game] */
  constructor(error, status, game) {
    super(error.message);
    this.code = error.code;
    this.rule = error.rule;
    this.because = error.because;
    this.why = error.why;
    this.status = status;
    this.game = game;
  }
}

/** Nobody answered: nothing is known about what became of the request. */
export class Unreachable extends Error {}
