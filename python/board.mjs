/** Writes the outlines of the page's map for the board that notebooks show: node python/board.mjs */
import { writeFileSync } from 'node:fs';
import { ABROAD, HEIGHT, REGIONS, WIDTH, outline } from '../web/page/board/geography.js';

const outlines = Object.fromEntries([...REGIONS, ...ABROAD].map((area) => [area, outline(area)]));
writeFileSync(new URL('elgrande/board.json', import.meta.url), `${JSON.stringify({ width: WIDTH, height: HEIGHT, outlines })}\n`);
