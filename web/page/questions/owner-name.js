/** The name of a player as the viewer is addressed. */

import { playerName } from '../i18n/names.js';
import { t } from '../i18n/messages.js';

/**
 * @import { Player } from '../../types/wire.js'
 * @import { Context } from './question.js'
 */

/** "You", or the player's name. @param {{ me: Player, context: Pick<Context, 'seats'> }} viewer @param {Player} colour */
export const ownerName = ({ me, context }, colour) => (colour === me ? t('decide-you') : playerName(context.seats, colour));

/** For messages that are worded differently for the viewer's own pieces. @param {{ me: Player, context: Pick<Context, 'seats'> }} viewer @param {Player} colour */
export const owner = (viewer, colour) => ({ who: ownerName(viewer, colour), whose: colour === viewer.me ? 'own' : 'other' });
