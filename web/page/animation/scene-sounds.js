/** The sound of each kind of scene. */

import { playSound } from '../sound/sounds.js';

/** @import { Event } from '../../types/wire.js' */
/** @import { Scene } from './scenes.js' */
/** @import { SoundName } from '../sound/sounds.js' */

/** Kinds without a sound are silent. @type {Partial<Record<Event['event'], SoundName>>} */
const SCENE_SOUNDS = {
  revealed: 'card', played: 'card', chose: 'card', recalled: 'card', placed: 'place', moved: 'place', took: 'place', fetched: 'place', returned: 'place',
  'dummy-placed': 'place', 'left-castillo': 'place', 'grande-moved': 'place', 'tile-moved': 'card', 'king-moved': 'king', 'disc-set': 'disc', 'disc-turned': 'disc',
  scored: 'points', 'castillo-opened': 'gate', 'scoring-began': 'king', vetoed: 'veto', 'game-over': 'fanfare',
};

/** @param {Scene} scene */
export function playSceneSound({ kind, flights }) {
  const name = flights.length > 0 && flights.every(({ to }) => to === 'castillo') ? 'castillo' : SCENE_SOUNDS[kind];
  if (name) playSound(name);
}
