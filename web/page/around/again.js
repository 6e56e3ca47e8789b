/** Looks again from time to time, while somebody looks at the page. */

/**
 * @param {() => Promise<void>} look
 * @param {number} seconds
 * @returns {{ close: () => void }}
 */
export function again(look, seconds) {
  const seen = () => document.visibilityState === 'visible' && look().catch(() => {});
  const timer = setInterval(seen, seconds * 1000);
  document.addEventListener('visibilitychange', seen);
  return {
    close() {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    },
  };
}
