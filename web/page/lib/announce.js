/** Announcements for screen readers, through the live region in the layout. */

/** The id of the live region. */
export const LIVE_REGION = 'announcements';

/** The last announcement; the layout renders it again so that a redraw keeps it. */
let text = '';

export const announcement = () => text;

/** @param {string} next */
export function announce(next) {
  text = next;
  const node = document.getElementById(LIVE_REGION);
  if (node) node.textContent = next;
}
