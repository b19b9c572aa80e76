import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** Keeps whether the caller sees the first steps of the company. */
export async function hideFirstSteps(ctx: Ctx, tx: Tx, isHidden: boolean): Promise<{ isHidden: boolean }> {
  const { companyId, userId } = ctx
  const { numAffectedRows } = await (
    isHidden
      ? sql`insert into erp.hidden_first_steps (company_id, user_id) values (${companyId}, ${userId}) on conflict do nothing`
      : sql`delete from erp.hidden_first_steps where company_id = ${companyId} and user_id = ${userId}`
  ).execute(tx)
  const wasHidden = numAffectedRows === 0n ? isHidden : !isHidden
  ctx.audit({
    entity: 'erp.app_user',
    entityId: userId,
    label: null,
    before: { firstStepsHidden: wasHidden },
    after: { firstStepsHidden: isHidden },
  })
  return { isHidden }
}
