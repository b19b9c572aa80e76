import type { Session } from '@countinghouse/contract/auth/session'
import { whoseOf } from '@countinghouse/contract/constants'
import { isLeavePlanned, planLeave } from './planned-leave.ts'

type Message = { readonly signedIn: string } | { readonly signedOut: true }

const channel = new BroadcastChannel('countinghouse.session')
let held: string | null = null

/** Whose page this is, as every request of it says; null until that is known. */
export function pageSession(): string | null {
  return held
}

/** The first session of a page is its session for good. Tabs of anybody else learn of it and leave. */
export function holdPageSession({ company, user }: Pick<Session, 'company' | 'user'>): void {
  if (held !== null) return
  held = whoseOf({ companyId: company.id, userId: user.Usr_userid })
  tell({ signedIn: held })
}

export function tellSignOut(): void {
  tell({ signedOut: true })
}

/** Lets this tab follow what becomes of the session in another one. */
export function followSession(onSignOut: () => void): void {
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('signedOut' in data) onSignOut()
    else if (held !== null && data.signedIn !== held) leaveForOther()
  }
}

/** What is on this page is another person's or company's, and must not be kept as that of whoever is signed in now. */
export function leaveForOther(): void {
  if (isLeavePlanned()) return
  planLeave()
  location.assign('/')
}

function tell(message: Message): void {
  channel.postMessage(message)
}
