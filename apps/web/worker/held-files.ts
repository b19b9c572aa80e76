// Written in by build/installable-plugin.ts.
declare const offlineFiles: readonly string[]
declare const offlineVersion: string
declare const registerPath: string
declare const registerFiles: string

export const offlinePage = '/offline.html'
const offlineCache = `offline-${offlineVersion}`
const registerCache = 'register'

let isHeld = false

/** The page Register, once it is held and the worker, which starts with each use, has looked for it. */
export function isRegisterHeld(): boolean {
  return isHeld
}

export async function findRegister(): Promise<Response | undefined> {
  const page = await caches.match(registerPath)
  isHeld = page !== undefined
  return page
}

export async function kept(pathname: string): Promise<Response> {
  return (await caches.match(pathname)) ?? Response.error()
}

export async function saveOfflinePage(): Promise<void> {
  const cache = await caches.open(offlineCache)
  await cache.addAll(offlineFiles.map((file) => new Request(file, { cache: 'reload' })))
}

/** The program of the register is replaced by the register itself. */
export async function dropFormer(): Promise<void> {
  const names = await caches.keys()
  const former = names.filter((name) => name !== offlineCache && name !== registerCache)
  await Promise.all(former.map((name) => caches.delete(name)))
}

/**
 * Holds the program of the page Register, all of it or what was held before: files have their hash in their name, and the page that
 * names them comes last. Throws where a file cannot be fetched.
 */
export async function holdRegister(): Promise<void> {
  const list = (await (await fetch(registerFiles, { cache: 'no-cache' })).json()) as {
    readonly files: readonly string[]
  }
  const cache = await caches.open(registerCache)
  const held = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = list.files.filter((file) => !held.has(file))
  if (missing.length === 0 && held.has(registerPath)) return
  await cache.addAll(missing)
  await cache.add(new Request(registerPath, { cache: 'reload' }))
  await findRegister()
  const former = [...held].filter((file) => file !== registerPath && !list.files.includes(file))
  await Promise.all(former.map((file) => cache.delete(file)))
}

/** Its files stay for the next time; without the page nothing opens them. */
export async function dropRegister(): Promise<void> {
  await (await caches.open(registerCache)).delete(registerPath)
  await findRegister()
}
