import { signInPath } from '@countinghouse/contract/constants'
import { text } from '@countinghouse/contract/shell/call.text'
import { normalisePath } from '@countinghouse/kernel/paths'
import { tabStorage } from '../theme/browser-storage.ts'
import { currentLocale } from '../theme/theme-store.ts'
import { clientStore } from './client-store.ts'
import { planLeave } from './planned-leave.ts'
import { signInAddress } from '@countinghouse/contract/return-path'

const messageKey = 'countinghouse.message'

/** Clears the stored user and modules, keeps the server's message for display and goes to sign-in. Source: spec section 8. */
export function endSession(message: string): void {
  clientStore.getState().dispatch({ type: 'signOut' })
  if (normalisePath(location.pathname) === signInPath) return
  // The first refusal says why; a call that was under way beside it only finds that nobody is signed in any more.
  if (tabStorage.read(messageKey) === null)
    tabStorage.write(messageKey, message || text.sessionExpired[currentLocale()])
  planLeave()
  // What stands behind # goes along where no server sees it, for it may be a one-time value.
  location.assign(signInAddress(location.pathname + location.search) + location.hash)
}

/** The message kept by `endSession`, once. */
export function takeSessionMessage(): string | null {
  const message = tabStorage.read(messageKey)
  tabStorage.remove(messageKey)
  return message
}
