/** Makes a part of a drawing a button: by pointer, Enter and Space. */

/** @import { Props } from '../lib/dom.js' */

/**
 * @param {string} label
 * @param {() => void} act
 * @param {{ disabled?: boolean, pressed?: boolean }} [state]
 * @returns {Props}
 */
export const pressable = (label, act, { disabled = false, pressed } = {}) => ({
  role: 'button',
  tabindex: '0',
  'aria-label': label,
  'aria-disabled': disabled ? 'true' : undefined,
  'aria-pressed': pressed === undefined ? undefined : String(pressed),
  onclick: act,
  onkeydown: (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  },
});
