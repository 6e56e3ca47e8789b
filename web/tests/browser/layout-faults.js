/** Finds what is wrong with the layout of a table: covered questions, small targets, overlapping or tiny text, nested scrolling. */

/** @typedef {{ isTouch: boolean, isWide: boolean, isAsked?: boolean }} Screen  `isAsked`: the question must be in sight */

/** @param {import('@playwright/test').Page} page @param {Screen} screen @returns {Promise<string[]>} */
export const layoutFaults = (page, screen) => page.evaluate(faults, screen);

/** Runs in the page, so it must be self-contained. @param {Screen} screen */
function faults({ isTouch, isWide, isAsked = true }) {
  const [TARGET, LETTER] = [43.5, 10.9];
  const all = (/** @type {string} */ where, /** @type {ParentNode} */ root = document) => /** @type {HTMLElement[]} */ ([...root.querySelectorAll(where)]);
  const shown = (/** @type {Element} */ node) => node.checkVisibility({ visibilityProperty: true });
  const describe = (/** @type {Element} */ node) => `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''} “${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 40)}”`;

  /** Is some point of it on top, without scrolling? @param {Element} node */
  function isSeen(node) {
    const { left, top, width, height } = node.getBoundingClientRect();
    const steps = [0.5, 0.3, 0.7, 0.1, 0.9];
    return steps.some((down) => steps.some((right) => {
      const hit = document.elementFromPoint(left + width * right, top + height * down);
      return hit !== null && node.contains(hit);
    }));
  }

  /** A question whose targets are all hidden, or that is hidden itself; clocks that are all hidden. */
  function hidden() {
    scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector('.question')?.scrollTo({ top: 0, behavior: 'instant' });
    const title = document.querySelector('.ask-title');
    const targets = all('#board .lit, .card-choice, button.power.lit, .ask-body .ask-chip').filter(shown);
    const clocks = ['.tally', '.seats'].map((list) => all('.clock', document.querySelector(list) ?? document.createElement('i'))).filter((list) => list.length > 0);
    return [
      ...(clocks.length > 0 && !clocks.some((list) => list.every((clock) => shown(clock) && isSeen(clock))) ? ['not all clocks are in sight'] : []),
      ...(title && !isSeen(title) ? [`the question “${title.textContent}” is covered`] : []),
      ...(title && targets.length > 0 && !targets.some(isSeen) ? [`all targets of “${title.textContent}” are hidden`] : []),
    ];
  }

  /** While a power card is chosen, board and action cards are in sight. */
  function unseenCards() {
    if (document.querySelector('.ask')?.getAttribute('data-kind') !== 'play') return [];
    return [...all('#board .board'), ...all('.offers .card')].filter((node) => !isSeen(node)).map((node) => `hidden while a power card is chosen: ${describe(node)}`);
  }

  function small() {
    const controls = all('.question button, .hand button, .tabs button, .bar button, button.card, .recap button, .recap-open, .zoom, .table select, .table summary, .log a, .chat-menu, #board .site.lit').filter(shown);
    return controls.filter((node) => {
      const { width, height } = node.getBoundingClientRect();
      return width < TARGET || height < TARGET;
    }).map((node) => {
      const { width, height } = node.getBoundingClientRect();
      return `only ${Math.round(width)} × ${Math.round(height)}: ${describe(node)}`;
    });
  }

  /** The boxes of the texts in a part, without those for screen readers only. @param {Element} part */
  function texts(part) {
    const found = [];
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = /** @type {Element} */ (text.parentElement);
      if (!text.nodeValue?.trim() || parent.closest('.hidden-text, title') || !shown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      // A range ignores that a text in a drawing is condensed.
      const boxes = parent instanceof SVGElement ? [parent.getBoundingClientRect()] : [...range.getClientRects()];
      for (const box of boxes) if (box.width > 1 && box.height > 1) found.push({ parent, box });
    }
    return found;
  }

  /** @param {DOMRect} one @param {DOMRect} other */
  const overlap = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

  function overlapping() {
    const parts = all('.bar, .tally, .offers, .ask-title, .ask-body, .ask-card, .hand, .seat, .tabs').filter(shown);
    return parts.flatMap((part) => {
      const boxes = texts(part);
      return boxes.flatMap(({ parent, box }, at) => boxes.slice(at + 1)
        .filter((other) => other.parent !== parent && overlap(box, other.box) > 0.3 * Math.min(box.width * box.height, other.box.width * other.box.height))
        .map((other) => `${describe(parent)} overlaps ${describe(other.parent)}`));
    });
  }

  /** The size of a text on the screen; in a drawing it depends on the drawing's scale. @param {Element} node */
  function letter(node) {
    const matrix = node instanceof SVGGraphicsElement ? node.getScreenCTM() : null;
    return parseFloat(getComputedStyle(node).fontSize) * (matrix ? Math.hypot(matrix.c, matrix.d) : 1);
  }

  /** Badges on the board that cover a number, a name, a grande, the king, or each other. What the draft has just moved may be beside its badge. */
  function colliding() {
    const badges = all('#board :is(.change, .note) rect').filter(shown);
    const others = all('#board :is(.count, .name, .values text, .stands:not(.changed))').filter(shown);
    return badges.flatMap((badge, at) => [...others, ...badges.slice(at + 1)]
      .filter((other) => overlap(badge.getBoundingClientRect(), drawn(other)) > 0.25 * Math.min(area(badge.getBoundingClientRect()), area(drawn(other))))
      .map((other) => `the badge “${badge.parentElement?.textContent}” covers ${describe(other)}`));
  }

  /** @param {DOMRect} box */
  const area = ({ width, height }) => width * height;

  /** Where something is drawn; of a text its letters, without the space above and below them. @param {Element} node */
  function drawn(node) {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.tagName === 'text' ? new DOMRect(left, top + height * 0.25, width, height * 0.5) : new DOMRect(left, top, width, height);
  }

  const tiny = () => texts(document.querySelector('.table') ?? document.body).filter(({ parent }) => letter(parent) < LETTER)
    .map(({ parent }) => `${letter(parent).toFixed(1)} px: ${describe(parent)}`);

  /** On a wide screen only the page, the log and the chat scroll, and every player fits. */
  function nested() {
    const scrolls = (/** @type {Element} */ node) => /auto|scroll/.test(getComputedStyle(node).overflowY) && node.scrollHeight > node.clientHeight + 1;
    const cut = all('.seat').filter((node) => node.getBoundingClientRect().bottom > innerHeight);
    return [
      ...all('.table *').filter((node) => scrolls(node) && !node.matches('.log-scroll, .chat-scroll')).map((node) => `scrolls: ${describe(node)}`),
      ...cut.map((node) => `does not fit: ${describe(node)}`),
    ];
  }

  return [...new Set([...(isAsked ? [...hidden(), ...unseenCards()] : []), ...overlapping(), ...colliding(), ...(isTouch ? [...small(), ...tiny()] : []), ...(isWide ? nested() : [])])];
}
