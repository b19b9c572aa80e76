import { Session } from '@countinghouse/contract/auth/session'
import { normalisePath } from '@countinghouse/kernel/paths'
import { z } from 'zod'
import { CallError } from '../calls/call.ts'
import { heldSessionKey, lastUseKey } from '../session/end-use.ts'
import { lastingStorage } from '../../ui/theme/browser-storage.ts'

const mostHeldMs = 72 * 3_600_000

const Held = z.object({ path: z.string(), at: z.number(), session: Session })
type Held = z.output<typeof Held>

/** Holds the session, for a page that works without a server. Nobody's but their own: not that of an impersonation. */
export function holdSession(path: string, session: Session): void {
  if (session.impersonation !== null) return
  lastingStorage.write(heldSessionKey, JSON.stringify({ path, at: browserNow(), session } satisfies Held))
}

/** The session that this browser holds for the page. Throws: `error`, where there is none or a server answered. */
export function heldSessionOr(error: unknown): Session {
  if (!(error instanceof CallError) || !error.isOffline) throw error
  const held = Held.safeParse(stored())
  if (!held.success || !isUsable(held.data, { path: location.pathname, lastUse: lastUse(), now: browserNow() }))
    throw error
  return held.data.session
}

function stored(): unknown {
  try {
    return JSON.parse(lastingStorage.read(heldSessionKey) ?? 'null')
  } catch {
    // What is damaged is not held.
    return null
  }
}

function lastUse(): number | null {
  const noted = Number(lastingStorage.read(lastUseKey) ?? Number.NaN)
  return Number.isFinite(noted) ? noted : null
}

function browserNow(): number {
  return Math.floor(performance.timeOrigin + performance.now())
}

type Moment = { readonly path: string; readonly lastUse: number | null; readonly now: number }

/** A session that would have locked itself stays locked, and after signing out there is none. */
export function isUsable({ path, at, session }: Held, moment: Moment): boolean {
  if (moment.lastUse === null || normalisePath(path) !== normalisePath(moment.path)) return false
  const lockMs = session.lockMinutes === null ? mostHeldMs : session.lockMinutes * 60_000
  return moment.now - at < mostHeldMs && moment.now - moment.lastUse < lockMs
}
