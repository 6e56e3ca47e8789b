/** Before anybody can see anything new: with the next frame, or soon where no frames are drawn. */

/** So long does one wait for a frame, in milliseconds. */
const FRAMELESS = 100;

/** @param {() => void} deed */
export function soon(deed) {
  const once = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    deed();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, FRAMELESS);
}
