import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx, RequestContext } from '../../../platform/calls/context.ts'
import type { Database } from '../../../platform/database/db.ts'
import { hashToken, newToken } from '../../../platform/access/session.ts'
import { deviceLabel } from '../device-label.ts'
import { findSelf } from '../identity.ts'
import { auditOwn } from '../own-audit.ts'
import { policy } from '../policy.ts'

/** Whether the person asked for no code in this browser, within the last 30 days. */
export async function isTrusted(db: Database, identityId: number, token: string | null): Promise<boolean> {
  if (token === null) return false
  const { rows } = await db.inTransaction({ companyId: null }, (tx) =>
    sql`
      update auth.trusted_device set last_used_at = now()
      where token_hash = ${hashToken(token)} and identity_id = ${identityId} and revoked_at is null and expires_at > now()
      returning id`.execute(tx),
  )
  return rows.length > 0
}

export async function trustDevice(ctx: RequestContext, db: Database, identityId: number): Promise<void> {
  const token = newToken()
  await db.inTransaction({ companyId: null }, (tx) =>
    sql`
      insert into auth.trusted_device (identity_id, token_hash, label, ip, expires_at)
      values (${identityId}, ${hashToken(token)}, ${deviceLabel(ctx.userAgent)}, ${ctx.ip},
        now() + make_interval(days => ${policy.trustedDeviceDays}))`.execute(tx),
  )
  ctx.cookies.push({ kind: 'device', token })
}

/** Throws: not_found for a device that is not the caller's, or is none any more. */
export async function forgetOwnDevice(ctx: Ctx, db: Database, { id }: { id: number }): Promise<Record<string, never>> {
  const person = await findSelf(ctx, db)
  await db.inTransaction(ctx, async (tx) => {
    const { rows } = await sql<{ label: string }>`
      update auth.trusted_device set revoked_at = now()
      where id = ${id} and identity_id = ${person.identity_id} and revoked_at is null returning label`.execute(tx)
    const forgotten = rows[0] ?? fail('not_found')
    await auditOwn(ctx, tx, person.login, {
      before: { trustedDevice: forgotten.label },
      after: { trustedDevice: null },
    })
  })
  return {}
}
