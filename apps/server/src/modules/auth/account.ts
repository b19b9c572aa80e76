import { text } from '@countinghouse/contract/auth/password.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { auditRows } from '../../platform/audit/audit.ts'
import type { Database, Reader, Tx } from '../../platform/database/db.ts'
import { storePassword } from './new-password.ts'
import { passwordProblem, rejectPassword } from './password-rule.ts'
import { hashPassword } from './password.ts'
import { removeFactor } from './second-factor/enrol.ts'
import { revokeAfterPassword, revokeSessionsOfUser } from './sessions.ts'
import { clearFailures } from './throttle.ts'

type Member = { companyId: number; userId: number; words: string[]; locale: Locale }

/** A person with all his companies, as only role maint sees him. */
export type Account = {
  readonly identityId: number
  readonly login: string
  readonly passwordHash: string
  readonly members: readonly Member[]
}

/** What the operator does at the console, as the audit of every company of the person keeps it. */
export type ConsoleCall = { readonly requestId: string; readonly routeId: string }

/** The person of a login or email address, with at least one company. Throws: not_found. */
export async function findAccount(everything: Reader, login: string): Promise<Account> {
  const { rows } = await sql<Account>`
    select i.id as "identityId", i.login, i.password_hash as "passwordHash", jsonb_agg(jsonb_build_object('companyId', m.company_id, 'userId', m.user_id,
      'locale', u.locale, 'words', jsonb_build_array(u.first_name, u.last_name, c.code, c.name)) order by m.company_id) as members
    from auth.identity i
    join auth.membership m on m.identity_id = i.id
    join erp.app_user u on u.company_id = m.company_id and u.id = m.user_id
    join erp.company c on c.id = m.company_id
    where lower(i.login) = lower(${login}) or lower(i.email) = lower(${login})
    group by i.id order by lower(i.login) = lower(${login}) desc limit 1`.execute(everything)
  return rows[0] ?? fail('not_found')
}

/** One line per person and company, as only role maint sees them. */
export type ListedAccount = {
  readonly login: string
  readonly company: string
  readonly name: string
  readonly roles: string
  /** False when the person may not sign in to this company. */
  readonly isActive: boolean
  /** After wrong passwords. */
  readonly isHeld: boolean
}

/** Everybody who can sign in, by login and company. */
export async function listAccounts(everything: Reader): Promise<ListedAccount[]> {
  const { rows } = await sql<ListedAccount>`
    select i.login, c.code as company, concat_ws(' ', u.first_name, u.last_name) as name,
      coalesce((select string_agg(distinct r.code, ', ') from erp.user_role g
        join erp.role r on r.company_id = g.company_id and r.id = g.role_id
        where g.company_id = u.company_id and g.user_id = u.id), '') as roles,
      u.status = 1 and c.status = 'active' as "isActive",
      i.failed_count >= 100 or coalesce(i.locked_until > now(), false) as "isHeld"
    from auth.identity i
    join auth.membership m on m.identity_id = i.id
    join erp.app_user u on u.company_id = m.company_id and u.id = m.user_id
    join erp.company c on c.id = m.company_id
    order by lower(i.login), c.code`.execute(everything)
  return rows
}

/** Sets a password, which he may have to replace when he signs in, frees the account and ends every session of the person. Throws: auth.password_rule. */
export async function resetPassword(
  db: Database,
  account: Account,
  { password, mustChange }: { password: string; mustChange: boolean },
  call: ConsoleCall,
): Promise<void> {
  requirePassword(password, [account.login, ...account.members.flatMap(({ words }) => words)])
  const passwordHash = await hashPassword(password)
  const { identityId, login } = account
  const holder = { identity_id: identityId, login, password_hash: account.passwordHash }
  await db.inTransaction({ companyId: null }, (tx) => storePassword(tx, holder, passwordHash, { mustChange }))
  await inEachCompany(db, account, call, { password: 'new' }, (tx, member) =>
    revokeAfterPassword(tx, member, member.locale),
  )
}

/** Lets a person try again who was held after wrong passwords. */
export async function unlockAccount(db: Database, account: Account, call: ConsoleCall): Promise<void> {
  await inEachCompany(db, account, call, { isLocked: false }, async (tx) => {
    await clearFailures(tx, account.identityId)
    return 0
  })
}

/** Takes the second factor of a person away, who proves at the console who he is. */
export async function resetSecondFactor(db: Database, account: Account, call: ConsoleCall): Promise<void> {
  await db.inTransaction({ companyId: null }, (tx) => removeFactor(tx, account.identityId))
  await inEachCompany(db, account, call, { secondFactor: 'off' }, async () => 0)
}

/** Ends every session of the person in all his companies; answers how many there were. */
export async function revokeSessionsOf(db: Database, account: Account, call: ConsoleCall): Promise<number> {
  return await inEachCompany(db, account, call, { hasSessions: false }, (tx, member) =>
    revokeSessionsOfUser(tx, member, {
      reason: 'ended_by_operator',
      message: format(text.ended_by_operator, member.locale),
      by: null,
    }),
  )
}

/** Keeps in the audit of each of his companies whether a person runs the installation. */
export async function noteOperator(
  db: Database,
  account: Account,
  isOperator: boolean,
  call: ConsoleCall,
): Promise<void> {
  await inEachCompany(db, account, call, { isOperator }, async () => 0)
}

/** Throws: auth.password_rule. */
export function requirePassword(password: string, words: readonly string[]): void {
  const problem = passwordProblem(password, { words, locale: 'en' })
  if (problem !== null) rejectPassword(problem)
}

/**
 * Row-level security shows one company at a time, so each is a transaction of its own with its own audit row. What concerns the
 * person is repeated in each: a call that was cut off is whole when it is made again.
 */
async function inEachCompany(
  db: Database,
  account: Account,
  call: ConsoleCall,
  after: Readonly<Record<string, unknown>>,
  run: (tx: Tx, member: Member) => Promise<number>,
): Promise<number> {
  let sum = 0
  for (const member of account.members) {
    const { companyId, userId } = member
    const change = { entity: 'erp.app_user', entityId: userId, label: account.login, before: null, after }
    const rows = auditRows({ ...call, companyId, userId: null, ip: null, session: null, changes: [change] })
    sum += await db.inTransaction({ companyId }, async (tx) => {
      const count = await run(tx, member)
      if (rows !== null) await tx.together(rows)
      return count
    })
  }
  return sum
}
