/** The user's settings, stored in this browser. */

import { persisted } from '../lib/signal.js';

/** `light`, `dark`, or empty for the system's theme. */
export const theme = persisted('theme', '');
/** How fast what happens is shown: the factor, and the message that names it. */
export const SPEEDS = /** @type {const} */ ([{ value: 0.5, text: 'settings-speed-calm' }, { value: 1, text: 'settings-speed-brisk' }, { value: 0, text: 'settings-speed-instant' }]);
/** One of `SPEEDS`; earlier versions stored other factors too. */
export const speed = persisted('speed', 1);
export const sound = persisted('sound', false);
/** Loudness of all sounds, 0 to 1. */
export const volume = persisted('volume', 0.6);
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
export const animationSpeed = () => (reducedMotion().matches ? 0 : chosenSpeed());

/** One of `SPEEDS`. */
export const chosenSpeed = () => SPEEDS.find(({ value }) => value === speed.get())?.value ?? 1;
