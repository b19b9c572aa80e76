import { isServerThere } from '../calls/call-health.ts'
import { connectionStore, noteConnection } from './connection.ts'

/** Delay before the next probe; `failures`: consecutive failures. Units: milliseconds. */
export function probeDelayMs(failures: number): number {
  return failures === 0 ? 0 : Math.min(30_000, 1000 * 2 ** failures)
}

/** Probes the server while it is unreachable. Returns the function that stops it. */
export function subscribeConnection(): () => void {
  const end = new AbortController()
  const { signal } = end
  // Only the latest probe is used: an older one may have used the previous network.
  let latest = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    latest += 1
    clearTimeout(timer)
  }
  const ask = (failures: number) => {
    rest()
    const own = latest
    timer = setTimeout(async () => {
      const isThere = await isServerThere()
      if (own !== latest) return
      noteConnection(isThere ? 'answered' : 'silent')
      if (!isThere) ask(failures + 1)
    }, probeDelayMs(failures))
  }
  const stop = connectionStore.subscribe(({ connection }, before) => {
    if (connection === before.connection) return
    if (connection === 'connected' || connection === 'busy') rest()
    else if (connection === 'reconnecting') ask(0)
    else if (before.connection !== 'reconnecting') ask(1)
  })
  addEventListener('offline', () => noteConnection('networkLost'), { signal })
  addEventListener('online', () => noteConnection('networkBack'), { signal })
  // Lost before anybody listened, such as by the first call of a page.
  if (connectionStore.getState().connection === 'reconnecting') ask(0)
  if (!navigator.onLine) noteConnection('networkLost')
  return () => {
    end.abort()
    rest()
    stop()
  }
}
