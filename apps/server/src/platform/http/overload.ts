import type { ELDHistogram } from 'node:perf_hooks'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Whether this process has more to do than it can: what it accepted goes on, new requests are refused. */
export type Overload = { readonly isOver: () => boolean; readonly stop: () => void }

type Limits = {
  /** Longest delay of the event loop that one request in a hundred may meet; null: never too long. Units: milliseconds. */
  readonly delayMs: number | null
  readonly waitingForDatabase: () => number
}

/** Source: docs/guides/platform.md, Overload and disk space. */
const mostWaiting = 200
const lookMs = 250
const looksPerWindow = 16

/**
 * Watches the delay of the event loop and the queue for the database. The delay is taken from a window of 4 to 8 seconds: two of
 * them overlap and the older one speaks, so that neither a few long pauses nor a beginning with few samples decides.
 */
export function watchOverload({ delayMs, waitingForDatabase }: Limits): Overload {
  if (delayMs === null) return { isOver: () => waitingForDatabase() > mostWaiting, stop: () => undefined }
  let [older, younger] = [openWindow(), openWindow()]
  let isLate = false
  let looks = 0
  const timer = setInterval(() => {
    looks += 1
    if (looks >= looksPerWindow) isLate = older.percentile(99) / 1e6 > delayMs
    if (looks % looksPerWindow !== 0) return
    older.reset()
    ;[older, younger] = [younger, older]
  }, lookMs).unref()
  return {
    isOver: () => isLate || waitingForDatabase() > mostWaiting,
    stop() {
      clearInterval(timer)
      older.disable()
      younger.disable()
    },
  }
}

function openWindow(): ELDHistogram {
  const window = monitorEventLoopDelay({ resolution: 20 })
  window.enable()
  return window
}
