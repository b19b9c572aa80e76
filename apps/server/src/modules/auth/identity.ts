import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Database } from '../../platform/database/db.ts'
import type { Throttled } from './throttle.ts'

export type FoundLogin = Throttled & {
  identity_id: number
  login: string
  password_hash: string
  password_changed_at: string
  must_change_password: boolean
  email: string | null
  email_verified_at: string | null
  /** Sealed secrets of the authenticator app: the one in force, and one that waits for its first code. */
  second_factor: Buffer | null
  pending_second_factor: Buffer | null
  last_used_step: number
  company_id: number
  user_id: number
  is_active: boolean
}

export type OwnCompanies = {
  identity_id: number
  login: string
  companies: { id: number; code: string; name: string; userId: number }[]
}

/** The person behind a login or email address, with the company that signing in opens. */
export async function findLogin(db: Database, login: string): Promise<FoundLogin | null> {
  const { rows } = await sql<FoundLogin>`
    select identity_id, login, password_hash, password_changed_at, must_change_password, failed_count, next_attempt_at, locked_until,
      email, email_verified_at, second_factor, pending_second_factor, last_used_step, company_id, user_id, is_active
    from auth.find_login(${login})`.execute(db.reader({ companyId: null }))
  return rows[0] ?? null
}

/** The person of a running session and the companies he may switch to; null for a program, and for who looks through another's eyes. */
export async function findOwnCompanies(db: Database, tokenHash: Buffer): Promise<OwnCompanies | null> {
  const { rows } = await sql<OwnCompanies>`
    select identity_id, login, companies from auth.find_companies(${tokenHash})`.execute(db.reader({ companyId: null }))
  return rows[0] ?? null
}

/**
 * The person of the caller's session, with what proves who he is. Throws: forbidden with reason person for a program, and for who looks
 * through another's eyes.
 */
export async function findSelf(ctx: Ctx, db: Database): Promise<FoundLogin> {
  const own = await findOwnCompanies(db, ctx.session.tokenHash)
  const person = own === null ? null : await findLogin(db, own.login)
  return person ?? fail('forbidden', { details: { reason: 'person' } })
}
