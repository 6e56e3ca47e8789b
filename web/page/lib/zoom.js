/** Enlarges a drawing inside its frame: by pinching, by a double tap beside the targets, or by a button. The frame scrolls. */

const MOST = 3;
/** What a double tap and the button enlarge to. */
const STEP = 2;
/** Milliseconds and pixels between the taps of a double tap. */
const DOUBLE = 350;
const NEAR = 40;

/** @param {HTMLElement} frame */
export function enableZoom(frame) {
  const zoom = new Zoom(frame);
  frame.addEventListener('touchstart', zoom.touch, { passive: true });
  frame.addEventListener('touchmove', zoom.pinch, { passive: false });
  frame.addEventListener('touchend', zoom.release);
  frame.addEventListener('click', zoom.click);
}

class Zoom {
  #frame;
  #scale = 1;
  /** @type {{ apart: number, scale: number } | null} */
  #pinched = null;
  /** The last tap, unless it was on a target. @type {{ at: number, x: number, y: number } | null} */
  #tapped = null;

  /** @param {HTMLElement} frame */
  constructor(frame) {
    this.#frame = frame;
  }

  touch = (/** @type {TouchEvent} */ { touches }) => {
    if (touches.length === 2) this.#pinched = { apart: distance(touches), scale: this.#scale };
  };

  pinch = (/** @type {TouchEvent} */ event) => {
    if (!this.#pinched || event.touches.length !== 2) return;
    event.preventDefault();
    const [one, other] = event.touches;
    const to = (this.#pinched.scale * distance(event.touches)) / this.#pinched.apart;
    this.#set(to, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
  };

  release = () => {
    this.#pinched = null;
  };

  click = (/** @type {PointerEvent} */ { target, pointerType, timeStamp: at, clientX: x, clientY: y }) => {
    const node = /** @type {Element} */ (target);
    const { left, top, width, height } = this.#frame.getBoundingClientRect();
    if (node.closest('.zoom')) return this.#toggle(left + width / 2, top + height / 2);
    const last = this.#tapped;
    const isDouble = last !== null && at - last.at < DOUBLE && Math.hypot(x - last.x, y - last.y) < NEAR;
    this.#tapped = pointerType === 'touch' && !node.closest('.lit') ? { at, x, y } : null;
    if (isDouble && this.#tapped) this.#toggle(x, y);
  };

  /** @param {number} x @param {number} y */
  #toggle(x, y) {
    this.#set(this.#scale > 1 ? 1 : STEP, x, y);
  }

  /** The point under x and y stays where it is. @param {number} scale @param {number} x @param {number} y */
  #set(scale, x, y) {
    const frame = this.#frame;
    const to = Math.min(MOST, Math.max(1, scale));
    const { left, top, height } = frame.getBoundingClientRect();
    const [right, down] = [x - left, y - top];
    const grown = to / this.#scale;
    const [scrollLeft, scrollTop] = [(frame.scrollLeft + right) * grown - right, (frame.scrollTop + down) * grown - down];
    if (this.#scale === 1) frame.style.setProperty('--frame-height', `${height}px`);
    this.#scale = to;
    frame.style.setProperty('--zoom', String(to));
    frame.classList.toggle('zoomed', to > 1);
    frame.querySelector('.zoom')?.setAttribute('aria-pressed', String(to > 1));
    frame.scrollTo({ left: scrollLeft, top: scrollTop, behavior: 'instant' });
  }
}

/** @param {TouchList} touches */
const distance = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
