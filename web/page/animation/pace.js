/** How long scenes are shown. */

/** @import { Event } from '../../types/wire.js' */
/** @import { Scene } from './scenes.js' */

/**
 * How long each kind of event is shown at brisk speed, in milliseconds: its movement, and time to read its sentence. `null` is not
 * shown. A kind that is missing here fails `tsc`.
 * @type {{ [K in Event['event']]: number | null }}
 */
export const TIMES = {
  'round-began': 900, revealed: 1300, 'dummy-placed': 1100, played: 800, 'start-marker': 500, passed: null, received: null,
  'turn-began': 600, took: 800, fetched: 1100, chose: 1300, announced: 900, allowed: 600, vetoed: 1700, named: 1000, branched: 900,
  placed: 1300, moved: 1600, returned: 1300, 'king-moved': 1500, 'grande-moved': 1300, 'tile-moved': 1300,
  recalled: 1100, infiltrated: 1100, 'veto-laid': 1100, 'veto-ended': 900, 'disc-set': 500, 'disc-turned': 1800,
  'scoring-began': 1300, 'castillo-opened': 2200, 'left-castillo': 1500, scored: 1700, 'turn-ended': null, discarded: null, 'game-over': 1500,
};

/** The share of a scene's time in which things move; the rest is for reading. */
export const MOVING = 0.65;
/** How long the last scene of a replay stays, in milliseconds. */
export const LAST_HOLD = 1500;
/** A viewer is never further behind than this at brisk speed, in milliseconds. */
const BACKLOG = 120_000;

/** The scenes that are still to be shown: where there are too many, the first ones pass without being shown. @param {Scene[]} scenes @returns {Scene[]} */
export function withinBacklog(scenes) {
  let over = scenes.reduce((sum, { time }) => sum + time, 0) - BACKLOG;
  return over <= 0 ? scenes : scenes.map((scene) => {
    if (over <= 0) return scene;
    over -= scene.time;
    return { ...scene, time: 0 };
  });
}
