/** An overlay for flying nodes. All flights can be ended at once. */

/** @typedef {{ x: number, y: number }} Spot */

/** The middle of a node on the screen. @param {Element} node @returns {Spot} */
export function centreOf(node) {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** An overlay that takes no clicks. It is outside the body, because the page may render the body at any time. */
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

  /** Moves a node along these frames and removes it. @param {Element} node @param {Keyframe[]} frames @param {KeyframeAnimationOptions} how */
  async function move(node, frames, how) {
    sheet.append(node);
    await animate(node, frames, how);
    node.remove();
  }

  return {
    animate,
    /** Along a curve. @param {Element} node @param {Spot} from @param {Spot} to @param {KeyframeAnimationOptions} how */
    fly: (node, from, to, how) => move(node, [at(from, 0.9), { ...at(halfWay(from, to), 1.25), offset: 0.5 }, at(to, 1)], how),
    /** Above a wall, then down behind it: below its upper edge the node is hidden. @param {Element} node @param {Spot} from @param {Spot} edge  the middle of the wall's upper edge @param {KeyframeAnimationOptions} how */
    drop: (node, from, edge, how) => move(node, [at(from, 0.9), { ...at(above(edge, 2), 1), offset: 0.6, easing: 'ease-in' },
      { ...at(above(edge, 0.5), 1), clipPath: 'inset(0)', offset: 0.8, easing: 'linear' }, { ...at(above(edge, -0.5), 1), clipPath: 'inset(0 0 100% 0)' }], how),
    /** Shown where it is, then carried away. @param {Element} node @param {Spot} from @param {Spot} to @param {KeyframeAnimationOptions} how */
    carry: (node, from, to, how) => move(node, [{ ...at(from, 0.5), opacity: 0 }, { ...at(from, 1.1), opacity: 1, offset: 0.12 }, { ...at(from, 1), offset: 0.6 }, at(to, 0.7)], how),
    /** Turned face up, then carried away. @param {Element} node @param {Spot} from @param {Spot} to @param {KeyframeAnimationOptions} how */
    turn: (node, from, to, how) => move(node, [at(from, 1, 90), { ...at(from, 1.2, 0), offset: 0.25 }, { ...at(from, 1.2, 0), offset: 0.55 }, { ...at(to, 1, 0), offset: 0.85 }, at(to, 1, 0)], how),
    /** Shows a node at a spot for a while. @param {Element} node @param {Spot} spot @param {KeyframeAnimationOptions} how */
    show: (node, spot, how) => move(node, [{ ...at(spot, 0.6), opacity: 0 }, { ...at(spot, 1), opacity: 1, offset: 0.2 }, { ...at(spot, 1), opacity: 1, offset: 0.9 }, { ...at(spot, 1), opacity: 0 }], how),
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

/** The size of a node that falls behind a wall, in pixels. */
const FALLING = 32;

/** @param {Spot} edge @param {number} times  how many times its size */
const above = ({ x, y }, times) => ({ x, y: y - FALLING * times });

/** @param {Spot} spot @param {number} scale @param {number} [angle] @returns {Keyframe} */
const at = ({ x, y }, scale, angle = 0) => ({ transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale}) rotateY(${angle}deg)` });

/** @param {Spot} from @param {Spot} to */
const halfWay = (from, to) => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift(from, to) });

/** A longer flight rises higher. @param {Spot} from @param {Spot} to */
const lift = (from, to) => Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 6);
