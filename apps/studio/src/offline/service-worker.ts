/**
 * Keeps the built Studio in the browser, so that it opens without network. It is built to one file without imports, `/service-worker.js`,
 * into which `vite/offline-build.ts` writes what it keeps.
 */

declare const self: ServiceWorkerGlobalScope;

/** The addresses of all files of the build, and a digest of them. */
declare const POPULACE_BUILD: { readonly version: string; readonly files: readonly string[] };

const { version, files } = POPULACE_BUILD;
const PREFIX = 'populace-files-';
/** The page of every address; a host may redirect from `/index.html`, and a redirected answer opens nothing. */
const PAGE = '/';
/** So many are fetched at once: the person's own work comes first. */
const LANES = 4;

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({ data }) => {
  if (data === 'activate') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fromNetwork(request, PAGE));
  else if (isHashed(pathname)) event.respondWith(fromCache(request));
  else if (files.includes(pathname)) event.respondWith(fromNetwork(request, pathname));
});

/** Says whether the name of a file holds a digest of it, so that it never changes. */
function isHashed(path: string): boolean {
  return path.startsWith('/assets/');
}

/** Keeps all files, or nothing of this version. */
async function keepFiles(): Promise<void> {
  const name = PREFIX + version;
  const isNew = !(await caches.has(name));
  try {
    await keepAll(await caches.open(name));
  } catch (error) {
    if (isNew) await caches.delete(name);
    throw error;
  }
}

async function keepAll(cache: Cache): Promise<void> {
  const waiting = [...files];
  const keepNext = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await keep(cache, path);
  };
  await Promise.all(Array.from({ length: LANES }, keepNext));
}

async function keep(cache: Cache, path: string): Promise<void> {
  const known = isHashed(path) ? await caches.match(path) : undefined;
  await cache.put(path, known ?? (await fetchWhole(path)));
}

/** Fetches a file. Some hosts answer with the page where a file is missing; that must not be kept for it. */
async function fetchWhole(path: string): Promise<Response> {
  const answer = await fetch(path, { cache: isHashed(path) ? 'default' : 'reload' });
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (answer.ok && !answer.redirected && isPage === (path === PAGE)) return answer;
  throw new Error(`${path} could not be kept: status ${answer.status}.`);
}

/**
 * Serves all tabs from now on. The files of the version before are kept, because other tabs may still run it and load parts of it;
 * names of caches come in the order in which they were made.
 */
async function takeOver(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + version);
  await Promise.all(own.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function fromCache(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/**
 * Asks the network first, so that a new version shows as soon as it is there, and takes what is kept where nobody answers. The
 * answer is not kept: it may belong to a version whose other files are not here.
 */
async function fromNetwork(request: Request, path: string): Promise<Response> {
  const kept = (): Promise<Response | undefined> =>
    caches.match(path, { cacheName: PREFIX + version, ignoreVary: true });
  try {
    const answer = await fetch(request);
    return answer.status < 500 ? answer : ((await kept()) ?? answer);
  } catch (error) {
    const known = await kept();
    if (known === undefined) throw error;
    return known;
  }
}
