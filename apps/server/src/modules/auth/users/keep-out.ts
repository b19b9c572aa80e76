import { text } from '@countinghouse/contract/erp/user.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import { deactivatePerson } from '../../erp/index.ts'
import { revokeInvitations } from './invitations.ts'

/** Deactivates a person; his sessions and open links end in the same transaction. Throws: as deactivatePerson. */
export async function keepOut(
  ctx: Ctx,
  tx: Tx,
  { reason, ...wanted }: { id: number; version: number; reason: string },
): Promise<void> {
  await deactivatePerson(ctx, tx, wanted, reason)
  await sql`
    update auth.session set ended_at = now(), ended_reason = 'deactivated', ended_message = ${format(text.sessionsEnded, ctx.locale)}
    where company_id = ${ctx.companyId} and user_id = ${wanted.id} and ended_at is null`.execute(tx)
  await revokeInvitations(tx, ctx.companyId, wanted.id)
}
