import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'

type NewIdentity = {
  login: string
  email: string | null
  passwordHash: string
  companyId: number
  userId: number
  /** Runs the whole installation. */
  isOperator?: boolean
}

/** Makes a person who can sign in and joins him to his user. Throws: duplicate on `username` when the login is taken. */
export async function createIdentity(ctx: { locale: Locale }, tx: Tx, identity: NewIdentity): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into auth.identity (login, email, password_hash, last_company_id, is_operator)
    values (${identity.login}, ${identity.email}, ${identity.passwordHash}, ${identity.companyId}, ${identity.isOperator ?? false})
    on conflict do nothing returning id`.execute(tx)
  const id = rows[0]?.id
  if (id === undefined) {
    const message = format(issueText.login_taken, ctx.locale)
    return fail('duplicate', { fields: { username: [{ code: 'duplicate', message }] } })
  }
  await joinCompany(tx, identity.companyId, identity.userId, id)
  return id
}

export async function joinCompany(tx: Tx, companyId: number, userId: number, identityId: number): Promise<void> {
  await tx
    .insertInto('auth.membership')
    .values({ company_id: companyId, user_id: userId, identity_id: identityId })
    .execute()
}
