/** A secret disc: face down, set, or turned face up. */

import { h } from '../lib/dom.js';
import { t } from '../i18n/messages.js';
import { emblem } from './emblems.js';
import { REGIONS } from './geography.js';
import { colourName, siteName } from '../i18n/names.js';

/** @import { Player, Region } from '../../types/wire.js' */

const SECTOR = (2 * Math.PI) / REGIONS.length;

/**
 * @param {{ colour: Player, state: 'down' | 'set' | 'turned', region?: Region | null }} props  `set`: only its owner sees the region
 */
export function disc({ colour, state, region = null }) {
  const about = region === null ? t(`disc-${state}`) : t('disc-shows', { site: siteName(region) });
  return h('svg', { class: `disc of-${colour} ${state}`, viewBox: '-52 -52 104 104', role: 'img', dataset: { place: `disc:${colour}` }, 'aria-label': t('disc-spoken', { colour: colourName(colour), about }) },
    h('circle', { class: 'disc-rim', r: 49 }),
    region === null ? back(colour) : dial(colour, region));
}

/** @param {Player} colour */
const back = (colour) => [
  h('circle', { class: 'field', r: 41 }), h('circle', { class: 'disc-ring', r: 33 }), emblem(colour, 0, 0, 42),
];

/** The dial is turned until the region is at the mark. @param {Player} colour @param {Region} region */
const dial = (colour, region) => [
  h('g', { transform: `rotate(${-40 * (REGIONS.indexOf(region) + 0.5)})` },
    REGIONS.map((one, index) => h('path', { class: `sector tint-${one}${one === region ? ' here' : ''}`, d: sector(index) }))),
  h('path', { class: 'pointer', d: 'M-9-50H9L0-34Z' }),
  h('circle', { class: 'field', r: 21 }), emblem(colour, 0, -2, 25),
  h('rect', { class: 'disc-label', x: -47, y: 24, width: 94, height: 26, rx: 13 }),
  h('text', { class: 'disc-name', y: 43 }, siteName(region)),
];

/** @param {number} index */
function sector(index) {
  const at = (/** @type {number} */ turn) => `${(44 * Math.sin(turn)).toFixed(1)} ${(-44 * Math.cos(turn)).toFixed(1)}`;
  return `M0 0L${at(index * SECTOR)}A44 44 0 0 1 ${at((index + 1) * SECTOR)}Z`;
}
