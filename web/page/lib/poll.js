/** Repeats work while the page is visible, and at once when it becomes visible again. */

/**
 * @param {() => Promise<void>} work  handles its own errors
 * @param {number} seconds
 * @returns {{ close: () => void }}
 */
export function poll(work, seconds) {
  const run = () => document.visibilityState === 'visible' && work();
  const timer = setInterval(run, seconds * 1000);
  document.addEventListener('visibilitychange', run);
  return {
    close() {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    },
  };
}
