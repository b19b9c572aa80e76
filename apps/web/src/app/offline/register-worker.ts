/** Registers the service worker of the offline page after loading, if supported. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker
      .register('/sw.js')
      .catch((error: unknown) => console.error('The offline page cannot be kept.', error))
  })
}

/** Whoever signed out opens nothing without a server. */
export function dropRegister(): void {
  navigator.serviceWorker?.controller?.postMessage('dropRegister')
}

/** Has the worker hold the program of the page Register, so that it opens without a server. */
export async function holdRegister(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('holdRegister')
}
