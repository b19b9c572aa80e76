import { lastingStorage } from '../../ui/theme/browser-storage.ts'
import { dropRegister } from '../offline/register-worker.ts'

/** When the person who is signed in last used this browser; absent while the session is locked. Units: milliseconds since 1970. */
export const lastUseKey = 'countinghouse.last-use'
export const heldSessionKey = 'countinghouse.held-session'

/** When the session has ended: without a server, nothing opens any more. */
export function endUse(): void {
  for (const key of [lastUseKey, heldSessionKey]) lastingStorage.remove(key)
  dropRegister()
}
