/** Which requests this browser answers itself. The rest of the folder is loaded when the first one comes. */

/** @import { LocalHost } from '../api/host.js' */

/** Games of this browser, and the edition they are played with. */
const OWN = /^\/(tables\/local-|editions\/local|local\/)/;
/** What needs no server: lessons, worked examples, the built-in edition. */
const COVERED = /^\/(lessons|examples)(\/|$)|^\/editions\/default/;

/** @type {LocalHost} */
export const localHost = {
  owns: (path) => OWN.test(path),
  covers: (path) => COVERED.test(path),
  load: async () => (await import('./host.js')).localHost,
};
