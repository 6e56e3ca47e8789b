/**
 * The server sends this in place of a module of another version: the page was loaded before an update, so it is loaded again. It never
 * does so twice in a row, in case something between the browser and the server keeps an old document.
 */

const LAST_RELOAD = 'elgrande.reloaded';
const SHORTEST_INTERVAL = 60_000;

if (Date.now() - Number(sessionStorage.getItem(LAST_RELOAD)) < SHORTEST_INTERVAL) throw new TypeError('the module belongs to another version of the page');
sessionStorage.setItem(LAST_RELOAD, String(Date.now()));
location.reload();
await new Promise(() => {});
export {};
