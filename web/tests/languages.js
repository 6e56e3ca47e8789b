/** The languages of the texts: one folder each. */

import { readdirSync } from 'node:fs';

const FOLDERS = readdirSync(new URL('../../locales/', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory());

export const LANGUAGES = FOLDERS.map(({ name }) => name).sort();

/** What each language calls itself. */
export const OWN_NAMES = LANGUAGES.map((name) => new Intl.DisplayNames([name], { type: 'language' }).of(name) ?? name);
