/** What the viewer has decided and not yet sent. It knows no rules: every change is tried by the source. */

import { quick, secret, verb } from './quick.js';
import { known } from './known.js';
import { Refused, Unreachable } from '../source/source.js';

/**
 * @typedef {import('../source/source.js').Game} Game
 * @typedef {import('../source/source.js').Tried} Tried
 * @typedef {{ code: string, message: string, rule?: string, action?: string, key?: string }} Refusal
 * @typedef {ReturnType<typeof draft>} Draft
 */

/** Which actions answer which question more than once in a row: clicks on them may hurry ahead of the answers. */
const REPEATED = new Set(['place', 'fetch', 'move', 'return']);

/**
 * @param {Pick<import('../source/source.js').Table, 'attempt' | 'play'>} source
 * @param {() => void} redraw
 * @param {(tried: Tried) => boolean} [hastens]  is a finished answer sent at once, unless it is secret?
 */
export function draft(source, redraw, hastens = () => quick.get()) {
  /** @type {Game | null} */
  let base = null;
  /** @type {string[]} */
  let actions = [];
  /** @type {Refusal | null} */
  let refused = null;
  /** @type {any} */
  let picked = null;
  let [waiting, sending, era, lost] = [0, false, 0, false];
  let line = Promise.resolve();
  const tries = known((list) => source.attempt(base?.ply ?? 0, list, seat()), redraw);
  const seat = () => base?.seat ?? undefined;
  const tried = () => tries.get(actions);
  /** The last view that may be seen: where something hidden would be shown there is none. */
  const view = () => actions.map((_, at) => tries.get(actions.slice(0, actions.length - at))?.view).find(Boolean) ?? base?.view ?? null;
  const ends = () => tried()?.ends ?? false;

  /** One thing after the other; what was waiting when the game went on is forgotten. @param {() => Promise<void>} deed */
  function next(deed) {
    const mine = era;
    waiting += 1;
    const turn = line.then(() => (mine === era ? deed() : undefined)).catch(refuse).then(() => {
      if (mine !== era) return;
      waiting -= 1;
      redraw();
    });
    line = turn;
    redraw();
    return turn;
  }

  /** Makes these the draft, if they may be. @param {string[]} list */
  async function settle(list) {
    const mine = era;
    refused = null;
    await tries.ask(list);
    if (mine !== era) return;
    [actions, picked, lost] = [list, null, false];
  }

  /** @param {any} error */
  function refuse(error) {
    if (error instanceof Refused) refused = { code: error.code, message: error.message, rule: error.rule, key: error.key };
    else if (error instanceof Unreachable) refused = { code: 'unreachable', message: error.message };
    else throw error;
  }

  async function dispatch() {
    if (!base || actions.length === 0) return;
    sending = true;
    refused = null;
    try {
      const game = gameOf(await source.play(base.ply, actions, seat()));
      clear();
      adopt(game);
    } catch (error) {
      refuse(error);
      const game = error instanceof Refused ? gameOf(error.game) : null;
      if (game && game.ply !== base.ply) await renewed(game);
    } finally {
      sending = false;
    }
  }

  function clear() {
    [actions, picked, refused, lost] = [[], null, null, false];
  }

  /** @param {Game | null} game */
  function adopt(game) {
    if (game?.ply !== base?.ply || game?.seat !== base?.seat) tries.forget();
    base = game;
  }

  /** @param {Game | null} game */
  async function renewed(game) {
    const before = base;
    const list = actions;
    const seated = before?.seat === game?.seat;
    const same = seated && before?.ply === game?.ply;
    adopt(game);
    if (same) return;
    if (!seated || list.length === 0) return clear();
    const told = refused;
    clear();
    const asked = game?.view?.decision?.kind;
    if (asked && asked === before?.view?.decision?.kind) await settle(list).catch(() => undefined);
    lost = actions.length === 0;
    if (!lost) refused = told;
  }

  /** @param {string} action @param {() => unknown} [then] */
  function added(action, then) {
    const length = actions.length;
    return next(async () => {
      if (!fits(action, length)) return;
      await settle([...actions, action]);
      await then?.();
    });
  }

  /** A click means what was asked when it was made. @param {string} action @param {number} length */
  function fits(action, length) {
    if (ends()) return false;
    return actions.length === length || (REPEATED.has(verb(action)) && actions.length > length);
  }

  return {
    get base() { return base; },
    get actions() { return actions; },
    get view() { return view(); },
    get decision() { return ends() ? null : view()?.decision ?? null; },
    get options() { return tried()?.options ?? []; },
    get ends() { return ends(); },
    /** Would the last action show something hidden? */
    get reveals() { return tried()?.view === null; },
    /** The question that the last action of the draft answers. */
    get last() { return actions.length === 0 ? null : (tries.get(actions.slice(0, -1)) ?? base)?.view?.decision ?? null; },
    get busy() { return waiting > 0; },
    get sending() { return sending; },
    get refused() { return refused; },
    /** Was a draft dropped because the game went on? */
    get lost() { return lost; },
    /** What is taken up and not yet part of the draft, such as the caballero that is to move. */
    get picked() { return picked; },
    /** @param {any} value */
    pick(value) {
      [picked, refused] = [value, null];
      redraw();
    },
    /** @param {string} action */
    add: (action) => added(action, () => {
      const now = tried();
      return now?.ends && hastens(now) && !secret(actions) && dispatch();
    }),
    /** Somebody else's idea, which is never sent by itself. @param {string} action */
    borrow: (action) => added(action),
    /** Another answer to the last question. @param {string} action */
    instead(action) {
      return next(() => settle([...actions.slice(0, -1), action]));
    },
    back() {
      return next(() => settle(actions.slice(0, -1)));
    },
    /** Takes the last of these out of the draft, if the rest may stand without it. @param {string} action */
    without(action) {
      return next(async () => {
        const at = actions.lastIndexOf(action);
        if (at >= 0) await settle(actions.filter((_, index) => index !== at));
      });
    },
    /** @param {number} at */
    remove(at) {
      return next(() => settle(actions.filter((_, index) => index !== at)));
    },
    reset() {
      return next(async () => clear());
    },
    send() {
      return next(dispatch);
    },
    /** Is done with what is asked; where that ends this part, it is sent as well. */
    finish: () => added('done', () => ends() && dispatch()),
    /** Asks why that may not be. @param {string} action */
    why(action) {
      return next(async () => {
        refused = null;
        await tries.ask([...actions, action]).catch((error) => {
          refuse(error);
          if (refused) refused.action = action;
        });
      });
    },
    /** What these actions would do, as soon as it is known. @param {...string} more @returns {Tried | undefined} */
    foresee(...more) {
      return base && !ends() ? tries.guess([...actions, ...more]) : undefined;
    },
    /** Takes a newer game; where nothing is drafted, at once. @param {any} tabled */
    renew(tabled) {
      const game = gameOf(tabled);
      const older = game && base && game.seat === base.seat && game.ply < base.ply;
      if (older) return line;
      if (!sending && (game?.ply !== base?.ply || game?.seat !== base?.seat)) overtake();
      return waiting === 0 && actions.length === 0 ? renewed(game).then(redraw) : next(() => renewed(game));
    },
    /** What was said is read. */
    heard() {
      [refused, lost] = [null, false];
      redraw();
    },
  };

  /** Whatever was being tried was tried on an older game. */
  function overtake() {
    era += 1;
    waiting = 0;
    line = Promise.resolve();
  }
}

/** @param {any} told @returns {any} */
const gameOf = (told) => (told && 'game' in told ? told.game : told) ?? null;
