import { text } from '@countinghouse/contract/erp/user.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { deactivatePerson } from '../../erp/index.ts'
import { revokeInvitations } from './invitations.ts'

/** Deactivates a person; his sessions, those in which he looks through somebody's eyes, keys and open links end in the same transaction. Throws: as deactivatePerson. */
export async function suspendAccess(
  ctx: Ctx,
  tx: Tx,
  { id: userId, version, ...why }: { id: number; version: number; reason: string; successor?: string },
): Promise<void> {
  const { companyId, userId: by, locale } = ctx
  await deactivatePerson(ctx, tx, { id: userId, version }, why)
  await sql`
    update auth.api_key set revoked_at = now(), revoked_by = ${by}
    where company_id = ${companyId} and user_id = ${userId} and revoked_at is null`.execute(tx)
  await sql`
    update auth.session set ended_at = now(), ended_reason = 'deactivated', ended_by = ${by}, ended_message = ${format(text.sessionsEnded, locale)}
    where company_id = ${companyId} and ${userId} in (user_id, impersonator_id) and ended_at is null`.execute(tx)
  await revokeInvitations(tx, companyId, userId)
}
