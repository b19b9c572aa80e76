import type { Security } from '@countinghouse/contract/auth/security'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import { auditRows } from '../../../platform/audit/audit.ts'
import type { Ctx, RequestContext } from '../../../platform/calls/context.ts'
import type { Database } from '../../../platform/database/db.ts'
import type { IdentityProvider, ProviderAccount } from '../../../platform/access/identity-provider.ts'
import { requireFreshProof } from '../../../platform/access/session-gate.ts'
import type { FoundLogin } from '../identity.ts'
import { findSelf } from '../identity.ts'
import { auditOwn } from '../own-audit.ts'

/** What a page may know of the provider. */
export function choiceOf({ id, name }: IdentityProvider): NonNullable<Security['provider']> {
  return { id, name }
}

/** From now on the account signs the person in. Throws: auth.provider_taken when it is somebody's already. */
export async function saveLink(
  ctx: RequestContext,
  db: Database,
  person: FoundLogin,
  { issuer, subject, name }: ProviderAccount,
): Promise<void> {
  const { company_id: companyId, user_id: userId, login: label } = person
  const change = { entity: 'erp.app_user', entityId: userId, label, before: null, after: { linkedAccount: name } }
  const rows = auditRows({ ...ctx, companyId, userId, session: null, changes: [change] })
  await db.inTransaction({ companyId }, async (tx) => {
    const created = await sql`
      insert into auth.identity_provider_link (identity_id, issuer, subject, name, last_used_at)
      values (${person.identity_id}, ${issuer}, ${subject}, ${name}, now())
      on conflict do nothing returning id`.execute(tx)
    if (created.rows.length === 0) fail('auth.provider_taken')
    if (rows !== null) await tx.together(rows)
  })
}

/** Throws: not_found for a link that is not the caller's; step_up_required. */
export async function removeOwnLink(ctx: Ctx, db: Database, { id }: { id: number }): Promise<Record<string, never>> {
  requireFreshProof(ctx)
  const person = await findSelf(ctx, db)
  await db.inTransaction(ctx, async (tx) => {
    const { rows } = await sql<{ name: string }>`
      delete from auth.identity_provider_link where id = ${id} and identity_id = ${person.identity_id} returning name`.execute(
      tx,
    )
    const { name } = rows[0] ?? fail('not_found')
    await auditOwn(ctx, tx, person.login, { before: { linkedAccount: name }, after: { linkedAccount: null } })
  })
  return {}
}
