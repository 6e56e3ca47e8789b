/** The sound of each kind of scene. */

import { playSound } from '../sound/sounds.js';

/** @import { Event } from '../../types/wire.js' */
/** @import { Scene } from './scenes.js' */
/** @import { SoundName } from '../sound/sounds.js' */

/** `undefined`: silent. A kind that is missing here fails `tsc`. @type {Record<Event['event'], SoundName | undefined>} */
const SCENE_SOUNDS = {
  revealed: 'card', played: 'card', chose: 'card', recalled: 'card', placed: 'place', moved: 'place', took: 'place', fetched: 'place', returned: 'place',
  'dummy-placed': 'place', 'left-castillo': 'place', 'grande-moved': 'place', 'tile-moved': 'card', 'king-moved': 'king', 'disc-set': 'disc', 'disc-turned': 'disc',
  scored: 'points', 'castillo-opened': 'gate', 'scoring-began': 'king', vetoed: 'veto', 'game-over': 'fanfare',
  passed: undefined, received: undefined, 'round-began': undefined, 'turn-began': undefined, announced: undefined, allowed: undefined, named: undefined,
  branched: undefined, infiltrated: undefined, 'veto-laid': undefined, 'veto-ended': undefined, 'turn-ended': undefined, discarded: undefined, 'start-marker': undefined,
};

/** @param {Scene} scene */
export function playSceneSound({ kind, flights }) {
  const name = flights.length > 0 && flights.every(({ to }) => to === 'castillo') ? 'castillo' : SCENE_SOUNDS[kind];
  if (name) playSound(name);
}
