import type { Session } from '@countinghouse/contract/auth/session'
import type { ReactNode } from 'react'
import { createContext, use, useMemo } from 'react'

type Signed = { readonly session: Session; readonly can: (permission: string) => boolean }

const SessionContext = createContext<Signed | null>(null)

export function SessionProvider({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  const signed = useMemo(() => {
    const events = new Set(session.events)
    return { session, can: (permission: string) => events.has(permission) }
  }, [session])
  return <SessionContext value={signed}>{children}</SessionContext>
}

/** The signed-in session; only inside the signed-in app. */
export function useSession(): Session {
  return useSigned().session
}

/** Whether the user has a permission, `page:event`. Only hides and disables; the server enforces it. */
export function useCan(): (permission: string) => boolean {
  return useSigned().can
}

function useSigned(): Signed {
  const signed = use(SessionContext)
  if (signed === null) throw new Error('There is no session outside the signed-in app.')
  return signed
}
