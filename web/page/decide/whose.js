/** Whose something is, as the one who is asked calls them. */

import { playerName } from '../names.js';
import { t } from '../words.js';

/** You, or somebody's name. @param {{ me: string, context: import('./asking.js').Context }} asked @param {string} colour */
export const whose = ({ me, context }, colour) => (colour === me ? t('decide-you') : playerName(context.seats ?? [], colour));
