/** Registers the service worker of the offline page after loading, if supported. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker
      .register('/sw.js')
      .catch((error: unknown) => console.error('The offline page cannot be kept.', error))
  })
}
