// The site's only service worker. It keeps two things for when the server cannot be reached: the
// files with a hash in their name that pages have loaded, and one empty page to start them from.
// While the server answers, everything comes from there, and what is under /api always does. The kept page
// holds a nonce, and the policy that names it is a header of the same kept answer.
const CACHE = 'assay-offline-1';

/** An address that is nobody's: the server answers it with the application's page as it is everywhere. */
const SHELL = '/shell';

const isFile = (path) => path.startsWith('/assets/');

self.addEventListener('activate', (event) => {
  event.waitUntil(start());
});

async function start() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  // The page is asked for while this script is still waking up.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('message', (event) => {
  const { type, entry, files } = event.data ?? {};
  if (type === 'SKIP_WAITING') self.skipWaiting();
  if (type === 'KEEP_SHELL') event.waitUntil(keepShell(entry));
  if (type === 'KEEP_FILES') event.waitUntil(keepFiles(files.filter(isFile)));
});

/** The files that a page names. */
function filesOf(page) {
  return [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]).filter(isFile);
}

/** Keeps the page that starts `entry` and what it names; what an earlier release left goes. */
async function keepShell(entry) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(SHELL);
  if (kept !== undefined && filesOf(await kept.text()).includes(entry)) return;
  const answer = await fetch(SHELL, { cache: 'no-store' });
  if (!answer.ok) return;
  const needed = filesOf(await answer.clone().text());
  if (kept !== undefined) {
    const requests = await cache.keys();
    await Promise.all(requests.map((request) => cache.delete(request)));
  }
  await keepFiles(needed);
  await cache.put(SHELL, answer);
}

async function keepFiles(files) {
  const cache = await caches.open(CACHE);
  const keep = async (file) => {
    if ((await cache.match(file)) === undefined) await cache.add(file);
  };
  // One that cannot be fetched now is no reason to lose the others.
  await Promise.allSettled(files.map(keep));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api/')) event.respondWith(page(event));
  } else if (isFile(pathname)) {
    event.respondWith(file(request));
  }
});

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const shell = await caches.match(SHELL, { cacheName: CACHE });
    if (shell === undefined) throw error;
    return shell;
  }
}

/** The browser's own cache answers a file that it has; the kept one is for when that and the server fail. */
async function file(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request.url, { cacheName: CACHE, ignoreVary: true });
    if (kept === undefined) throw error;
    return kept;
  }
}
