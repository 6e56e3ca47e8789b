/** What a target and a badge add to a part of the drawing. */

import { h } from '../lib/dom.js';
import { pressable } from './pressable.js';

/** @import { Target, Targets } from './targets.js' */

/** A button if it is a target; otherwise hidden from screen readers, because the site describes it. @param {Target | undefined} target @param {string} about */
export const targetProps = (target, about) => (target ? pressable(`${target.label}. ${about}`, target.act, { pressed: target.chosen }) : { 'aria-hidden': 'true' });

/** The sign of a place, if it has one. @param {Targets} targets @param {string} place @param {number} x @param {number} y */
export const badgeAt = ({ marks }, place, x, y) => marks?.has(place) && h('g', { key: `mark ${place}`, class: 'mark', transform: `translate(${x} ${y}) scale(1.2)`, 'aria-hidden': 'true' }, marks.get(place));
