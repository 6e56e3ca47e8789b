/** Something that is being done at the server: whether it is under way, and why it was refused. */

import { Refused, Unreachable } from '../source/source.js';
import { say } from '../frame.js';
import { has, t } from '../words.js';
import { because, learn } from './because.js';

/** A refusal in the reader's words where there are some. @param {any} error */
export function reason(error) {
  if (error instanceof Unreachable) return t('around-unreachable');
  if (error instanceof Refused && has(`error-${error.code}`)) return t(`error-${error.code}`, { message: because(error, error.message) });
  return error?.message ?? String(error);
}

/**
 * @typedef {object} Deed
 * @property {() => string} busy  the name of what is under way, or nothing
 * @property {(name?: string) => string} refused  why the last one was refused; of that name only, if one is given
 * @property {() => string | undefined} rule  the rule by which it was refused
 * @property {(name: string, work: () => Promise<any>) => Promise<boolean>} run  was it done?
 */

/** @param {() => void} redraw @returns {Deed} */
export function deed(redraw) {
  let [busy, failed] = ['', ''];
  /** @type {any} */
  let error;
  return {
    busy: () => busy,
    refused: (name) => (error !== undefined && (name === undefined || name === failed) ? reason(error) : ''),
    rule: () => error?.rule,
    async run(name, work) {
      if (busy !== '') return false;
      [busy, error] = [name, undefined];
      redraw();
      try {
        await work();
      } catch (refusal) {
        await learn(/** @type {any} */ (refusal)?.because);
        [failed, error] = [name, refusal];
        say(reason(error));
      }
      busy = '';
      redraw();
      return error === undefined;
    },
  };
}
