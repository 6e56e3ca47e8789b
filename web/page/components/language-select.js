/** The field for the language of the page. A change takes effect at once. */

import { chosenLanguage, load, t } from '../i18n/messages.js';
import { selectField } from './fields.js';

/** @param {string[]} offered */
export function languageSelect(offered) {
  const options = [{ value: '', text: t('settings-language-own') }, ...offered.map((name) => ({ value: name, text: spoken(name) }))];
  return selectField({ id: 'language', label: t('settings-language'), value: chosenLanguage.get(), pick: speak, options });
}

/** @param {string} name */
function speak(name) {
  chosenLanguage.set(name);
  return load();
}

/** The name of a language in that language. @param {string} name */
const spoken = (name) => new Intl.DisplayNames([name], { type: 'language' }).of(name) ?? name;
