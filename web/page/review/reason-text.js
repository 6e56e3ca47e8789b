/** Why a line is better, as a sentence. */

import { t } from '../i18n/messages.js';
import { siteName } from '../i18n/names.js';
import { decimal, points } from './numbers.js';

/** @import { ReviewReason } from '../../types/engine.js' */

/** @param {ReviewReason} reason */
export function reasonText(reason) {
  switch (reason.reason) {
    case 'scored': return t('review-reason-scored', { points: points(reason.points) });
    case 'site': return siteText(reason);
    case 'court': return t('review-reason-court', { count: reason.count, points: points(reason.points) });
    case 'king': return t('review-reason-king', { site: siteName(reason.king), points: points(reason.points) });
    case 'hand': return t('review-reason-hand', { points: points(reason.points) });
    case 'order': return t('review-reason-order', { played: decimal(reason.played), best: decimal(reason.best) });
  }
}

/** @param {Extract<ReviewReason, { reason: 'site' }>} reason */
function siteText({ site, points: more, round, played, best }) {
  const values = { site: siteName(site), points: points(more), round };
  if (played === best) return t('review-reason-prospects', values);
  return t('review-reason-site', { ...values, played: t(`review-place-${played}`), best: t(`review-place-${best}`) });
}
