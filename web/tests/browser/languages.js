/** The languages of the project: the folders of `locales/`. */

import { readdirSync } from 'node:fs';

const FOLDER = new URL('../../../locales/', import.meta.url);

export const LANGUAGES = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).sort();

/** What each language calls itself. */
export const OWN_NAMES = LANGUAGES.map((name) => new Intl.DisplayNames([name], { type: 'language' }).of(name) ?? name);
