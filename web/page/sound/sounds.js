/** Our own sounds, synthesised when they are played. */

import { volume } from '../state/settings.js';

/**
 * One part of a sound: a tone, or noise through a filter.
 * @typedef {object} Part
 * @property {number} at  when it begins, in seconds
 * @property {number} length  in seconds
 * @property {number} loud  0 to 1
 * @property {OscillatorType | 'noise'} wave
 * @property {number} pitch  of the tone or of the filter, in hertz
 * @property {number} [to]  the pitch at its end
 */

/** @param {number} at @param {number} pitch @param {Partial<Part>} [more] @returns {Part} */
const tone = (at, pitch, more = {}) => ({ at, pitch, length: 0.5, loud: 0.2, wave: 'sine', ...more });
/** @param {number} at @param {number} pitch @param {Partial<Part>} [more] @returns {Part} */
const noise = (at, pitch, more = {}) => ({ at, pitch, length: 0.1, loud: 0.3, wave: 'noise', ...more });
/** A short note of a horn. @param {number} at @param {number} pitch @param {number} [length] @returns {Part[]} */
const horn = (at, pitch, length = 0.45) => [tone(at, pitch, { length, loud: 0.2, wave: 'sawtooth' }), tone(at, pitch * 2, { length, loud: 0.08, wave: 'triangle' })];

/** @typedef {'turn' | 'place' | 'castillo' | 'card' | 'disc' | 'king' | 'points' | 'gate' | 'veto' | 'fanfare'} SoundName */

/** @type {Record<SoundName, Part[]>} */
export const SOUNDS = {
  turn: [tone(0, 523.25, { loud: 0.3 }), tone(0.14, 783.99, { loud: 0.3 })],
  place: [noise(0, 900, { length: 0.05, loud: 0.35, to: 300 }), tone(0, 190, { length: 0.09, loud: 0.35, to: 120 })],
  castillo: [noise(0, 700, { length: 0.06 }), tone(0.05, 110, { length: 0.28, loud: 0.4, to: 70 }), noise(0.09, 260, { length: 0.2, loud: 0.2, to: 120 })],
  card: [noise(0, 2200, { length: 0.14, loud: 0.7, to: 4200 }), noise(0.1, 500, { length: 0.05, loud: 0.3, to: 250 })],
  disc: [noise(0, 3000, { length: 0.04, loud: 0.5 }), noise(0.12, 2400, { length: 0.05, loud: 0.5 })],
  king: [...horn(0, 293.66, 0.25), ...horn(0.22, 392, 0.5)],
  points: [tone(0, 1046.5, { length: 0.25, loud: 0.22, wave: 'triangle' }), tone(0.06, 1318.5, { length: 0.3, loud: 0.2, wave: 'triangle' })],
  gate: [noise(0, 180, { length: 0.9, loud: 0.3, to: 420 }), tone(0.8, 130, { length: 0.35, loud: 0.35, to: 90 })],
  veto: [tone(0, 220, { length: 0.18, loud: 0.25, wave: 'triangle' }), tone(0.17, 164.8, { length: 0.4, loud: 0.28, wave: 'triangle' })],
  fanfare: [...horn(0, 392, 0.2), ...horn(0.2, 392, 0.2), ...horn(0.4, 523.25, 0.35), ...horn(0.72, 392, 0.2), ...horn(0.92, 523.25, 0.3), ...horn(0.92, 659.25, 0.3), ...horn(1.25, 523.25, 1.2), ...horn(1.25, 659.25, 1.2), ...horn(1.25, 783.99, 1.2)],
};

/** @type {AudioContext | undefined} */
let audio;

/** @param {SoundName} name */
export function playSound(name) {
  if (!('AudioContext' in globalThis)) return;
  const context = (audio ??= new AudioContext());
  // A browser that allows no sound before the first click plays the next one.
  if (context.state === 'suspended') context.resume().catch(() => undefined);
  for (const part of SOUNDS[name]) playPart(context, part);
}

/** @param {AudioContext} context @param {Part} part */
function playPart(context, part) {
  const [start, end] = [context.currentTime + part.at, context.currentTime + part.at + part.length];
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(part.loud * volume.get(), start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(context.destination);
  const source = part.wave === 'noise' ? noiseSource(context, part, start, gain) : toneSource(context, part, start, gain);
  source.start(start);
  source.stop(end + 0.02);
}

/** @param {AudioContext} context @param {Part} part @param {number} start @param {AudioNode} output */
function toneSource(context, { wave, pitch, to = pitch, length }, start, output) {
  const source = context.createOscillator();
  source.type = /** @type {OscillatorType} */ (wave);
  glide(source.frequency, pitch, to, start, length);
  source.connect(output);
  return source;
}

/** @param {AudioContext} context @param {Part} part @param {number} start @param {AudioNode} output */
function noiseSource(context, { pitch, to = pitch, length }, start, output) {
  const source = context.createBufferSource();
  const samples = context.createBuffer(1, Math.ceil(context.sampleRate * (length + 0.05)), context.sampleRate);
  const data = samples.getChannelData(0);
  for (let at = 0; at < data.length; at += 1) data[at] = Math.random() * 2 - 1;
  source.buffer = samples;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  glide(filter.frequency, pitch, to, start, length);
  source.connect(filter).connect(output);
  return source;
}

/** @param {AudioParam} parameter @param {number} from @param {number} to @param {number} start @param {number} length */
function glide(parameter, from, to, start, length) {
  parameter.setValueAtTime(from, start);
  parameter.exponentialRampToValueAtTime(to, start + length);
}
