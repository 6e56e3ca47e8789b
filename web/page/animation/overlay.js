/** An overlay for flying nodes. All flights can be ended at once. */

/** @typedef {{ x: number, y: number }} Spot */

/** The middle of a node on the screen. @param {Element} node @returns {Spot} */
export function centreOf(node) {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** An overlay that takes no clicks. It is outside the body, which is rendered at any time. */
export function flightOverlay() {
  /** @type {Set<Animation>} */
  const running = new Set();
  const sheet = document.createElement('div');
  sheet.className = 'sky';
  sheet.setAttribute('aria-hidden', 'true');
  document.documentElement.append(sheet);

  /** @param {Element} node @param {Keyframe[]} frames @param {KeyframeAnimationOptions} how */
  async function animate(node, frames, how) {
    const animation = node.animate(frames, { easing: 'cubic-bezier(.4,.1,.3,1)', fill: 'both', ...how });
    running.add(animation);
    await animation.finished.catch(() => undefined);
    running.delete(animation);
    return animation;
  }

  return {
    animate,
    /** Moves a node along a curve and removes it. @param {Element} node @param {Spot} from @param {Spot} to @param {KeyframeAnimationOptions} how */
    async fly(node, from, to, how) {
      sheet.append(node);
      const at = (/** @type {Spot} */ spot, /** @type {number} */ scale) => ({ transform: `translate(${spot.x}px, ${spot.y}px) translate(-50%, -50%) scale(${scale})` });
      const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift(from, to) };
      await animate(node, [at(from, 0.9), { ...at(half, 1.25), offset: 0.5 }, at(to, 1)], how);
      node.remove();
    },
    /** Shows a node at a spot for a while. @param {Element} node @param {Spot} at @param {KeyframeAnimationOptions} how */
    async show(node, at, how) {
      sheet.append(node);
      const transform = `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)`;
      await animate(node, [{ transform: `${transform} scale(.6)`, opacity: 0 }, { transform, opacity: 1, offset: 0.25 }, { transform, opacity: 1, offset: 0.85 }, { transform, opacity: 0 }], how);
      node.remove();
    },
    /** Jumps to the end of all flights. */
    end() {
      running.forEach((animation) => animation.finish());
    },
    close() {
      running.forEach((animation) => animation.cancel());
      sheet.remove();
    },
  };
}

/** A longer flight rises higher. @param {Spot} from @param {Spot} to */
const lift = (from, to) => Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 6);
