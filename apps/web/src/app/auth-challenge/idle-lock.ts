import { lock } from '@countinghouse/contract/auth/proof'
import { call } from '../calls/call.ts'
import { lastUseKey } from '../session/end-use.ts'
import { lastingStorage } from '../../ui/theme/browser-storage.ts'
import { challenge, challenges, releaseAll } from './auth-challenge.ts'

type Told =
  | { readonly kind: 'active' | 'unlocked' }
  | { readonly kind: 'locked'; readonly name: string; readonly hasPin: boolean }

/** Tabs of one session lock together, and activity in one keeps all unlocked. */
const channel = new BroadcastChannel('countinghouse.lock')
const touches = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const
/** Units: milliseconds. */
const notifyEvery = 10_000
const lookEvery = 5000

function tell(told: Told): void {
  channel.postMessage(told)
}

export function notifyUnlocked(): void {
  tell({ kind: 'unlocked' })
}

/** Locks the session immediately, in this and all other tabs. */
export async function lockNow(): Promise<void> {
  const { name, hasPin } = await call(lock, {})
  lastingStorage.remove(lastUseKey)
  tell({ kind: 'locked', name, hasPin })
  await challenge({ kind: 'locked', name, hasPin })
}

function isLocked(): boolean {
  return challenges.getState().some((challenged) => challenged.challenge.kind === 'locked')
}

/** Follows locks of other tabs, and locks all tabs after inactivity. Returns the function that stops it. */
export function subscribeIdleness(lockMinutes: number | null): () => void {
  const end = new AbortController()
  let lastTouch = performance.now()
  let lastTold = Number.NEGATIVE_INFINITY

  function touch(): void {
    lastTouch = performance.now()
    if (lastTouch - lastTold < notifyEvery) return
    lastTold = lastTouch
    if (!isLocked()) lastingStorage.write(lastUseKey, String(Math.floor(performance.timeOrigin + lastTouch)))
    tell({ kind: 'active' })
  }

  function look(): void {
    const isIdle = lockMinutes !== null && performance.now() - lastTouch > lockMinutes * 60_000
    // A failed lock is retried at the next check; without an open page the server locks automatically.
    if (isIdle && !isLocked()) lockNow().catch(() => undefined)
  }

  const timer = setInterval(look, lookEvery)
  for (const kind of touches) addEventListener(kind, touch, { signal: end.signal, capture: true, passive: true })
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.kind === 'active') lastTouch = performance.now()
    if (data.kind === 'locked') void challenge(data)
    if (data.kind === 'unlocked') releaseAll('locked')
  }
  return () => {
    end.abort()
    clearInterval(timer)
    channel.onmessage = null
  }
}
