/** The user's settings, stored in this browser. */

import { persisted } from '../lib/signal.js';

/** `light`, `dark`, or empty for the system's theme. */
export const theme = persisted('theme', '');
/** Animation speed: 0 none, 1 normal, 2 twice as fast. */
export const speed = persisted('speed', 1);
export const sound = persisted('sound', false);
/** Whether players' colours are hatched too, as on engraved coats of arms. */
export const hatching = persisted('hatched', false);
/** Whether a finished answer is sent without a confirmation. */
export const quickSend = persisted('quick', false);

/** Applies the settings now and whenever they change. */
export function applySettings() {
  const apply = () => {
    document.documentElement.dataset.theme = theme.get();
    document.documentElement.style.setProperty('--speed', String(animationSpeed()));
    document.documentElement.toggleAttribute('data-hatched', hatching.get());
  };
  [theme, speed, hatching].forEach((setting) => setting.watch(apply));
  reducedMotion().addEventListener('change', apply);
  apply();
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

/** The speed in effect: 0 where the system asks for reduced motion. */
export const animationSpeed = () => (reducedMotion().matches ? 0 : speed.get());
