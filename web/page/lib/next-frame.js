/** Runs work with the next animation frame, or after a timeout where no frames are drawn (a hidden tab). */

/** How long to wait for a frame, in milliseconds. */
const TIMEOUT = 100;

/** @param {() => void} work */
export function onNextFrame(work) {
  const once = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    work();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, TIMEOUT);
}
