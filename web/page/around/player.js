/** Looking at a game again: where one stands in it, from whose seat, whether it goes on by itself. It draws nothing. */

import { motion } from '../looks.js';
import { led, marks, nearest, stops } from './course.js';
import { reason } from './deed.js';
import { past } from './past.js';

/** @typedef {'first' | 'back' | 'on' | 'last' | 'turn-back' | 'turn-on'} Way */
/** @typedef {Awaited<ReturnType<typeof playing>>} Playing */

/**
 * @param {any} tabled
 * @param {{ ply: number | undefined, seat: string, shown: (ply: number, seat: string) => void }} from  `shown` hears of every change
 */
export async function playing({ table, game }, { ply, seat, shown }) {
  const source = past(table.id);
  const [index, notices] = await Promise.all([source.index(), source.told(seat)]);
  const state = {
    id: table.id, table, index, notices, seat, whole: false, auto: false, failed: '',
    stops: stops(index), marks: marks(index, game.view.rounds.scorings), ply: ply ?? game.ply, view: game.view,
    go, step, watch, look, widen, close: () => clearTimeout(timer),
  };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {Promise<void> | undefined} */
  let asking;
  const redraw = () => shown(state.ply, state.seat);

  /** Whoever drags quickly is not shown every step on the way. @param {number} to */
  function go(to) {
    state.ply = to;
    redraw();
    asking ??= fetched().finally(() => { asking = undefined; });
    return asking;
  }

  async function fetched() {
    for (let to = -1, eyes = ''; to !== state.ply || eyes !== state.seat; ) {
      [to, eyes] = [state.ply, state.seat];
      try {
        Object.assign(state, { view: (await source.at(to, eyes)).view, failed: '' });
      } catch (error) {
        Object.assign(state, { failed: reason(error), auto: false });
      }
      redraw();
    }
    source.at(led(index, state.stops, state.ply, 'on'), state.seat).catch(() => {});
  }

  /** @param {Way} way */
  function step(way) {
    return go(led(index, state.stops, state.ply, way));
  }

  /** @param {boolean} on */
  function watch(on) {
    clearTimeout(timer);
    state.auto = on;
    if (on && state.ply === state.stops.at(-1)) go(state.stops[0]);
    if (on) timer = setTimeout(further, 900);
    redraw();
  }

  async function further() {
    await step('on');
    if (!state.auto) return;
    if (state.ply === state.stops.at(-1)) return watch(false);
    timer = setTimeout(further, 1100 / (motion() || 1));
  }

  /** @param {string} from */
  async function look(from) {
    state.seat = from;
    state.notices = await source.told(from);
    await go(state.ply);
  }

  /** With what was taken back, or without. @param {boolean} on */
  function widen(on) {
    state.whole = on;
    state.stops = stops(index, on);
    return go(nearest(state.stops, state.ply));
  }

  await go(ply === undefined ? state.stops.at(-1) ?? 0 : Math.max(0, Math.min(ply, game.ply)));
  return state;
}
