// Written in by build/installable-plugin.ts.
declare const offlineFiles: readonly string[]
declare const offlineVersion: string
declare const self: ServiceWorkerGlobalScope

const offlinePage = '/offline.html'
const cacheName = `offline-${offlineVersion}`

/**
 * Stands between browser and server for one purpose: a page that cannot be fetched is answered with the offline page.
 * Everything else goes to the network, and nothing of the app or the API is ever kept.
 */
self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (event.request.mode === 'navigate')
    event.respondWith(pathname.startsWith('/api/') ? answerOf(event) : pageOf(event))
  else if (offlineFiles.includes(pathname)) event.respondWith(fetch(event.request).catch(() => kept(pathname)))
})

// It holds no state, so a new one takes over at once.
self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([saveOfflinePage(), self.skipWaiting()]))
})
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOlderCaches(), self.registration.navigationPreload.enable(), self.clients.claim()]))
})

/**
 * The request was sent while the worker woke up. Unless its answer is taken here, the browser asks again, and what counts once is
 * spent.
 */
async function answerOf(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined
  return preloaded ?? (await fetch(event.request))
}

async function pageOf(event: FetchEvent): Promise<Response> {
  try {
    return await answerOf(event)
  } catch {
    // No network or no server: the browser's own page would not say what happened to the work.
    return kept(offlinePage)
  }
}

async function kept(path: string): Promise<Response> {
  return (await caches.match(path, { cacheName })) ?? Response.error()
}

async function saveOfflinePage(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll(offlineFiles.map((path) => new Request(path, { cache: 'reload' })))
}

async function dropOlderCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
}

export {}
