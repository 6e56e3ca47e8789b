/** Modules that only animations need, loaded with the first animation. */

import { loadStylesheet } from '../lib/stylesheet.js';

export { playSceneSound } from './scene-sounds.js';
export { finale } from './finale.js';
export { LAST_HOLD, MOVING, withinBacklog } from './pace.js';
export { narrate } from './narration.js';
export { scenePanel } from './scene-panel.js';
export { scenes } from './scenes.js';
export { scoreboard } from './scoreboard.js';
export { stage } from './stage.js';

export const ready = loadStylesheet('scenes');
