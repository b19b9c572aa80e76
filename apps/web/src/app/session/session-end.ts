import { signInPath } from '@countinghouse/contract/constants'
import { text } from '@countinghouse/contract/shell/call.text'
import { normalisePath } from '@countinghouse/kernel/paths'
import { tabStorage } from '../../ui/theme/browser-storage.ts'
import { currentLocale } from '../../ui/theme/theme-store.ts'
import { clientStore } from './client-store.ts'
import { endUse } from './end-use.ts'
import { planLeave } from './planned-leave.ts'
import { signInAddress } from '@countinghouse/contract/return-path'

const messageKey = 'countinghouse.message'
/** The stored message only says that there is no session. */
let isReasonless = false

/**
 * Clears the stored user and modules, keeps the server's message for display and goes to sign-in. Of concurrent calls the one with the
 * reason tells it, whichever is answered first; `hasReason` false: the call only found no session. Source: spec section 8.
 */
export function revokeSession(message: string, hasReason: boolean): void {
  endUse()
  clientStore.getState().dispatch({ type: 'signOut' })
  if (normalisePath(location.pathname) === signInPath) return
  if (tabStorage.read(messageKey) === null || (isReasonless && hasReason)) {
    tabStorage.write(messageKey, message || text.sessionExpired[currentLocale()])
    isReasonless = !hasReason
  }
  planLeave()
  // The fragment is preserved but not sent to the server, because it may be a one-time token.
  location.assign(signInAddress(location.pathname + location.search) + location.hash)
}

/** Returns and clears the message stored by `revokeSession`. */
export function readSessionMessage(): string | null {
  const message = tabStorage.read(messageKey)
  tabStorage.remove(messageKey)
  return message
}
