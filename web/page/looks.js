/** How the page looks and moves, as its reader wants it. */

import { kept } from './lib/cell.js';

/** `light`, `dark`, or empty for the system's. */
export const theme = kept('theme', '');
/** How fast things move: 0 not at all, 1 as drawn, 2 twice as fast. */
export const speed = kept('speed', 1);
/** Sounds are off until somebody wants them. */
export const sound = kept('sound', false);
/** Whether players' colours are hatched too, as on engraved coats of arms. */
export const hatched = kept('hatched', false);

/** Puts the choices into effect, now and whenever they change. */
export function dressed() {
  const dress = () => {
    document.documentElement.dataset.theme = theme.get();
    document.documentElement.style.setProperty('--speed', String(motion()));
    document.documentElement.toggleAttribute('data-hatched', hatched.get());
  };
  [theme, speed, hatched].forEach((choice) => choice.watch(dress));
  still.addEventListener('change', dress);
  dress();
}

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** The speed in effect: whoever asks their system for less motion gets none. */
export const motion = () => (still.matches ? 0 : speed.get());
