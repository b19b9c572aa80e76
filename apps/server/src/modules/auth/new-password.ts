import { text } from '@countinghouse/contract/auth/password.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/db.ts'
import { passwordProblem } from './password-rule.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { readRules } from './policy.ts'

/** Whose password is replaced. */
type Holder = { readonly identity_id: number; readonly login: string; readonly password_hash: string }

type Member = { readonly companyId: number; readonly userId: number }

/** As many are kept, so that the rule may become stricter. */
const keptHashes = 10

/**
 * The hash of a new password, or why it cannot be taken: the rule, the present one, one of the last. `words`: names that it must not
 * hold, besides the login. Throws: busy when too many hashes wait already.
 */
export async function validateNewPassword(
  db: Database,
  holder: Holder,
  password: string,
  { words, locale }: { words: readonly string[]; locale: Locale },
): Promise<{ problem: string } | { passwordHash: string; members: readonly Member[] }> {
  const { hashes, members } = await readDetails(db, holder.login)
  const { minimum, formerPasswords } = await strictest(db, members)
  const problem = passwordProblem(password, { words: [holder.login, ...words], locale, minimum })
  if (problem !== null) return { problem }
  if (await verifyPassword(holder.password_hash, password)) return { problem: format(text.reused, locale) }
  for (const hash of hashes.slice(0, formerPasswords)) {
    if (await verifyPassword(hash, password))
      return { problem: format(text.former, locale, { count: formerPasswords }) }
  }
  return { passwordHash: await hashPassword(password), members }
}

/**
 * Keeps the new hash and the old one among the former, frees the account, and takes back what the old one opened by itself: trusted
 * devices, links to a new password and steps of a sign-in that is under way. Sessions are ended by the caller, company by company.
 */
export async function storePassword(
  tx: Tx,
  holder: Holder,
  passwordHash: string,
  { mustChange = false }: { mustChange?: boolean } = {},
): Promise<void> {
  const { identity_id: id } = holder
  await sql`
    update auth.identity set password_hash = ${passwordHash}, password_changed_at = now(), must_change_password = ${mustChange},
      failed_count = 0, failed_since = null, next_attempt_at = null, locked_until = null
    where id = ${id}`.execute(tx)
  await sql`insert into auth.password_history (identity_id, password_hash) values (${id}, ${holder.password_hash})`.execute(
    tx,
  )
  await sql`
    delete from auth.password_history where identity_id = ${id} and id not in (
      select h.id from auth.password_history h where h.identity_id = ${id} order by h.id desc limit ${keptHashes})`.execute(
    tx,
  )
  await sql`update auth.trusted_device set revoked_at = now() where identity_id = ${id} and revoked_at is null`.execute(
    tx,
  )
  await sql`update auth.password_reset set used_at = now() where identity_id = ${id} and used_at is null`.execute(tx)
  await sql`update auth.sign_in_step set used_at = now() where login = ${holder.login} and used_at is null`.execute(tx)
}

/** A person has one password for all his companies, so it keeps the rules of each. */
async function strictest(
  db: Database,
  members: readonly Member[],
): Promise<{ minimum: number; formerPasswords: number }> {
  const rules = await Promise.all(
    members.map((member) => readRules(db.reader(member), { companyId: member.companyId })),
  )
  return {
    minimum: Math.max(...rules.map(({ minPasswordLength }) => minPasswordLength)),
    formerPasswords: Math.max(...rules.map(({ formerPasswords }) => formerPasswords)),
  }
}

async function readDetails(db: Database, login: string): Promise<{ hashes: string[]; members: Member[] }> {
  const { rows } = await sql<{ hashes: string[]; members: Member[] }>`
    select hashes, members from auth.find_password_details(${login})`.execute(db.reader({ companyId: null }))
  return rows[0] ?? { hashes: [], members: [] }
}
