/** Things carried by mouse, finger or pen. A press that does not move stays a click; Escape lets go. */

/**
 * @typedef {object} Carrying
 * @property {(node: Element) => string | undefined} lift  what is lifted there, if anything
 * @property {(lifted: string, node: Element | null) => string | undefined} over  the zone at that node, if it may go there
 * @property {(lifted: string, zone: string) => void} drop
 * @property {(lifted: string) => void} [begun]  it has left its place
 * @property {(lifted: string) => Element | undefined} [ghost]  what it looks like, if not like what was lifted
 */

/** So far may a finger tremble, in pixels. */
const STILL = 7;

/** @param {Element} root @param {Carrying} carrying @returns {() => void} ends it */
export function drag(root, carrying) {
  /** @type {{ lifted: string, node: Element, id: number, x: number, y: number, ghost?: HTMLElement, over?: string } | null} */
  let held = null;

  /** @param {PointerEvent} event */
  function press(event) {
    if (event.button !== 0 || !event.isPrimary) return;
    const node = /** @type {Element} */ (event.target);
    const lifted = carrying.lift(node);
    if (lifted === undefined) return;
    held = { lifted, node: node.closest('[data-place]') ?? node, id: event.pointerId, x: event.clientX, y: event.clientY };
  }

  /** @param {PointerEvent} event */
  function carry(event) {
    if (!held || event.pointerId !== held.id) return;
    if (!held.ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) < STILL) return;
    if (!held.ghost) begin();
    follow(event);
  }

  function begin() {
    if (!held) return;
    held.ghost = ghostOf(carrying.ghost?.(held.lifted) ?? portrait(held.node));
    carrying.begun?.(held.lifted);
  }

  /** @param {PointerEvent} event */
  function follow(event) {
    if (!held?.ghost) return;
    held.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    held.over = carrying.over(held.lifted, document.elementFromPoint(event.clientX, event.clientY));
    held.ghost.classList.toggle('may', held.over !== undefined);
  }

  /** @param {PointerEvent} event */
  function release(event) {
    if (!held || event.pointerId !== held.id) return;
    const { ghost, lifted, over } = held;
    letGo();
    if (!ghost) return;
    swallow();
    if (over !== undefined) carrying.drop(lifted, over);
  }

  function letGo() {
    held?.ghost?.remove();
    held = null;
  }

  /** A page that scrolls would take the finger away. @param {Event} event */
  function stay(event) {
    if (held && event.cancelable) event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    if (event.key !== 'Escape' || !held?.ghost) return;
    event.preventDefault();
    letGo();
    swallow();
  }

  /** @type {[EventTarget, string, any, any?][]} */
  const listeners = [
    [root, 'pointerdown', press], [root, 'touchmove', stay, { passive: false }], [document, 'pointermove', carry],
    [document, 'pointerup', release], [document, 'pointercancel', letGo], [document, 'keydown', key, true],
  ];
  listeners.forEach(([on, type, heard, how]) => on.addEventListener(type, heard, how));
  return () => {
    letGo();
    listeners.forEach(([on, type, heard, how]) => on.removeEventListener(type, heard, how));
  };
}

/** The click that ends a drag is no click. */
function swallow() {
  const stop = (/** @type {Event} */ event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', stop, { capture: true }), 0);
}

/** A picture of what is carried, under the pointer; outside the body, which is drawn anew at any time. @param {Element} picture */
function ghostOf(picture) {
  const ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.append(picture);
  document.documentElement.append(ghost);
  return ghost;
}

/** What a node of the drawing looks like, on its own. @param {Element} node @returns {Element} */
export function portrait(node) {
  const copy = /** @type {Element} */ (node.cloneNode(true));
  copy.removeAttribute('id');
  copy.removeAttribute('data-place');
  if (!(node instanceof SVGGraphicsElement) || node instanceof SVGSVGElement) return copy;
  copy.removeAttribute('transform');
  const [box, shown] = [node.getBBox(), node.getBoundingClientRect()];
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', node.ownerSVGElement?.getAttribute('class') ?? '');
  svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
  svg.style.width = `${Math.round(shown.width)}px`;
  svg.style.height = `${Math.round(shown.height)}px`;
  svg.append(copy);
  return svg;
}
