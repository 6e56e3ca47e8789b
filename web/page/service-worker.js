/**
 * The service worker: it saves one version of the page and answers from it. The server writes `RELEASE` above this text, so each version
 * has its own worker.
 *
 * Files have the version in their addresses, so a page never gets files of another one. Documents come from the server; the saved one is
 * for when the server does not respond. The API is never answered here: the page itself plays without a server.
 */

/**
 * @typedef {object} Release
 * @property {string} version
 * @property {string} document  its address below the scope
 * @property {[string, string][]} files  address below the scope, and digest
 *
 * @typedef {globalThis.Event & { waitUntil: (work: Promise<unknown>) => void }} LifeEvent
 * @typedef {globalThis.Event & { request: Request, respondWith: (response: Promise<Response>) => void }} FetchEvent
 * @typedef {{ RELEASE: Release, registration: { scope: string }, skipWaiting: () => Promise<void>, clients: { claim: () => Promise<void> } }} Scope
 */

const { RELEASE, registration, skipWaiting, clients } = /** @type {Scope & typeof globalThis} */ (/** @type {unknown} */ (self));

const PREFIX = 'elgrande-';
const NAME = PREFIX + RELEASE.version;
/** In each cache: its list of files. */
const LIST = 'files.json';
/** How many files are requested at a time. */
const LANES = 4;
/** A document that takes longer is not waited for, in milliseconds. */
const PATIENCE = 5000;
/** A server that is behind a proxy and cannot be reached. */
const UNREACHABLE = new Set([502, 503, 504]);

/** @param {string} path */
const urlOf = (path) => new URL(path, registration.scope).href;

/** The address of every file of this version. */
const saved = new Set(RELEASE.files.map(([path]) => urlOf(path)));

addEventListener('install', (event) => /** @type {LifeEvent} */ (event).waitUntil(save().then(() => skipWaiting.call(self))));
addEventListener('activate', (event) => /** @type {LifeEvent} */ (event).waitUntil(dropOldCaches().then(() => clients.claim())));
addEventListener('fetch', (event) => answer(/** @type {FetchEvent} */ (event)));

/** Saves every file. A file that is the same as in an older version is copied; an attempt that failed is continued. */
async function save() {
  const [cache, known] = [await caches.open(NAME), await knownFiles()];
  const waiting = [...RELEASE.files];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await saveFile(cache, known, next);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await cache.put(urlOf(LIST), new Response(JSON.stringify(RELEASE.files)));
}

/** @param {Cache} cache @param {Awaited<ReturnType<typeof knownFiles>>} known @param {[string, string]} file */
async function saveFile(cache, known, [path, digest]) {
  const url = urlOf(path);
  if (await cache.match(url, { ignoreVary: true })) return;
  const copy = await known.get(digest)?.();
  // A module takes its address from the response: it must not be the one of the older version.
  if (copy) return cache.put(url, new Response(copy.body, { headers: copy.headers }));
  const response = await fetch(url, { cache: 'no-cache' });
  // Another version answers with a module that reloads the page, and forbids storing it.
  const isOther = /no-store/.test(response.headers.get('cache-control') ?? '');
  if (!response.ok || isOther) throw new Error(`${path}: ${response.status}; the server has another version`);
  await cache.put(url, response);
}

/** The files of older versions by their digests. */
async function knownFiles() {
  /** @type {Map<string, () => Promise<Response | undefined>>} */
  const known = new Map();
  for (const name of await olderCaches()) {
    const cache = await caches.open(name);
    /** @type {[string, string][]} */
    const list = await (await cache.match(urlOf(LIST)))?.json() ?? [];
    for (const [path, digest] of list) known.set(digest, () => cache.match(urlOf(path), { ignoreVary: true }));
  }
  return known;
}

const olderCaches = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);

/** The previous version stays for pages that are still open. */
async function dropOldCaches() {
  const old = (await olderCaches()).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** @param {FetchEvent} event */
function answer(event) {
  const { request } = event;
  const path = request.url.startsWith(registration.scope) ? request.url.slice(registration.scope.length) : undefined;
  if (request.method !== 'GET' || path === undefined || path.startsWith('api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (saved.has(request.url)) event.respondWith(ownFile(request));
  else if (path.startsWith('assets/')) event.respondWith(otherFile(request));
}

/** The document from the server, or the saved one. @param {Request} request @returns {Promise<Response>} */
async function page(request) {
  const own = () => caches.open(NAME).then((cache) => cache.match(urlOf(RELEASE.document), { ignoreVary: true }));
  const loading = fetch(request).then((response) => (UNREACHABLE.has(response.status) ? undefined : response), () => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, undefined));
  return /** @type {Promise<Response | undefined>} */ (Promise.race([loading, late])).then(async (response) => response ?? (await own()) ?? (await loading) ?? Response.error());
}

/** A file of this version. @param {Request} request */
async function ownFile(request) {
  const cache = await caches.open(NAME);
  return (await cache.match(request.url, { ignoreVary: true })) ?? fetch(request);
}

/**
 * A file of another version. The server reloads a page of an older one, even if the browser still has the file; without the server the
 * page goes on as it is.
 * @param {Request} request
 */
async function otherFile(request) {
  try {
    return await fetch(new Request(request, { cache: 'no-cache' }));
  } catch (error) {
    const kept = await caches.match(request.url, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}
