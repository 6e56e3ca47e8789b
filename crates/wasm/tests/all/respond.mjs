/** Answers requests with the module of the page: a line on standard input each, and a line on standard output. */

import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { imports, responder } from '../../../../web/page/engine/module.js';

const file = new URL('../../../../web/page/engine/elgrande.wasm', import.meta.url);
const { instance } = await WebAssembly.instantiate(readFileSync(file), imports);
const respond = responder(instance);
for await (const line of createInterface({ input: process.stdin })) console.log(respond(line));
