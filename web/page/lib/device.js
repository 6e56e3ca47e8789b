/** How the page is used on this device, as values of messages: `$input` is `touch` or `mouse`, `$screen` is `narrow` or `wide`. */

/** @param {string} query */
const matches = (query) => globalThis.matchMedia?.(query).matches ?? false;

export const inputKind = () => (matches('(pointer: coarse)') ? 'touch' : 'mouse');

/** @returns {{ input: string, screen: string }} */
export const deviceValues = () => ({ input: inputKind(), screen: matches('(min-width: 76rem)') ? 'wide' : 'narrow' });
