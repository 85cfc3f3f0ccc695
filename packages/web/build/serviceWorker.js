/* global self, caches, fetch, Request, VERSION, FILES */
// Keeps the whole client in the browser: it opens without a network. `VERSION` and `FILES` are put
// in front of this file when the client is built.
const CACHE = `grand-austria-hotel-${VERSION}`;
const PAGE = './index.html';

self.addEventListener('install', (event) => {
  event.waitUntil(
    // Past the browser's own cache: it may hold files of an older build.
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))),
  );
});

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

// A new version waits until the player wants it.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') self.skipWaiting();
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: true });
  const page = request.mode === 'navigate' ? await cache.match(PAGE) : undefined;
  return kept ?? page ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = new URL(request.url).origin === self.location.origin;
  if (request.method === 'GET' && isOurs) event.respondWith(answer(request));
});
