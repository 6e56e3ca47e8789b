/** Finds texts that are cut off. */

/** @param {import('@playwright/test').Page} page @returns {Promise<string[]>} */
export const clipped = (page) => page.evaluate(cut);

/** What sticks out of the window, or of a box that cuts off what does not fit. Runs in the page. */
function cut() {
  const root = document.documentElement;
  const SLACK = 2;
  /** A name in the bar may end in dots. */
  const SHORT = '.self';
  const describe = (/** @type {Element} */ node, /** @type {string} */ why) => `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''} “${node.textContent?.trim().slice(0, 60)}” ${why}`;

  /** A text in a drawing is as wide as its element: a range ignores that it is condensed. @param {Text} text */
  function box(text) {
    if (text.parentElement instanceof SVGElement) return text.parentElement.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getBoundingClientRect();
  }

  /** Why it cannot be read, if so. @param {Text} text */
  function fault(text) {
    const { left, right, top, bottom, width, height } = box(text);
    if (width === 0 || height === 0 || right < 0 || bottom < 0) return '';
    for (let node = text.parentElement; node && node !== root; node = node.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(node);
      const around = node.getBoundingClientRect();
      if ((around.width <= 1 && around.height <= 1) || node.matches(SHORT)) return '';
      if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll') return right > innerWidth + SLACK && around.right > innerWidth + SLACK ? `lies beyond ${innerWidth} px` : '';
      const cuts = overflowX !== 'visible' || node.matches('button, a.button, summary, .chip, .tab');
      if (cuts && (right > around.right + SLACK || left < around.left - SLACK)) return `${Math.round(Math.max(right - around.right, around.left - left))} px too wide for ${describe(node, '').slice(0, 60)}`;
      const caps = overflowY !== 'visible' || node.matches('button, a.button, .tab');
      if (caps && (bottom > around.bottom + SLACK || top < around.top - SLACK)) return `${Math.round(Math.max(bottom - around.bottom, around.top - top))} px too high for ${describe(node, '').slice(0, 60)}`;
      if (position === 'fixed') break;
    }
    return right > innerWidth + SLACK || left < -SLACK ? `lies beyond ${innerWidth} px` : '';
  }

  const found = root.scrollWidth > innerWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = /** @type {Element} */ (node.parentElement);
    if (!node.nodeValue?.trim() || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const why = fault(/** @type {Text} */ (node));
    if (why) found.push(describe(parent, why));
  }
  return found;
}
