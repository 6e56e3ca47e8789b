/** Which language the page speaks: the browser's own, or one that is chosen. It changes at once, wherever one is. */

import { chosen, load, t } from '../words.js';
import { list } from './field.js';

/** @param {string[]} offered */
export function tongue(offered) {
  const options = [{ value: '', text: t('settings-language-own') }, ...offered.map((name) => ({ value: name, text: spoken(name) }))];
  return list({ id: 'language', label: t('settings-language'), value: chosen.get(), pick: speak, options });
}

/** @param {string} name */
function speak(name) {
  chosen.set(name);
  return load();
}

/** A language in its own words. @param {string} name */
const spoken = (name) => new Intl.DisplayNames([name], { type: 'language' }).of(name) ?? name;
