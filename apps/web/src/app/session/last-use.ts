import { lastingStorage } from '../../ui/theme/browser-storage.ts'
import { dropRegister } from '../offline/register-worker.ts'

const key = 'countinghouse.last-use'
export const heldSessionKey = 'countinghouse.held-session'

/** Time of this browser. Units: milliseconds since 1970. */
export function browserNow(): number {
  return Math.floor(performance.timeOrigin + performance.now())
}

/** Notes that the signed-in person uses this browser now. */
export function noteUse(): void {
  lastingStorage.write(key, String(browserNow()))
}

/** When the session is locked: whoever comes next has to prove who they are. */
export function forgetUse(): void {
  lastingStorage.remove(key)
}

/** When the session has ended: without a server, nothing opens any more. */
export function endUse(): void {
  forgetUse()
  lastingStorage.remove(heldSessionKey)
  dropRegister()
}

/** When the person who is signed in last used this browser; null: nobody is, or the session is locked. Units: milliseconds since 1970. */
export function lastUse(): number | null {
  const noted = Number(lastingStorage.read(key) ?? Number.NaN)
  return Number.isFinite(noted) ? noted : null
}
