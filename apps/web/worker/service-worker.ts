import {
  dropFormer,
  dropRegister,
  findRegister,
  holdRegister,
  isRegisterHeld,
  kept,
  offlinePage,
  saveOfflinePage,
} from './held-files.ts'

// Written in by build/installable-plugin.ts.
declare const offlineFiles: readonly string[]
declare const registerPath: string
declare const self: ServiceWorkerGlobalScope

/** How long the page Register waits for a silent server before it opens without one. Units: milliseconds. */
const mostWaitMs = 8000

/**
 * Stands between browser and server for times without a server: a page that cannot be fetched is answered with the offline page, and the
 * page Register, in a browser that is registered as a device, with the program that is held. Everything else goes to the network, and
 * nothing of the API is ever kept.
 */
self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (event.request.mode === 'navigate')
    event.respondWith(pathname.startsWith('/api/') ? answerOf(event) : pageOf(event))
  else if (offlineFiles.includes(pathname) || (isRegisterHeld() && pathname.startsWith('/assets/')))
    event.respondWith(fetch(event.request).catch(() => kept(pathname)))
})

// The page asks again for a part that failed before this is known.
void findRegister()

// It holds no state, so a new one takes over at once.
self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([saveOfflinePage(), self.skipWaiting()]))
})
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropFormer(), self.registration.navigationPreload.enable(), self.clients.claim()]))
})
self.addEventListener('message', (event) => {
  // The page asks again on its next visit.
  if (event.data === 'holdRegister') event.waitUntil(holdRegister().catch(() => undefined))
  if (event.data === 'dropRegister') event.waitUntil(dropRegister())
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
  const isRegister = `${new URL(event.request.url).pathname}/`.startsWith(registerPath)
  try {
    const register = isRegister ? await findRegister() : undefined
    if (register === undefined) return await answerOf(event)
    return await Promise.race([answerOf(event), silence()]).catch(() => register)
  } catch {
    // No network or no server: the browser's own page would not say what happened to the work.
    return kept(offlinePage)
  }
}

async function silence(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, mostWaitMs))
  throw new Error('The server is silent.')
}
