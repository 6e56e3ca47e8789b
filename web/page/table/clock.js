/** The clock of a player. It runs on between updates of the server. */

import { h } from '../lib/dom.js';
import { t } from '../i18n/messages.js';
import { glyph } from '../components/glyph.js';

/** @param {number} left milliseconds */
export function formatClock(left) {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const twoDigits = (/** @type {number} */ part) => String(part).padStart(2, '0');
  if (hours >= 48) return t('clock-days', { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours >= 10) return t('clock-hours', { hours, minutes });
  return `${hours > 0 ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(seconds % 60)}`;
}

/**
 * @param {number | null} left  as the server said
 * @param {number} heard  when it said so
 * @param {boolean} runs
 */
export function clock(left, heard, runs) {
  if (left === null) return null;
  const until = runs ? heard + left : undefined;
  const now = until === undefined ? left : until - performance.now();
  return h('span', { class: `clock ${now < 30_000 ? 'short' : ''} ${runs ? 'runs' : ''}`, role: 'timer', 'aria-label': t('clock-label') },
    glyph('clock'), h('span', { dataset: { until } }, formatClock(now)));
}

/** Lets all clocks on the page go on. @returns {() => void} stops them */
export function runClocks() {
  const tick = () => {
    for (const node of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.clock [data-until]'))) {
      const left = Number(node.dataset.until) - performance.now();
      const text = formatClock(left);
      if (node.firstChild && node.firstChild.nodeValue !== text) node.firstChild.nodeValue = text;
      node.parentElement?.classList.toggle('short', left < 30_000);
    }
  };
  const timer = setInterval(tick, 500);
  return () => clearInterval(timer);
}
