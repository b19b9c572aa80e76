/** Lets the browser keep the offline page. After the page has loaded, and only where workers are allowed at all. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker
      .register('/sw.js')
      .catch((error: unknown) => console.error('The offline page cannot be kept.', error))
  })
}
