import type { Locale } from '@countinghouse/kernel/text'
import type { SessionState } from './session.ts'
import type { Grants } from './permission.ts'

/** One record's change, as the audit keeps it. `before` null: created; `after` null: deleted. */
export type Change = {
  readonly entity: string
  readonly entityId: number
  readonly label: string | null
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

export type OutboxEvent = { readonly event: string; readonly payload: Readonly<Record<string, unknown>> }

/** By what way a change came. Source: shell-and-access.md 2.9, audit log. */
export type AuditSource = 'ui' | 'api' | 'import' | 'job' | 'console'

/** What the answer does to the browser's session cookie. */
export type CookieChange =
  | { readonly kind: 'start'; readonly token: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'demo'; readonly token: string }

/** What every handler knows of its request, session or not. */
export type RequestContext = {
  readonly requestId: string
  readonly routeId: string
  readonly source: AuditSource
  readonly now: Date
  readonly locale: Locale
  readonly ip: string
  readonly userAgent: string
  /** Plain HTTP on an address that others can reach. */
  readonly isInsecureHttp: boolean
  /** The token the request carried, whether or not it opens a session. */
  readonly token: string | null
  readonly demoToken: string | null
  /** Collected here, written by the pipeline in the transaction of the change. */
  readonly changes: Change[]
  readonly events: OutboxEvent[]
  readonly cookies: CookieChange[]
}

/** Context of a call by a signed-in user; first argument of every function that works for him. */
export type Ctx = RequestContext & {
  readonly companyId: number
  readonly userId: number
  readonly session: SessionState
  readonly grants: Grants
  /** Records what a write did to one record. */
  readonly audit: (change: Change) => void
  /** Something other parts react to after the commit. */
  readonly emit: (event: string, payload: Readonly<Record<string, unknown>>) => void
}
