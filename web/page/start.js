/** Where the page begins: language, looks, who is here, then the page of the address. */

import { begin } from './router.js';
import { frame } from './frame.js';
import { arrive } from './session.js';
import { dressed } from './looks.js';
import { load } from './words.js';

dressed();
await Promise.all([load(), arrive()]);
begin(frame);
