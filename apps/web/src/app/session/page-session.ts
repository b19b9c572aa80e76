import type { Session } from '@countinghouse/contract/auth/session'
import { whoseOf } from '@countinghouse/contract/constants'
import { isLeavePlanned, planLeave } from './planned-leave.ts'

type Message = { readonly signedIn: string } | { readonly signedOut: true }

const channel = new BroadcastChannel('countinghouse.session')
let held: string | null = null

/** The owner of this page, sent with every request; null until known. */
export function pageSession(): string | null {
  return held
}

/** Binds the page to its first session. Tabs of other sessions are notified and reload. */
export function holdPageSession({ company, user }: Pick<Session, 'company' | 'user'>): void {
  if (held !== null) return
  held = whoseOf({ companyId: company.id, userId: user.Usr_userid })
  tell({ signedIn: held })
}

export function notifySignOut(): void {
  tell({ signedOut: true })
}

/** Follows session changes in other tabs. */
export function syncSession(onSignOut: () => void): void {
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('signedOut' in data) onSignOut()
    else if (held !== null && data.signedIn !== held) leaveForOther()
  }
}

/** Reloads the page without saving, because its content belongs to another user or company. */
export function leaveForOther(): void {
  if (isLeavePlanned()) return
  planLeave()
  location.assign('/')
}

function tell(message: Message): void {
  channel.postMessage(message)
}
