/** Drag and drop by mouse, touch or pen. A press without movement stays a click; Escape cancels. */

/**
 * @typedef {object} DragHandlers
 * @property {(node: Element) => string | undefined} lift  what is lifted there, if anything
 * @property {(lifted: string, node: Element | null) => string | undefined} over  the zone at that node, if it may go there
 * @property {(lifted: string, zone: string) => void} drop
 * @property {(lifted: string) => void} [started]  the drag has begun
 * @property {(lifted: string) => Element | undefined} [ghost]  what it looks like, if not like what was lifted
 */

/** Movements up to this distance do not start a drag, in pixels. */
const STILL = 7;

/** @param {Element} root @param {DragHandlers} handlers @returns {() => void} stops it */
export function drag(root, handlers) {
  const dragging = new Dragging(handlers);
  /** @type {[EventTarget, string, (event: any) => void, (boolean | AddEventListenerOptions)?][]} each listener knows its own kind of event, hence `any` */
  const listeners = [
    [root, 'pointerdown', dragging.press], [root, 'touchmove', dragging.preventScroll, { passive: false }], [document, 'pointermove', dragging.move],
    [document, 'pointerup', dragging.release], [document, 'pointercancel', dragging.cancel], [document, 'keydown', dragging.key, true],
  ];
  listeners.forEach(([target, type, listener, options]) => target.addEventListener(type, listener, options));
  return () => {
    dragging.cancel();
    listeners.forEach(([target, type, listener, options]) => target.removeEventListener(type, listener, options));
  };
}

class Dragging {
  /** @type {{ lifted: string, node: Element, id: number, x: number, y: number, ghost?: HTMLElement, over?: string } | null} */
  #held = null;
  #handlers;

  /** @param {DragHandlers} handlers */
  constructor(handlers) {
    this.#handlers = handlers;
  }

  press = (/** @type {PointerEvent} */ event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const node = /** @type {Element} */ (event.target);
    const lifted = this.#handlers.lift(node);
    if (lifted === undefined) return;
    this.#held = { lifted, node: node.closest('[data-place]') ?? node, id: event.pointerId, x: event.clientX, y: event.clientY };
  };

  move = (/** @type {PointerEvent} */ event) => {
    const held = this.#held;
    if (!held || event.pointerId !== held.id) return;
    if (!held.ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) < STILL) return;
    if (!held.ghost) this.#start(held);
    if (!held.ghost) return;
    held.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    held.over = this.#handlers.over(held.lifted, document.elementFromPoint(event.clientX, event.clientY));
    held.ghost.classList.toggle('may', held.over !== undefined);
  };

  release = (/** @type {PointerEvent} */ event) => {
    if (!this.#held || event.pointerId !== this.#held.id) return;
    const { ghost, lifted, over } = this.#held;
    this.cancel();
    if (!ghost) return;
    suppressClick();
    if (over !== undefined) this.#handlers.drop(lifted, over);
  };

  cancel = () => {
    this.#held?.ghost?.remove();
    this.#held = null;
  };

  /** Scrolling would end the drag. */
  preventScroll = (/** @type {Event} */ event) => {
    if (this.#held && event.cancelable) event.preventDefault();
  };

  key = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape' || !this.#held?.ghost) return;
    event.preventDefault();
    this.cancel();
    suppressClick();
  };

  /** @param {{ lifted: string, node: Element, ghost?: HTMLElement }} held */
  #start(held) {
    held.ghost = createGhost(this.#handlers.ghost?.(held.lifted) ?? portrait(held.node));
    this.#handlers.started?.(held.lifted);
  }
}

/** Suppresses the click after a drag. */
function suppressClick() {
  const stop = (/** @type {Event} */ event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', stop, { capture: true }), 0);
}

/** The dragged image under the pointer. It is outside the body, which is rendered at any time. @param {Element} picture */
function createGhost(picture) {
  const ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.append(picture);
  document.documentElement.append(ghost);
  return ghost;
}

/** A copy of a node of the drawing. @param {Element} node @returns {Element} */
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
