// The site's only service worker. It answers no request and keeps nothing: files with a hash in
// their name are the browser cache's business, and everything else must be fresh. It is here to
// take the place of any other worker, and to clear away what that one may have kept.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
  );
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') self.skipWaiting();
});
