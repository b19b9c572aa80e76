import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

type NewIdentity = {
  login: string
  /** Known to be his: he opened a mail that went there, or whoever runs the installation vouches for it. */
  email: string | null
  passwordHash: string
  companyId: number
  userId: number
  /** Runs the whole installation. */
  isOperator?: boolean
  /** Somebody else chose the password. */
  mustChangePassword?: boolean
}

/** Makes a person who can sign in and joins him to his user. Throws: duplicate at `field` when the login is taken. */
export async function createIdentity(
  ctx: { locale: Locale },
  tx: Tx,
  identity: NewIdentity,
  field: 'username' | 'login' = 'username',
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into auth.identity (login, email, email_verified_at, password_hash, must_change_password, last_company_id, is_operator)
    values (${identity.login}, ${identity.email}, case when ${identity.email}::text is not null then now() end, ${identity.passwordHash},
      ${identity.mustChangePassword === true}, ${identity.companyId}, ${identity.isOperator === true})
    on conflict do nothing returning id`.execute(tx)
  const id = rows[0]?.id
  if (id === undefined) {
    const message = format(issueText.login_taken, ctx.locale)
    return fail('duplicate', { fields: { [field]: [{ code: 'duplicate', message }] } })
  }
  await joinCompany(tx, identity, { identityId: id, login: identity.login })
  return id
}

/** Joins a person to the one user that stands for him in a company. */
export async function joinCompany(
  tx: Tx,
  { companyId, userId }: { companyId: number; userId: number },
  { identityId, login }: { identityId: number; login: string },
): Promise<void> {
  await tx
    .insertInto('auth.membership')
    .values({ company_id: companyId, user_id: userId, identity_id: identityId, login })
    .execute()
}
