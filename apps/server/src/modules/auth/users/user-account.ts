import type { UserSession } from '@countinghouse/contract/erp/user-security'
import { text } from '@countinghouse/contract/auth/password.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { requireFreshProof } from '../../../platform/access/session-gate.ts'
import { lockPerson, requireOutranked, requireOwnAll } from '../../erp/index.ts'
import { newLink, resetPath } from '../reset/request-reset.ts'
import { removeFactor } from '../second-factor/enrol.ts'
import { revokeSessionsOfUser } from '../sessions.ts'
import { clearFailures } from '../throttle.ts'

type Account = { readonly identityId: number; readonly login: string }
type Found = Account & { readonly companies: number }

/** Running sessions of a person that he opened himself. */
export async function findUserSessions({ companyId }: Ctx, reader: Reader, id: number): Promise<UserSession[]> {
  const { rows } = await sql<UserSession>`
    select s.id, coalesce(s.device_label, '') as device, s.ip, t.name as store, s.issued_at as "issuedAt",
      s.last_seen_at as "lastSeenAt"
    from auth.session s left join erp.store t on t.company_id = s.company_id and t.id = s.store_id
    where s.company_id = ${companyId} and s.user_id = ${id} and s.ended_at is null and s.api_key_id is null and s.impersonator_id is null
      and now() < least(s.idle_expires_at, s.absolute_expires_at)
    order by s.last_seen_at desc, s.id desc limit 50`.execute(reader)
  return rows
}

/** Answers how many there were. Throws: not_found, erp.own_account, erp.administrator_protected. */
export async function revokeSessionsOfPerson(ctx: Ctx, tx: Tx, id: number): Promise<number> {
  const { companyId, userId, locale } = ctx
  const person = await lockPerson(tx, companyId, id)
  if (id === userId) fail('erp.own_account')
  requireOutranked(ctx, person)
  const message = format(text.ended_by_administrator, locale)
  const ending = { reason: 'ended_by_administrator', message, by: userId }
  const ended = await revokeSessionsOfUser(tx, { companyId, userId: id }, ending)
  ctx.audit({
    entity: 'erp.app_user',
    entityId: id,
    label: person.name,
    before: { sessions: ended },
    after: { sessions: 0 },
  })
  return ended
}

/** A link that whoever holds it may open, so its caller proves himself first. Throws: as lockAccount, step_up_required. */
export async function openReset(ctx: Ctx, tx: Tx, id: number): Promise<string> {
  requireFreshProof(ctx)
  const { identityId } = await lockAccount(ctx, tx, id, { passwordReset: 'link' })
  return resetPath(await newLink(tx, { identityId, ip: ctx.ip }))
}

export async function requestPassword(ctx: Ctx, tx: Tx, id: number): Promise<void> {
  const { identityId } = await lockAccount(ctx, tx, id, { mustChangePassword: true })
  await sql`update auth.identity set must_change_password = true where id = ${identityId}`.execute(tx)
}

/** Throws: as lockAccount, step_up_required. */
export async function dropSecondFactor(ctx: Ctx, tx: Tx, id: number): Promise<void> {
  requireFreshProof(ctx)
  const { identityId } = await lockAccount(ctx, tx, id, { secondFactor: 'off' })
  await removeFactor(tx, identityId)
}

export async function letTryAgain(ctx: Ctx, tx: Tx, id: number): Promise<void> {
  const { identityId } = await lockAccount(ctx, tx, id, { isLocked: false })
  await clearFailures(tx, identityId)
}

/**
 * The account of a person whom this company alone decides about; `after` is what becomes of it. Throws: not_found, state_conflict
 * without an account, erp.own_account, erp.administrator_protected, erp.grant_exceeds_own, erp.shared_account.
 */
export async function lockAccount(
  ctx: Ctx,
  tx: Tx,
  id: number,
  after: Readonly<Record<string, unknown>>,
): Promise<Account> {
  const { companyId, userId } = ctx
  const person = await lockPerson(tx, companyId, id)
  if (id === userId) fail('erp.own_account')
  await requireOwnAll(ctx, tx, person)
  const { rows } = await sql<Found>`
    select m.identity_id as "identityId", m.login, jsonb_array_length(f.members) as companies
    from auth.membership m cross join lateral auth.find_password_details(m.login) f
    where m.company_id = ${companyId} and m.user_id = ${id}`.execute(tx)
  const [account] = rows
  if (account === undefined) return fail('state_conflict')
  if (account.companies > 1) fail('erp.shared_account')
  ctx.audit({ entity: 'erp.app_user', entityId: id, label: account.login, before: null, after })
  return account
}
