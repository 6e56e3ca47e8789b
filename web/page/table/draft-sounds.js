/** Sounds of what the viewer adds to the draft. */

import { verbOf } from '../state/actions.js';
import { sound } from '../state/settings.js';
import { playLater } from './notifications.js';

/**
 * @import { SoundName } from '../sound/sounds.js'
 * @import { Verb } from '../state/actions.js'
 */

/** `undefined`: silent. A verb that is missing here fails `tsc`. @type {Record<Verb, SoundName | undefined>} */
const SOUNDS = {
  place: 'place', move: 'place', fetch: 'place', take: 'place', return: 'place', grande: 'place',
  choose: 'card', play: 'card', recall: 'card', tile: 'card',
  king: 'king', swap: 'king', disc: 'disc', veto: 'veto',
  pass: undefined, branch: undefined, name: undefined, special: undefined, allow: undefined, done: undefined,
};

/** @param {string} action @returns {SoundName | undefined} */
export const soundOf = (action) => (/^(place|move) .*\bcastillo$/.test(action) ? 'castillo' : SOUNDS[verbOf(action)]);

/** Call the result whenever the draft may have changed. */
export function draftSounds() {
  let before = 0;
  return (/** @type {string[]} */ actions) => {
    const name = actions.length > before ? soundOf(actions[actions.length - 1]) : undefined;
    before = actions.length;
    if (name && sound.get()) playLater(name);
  };
}
