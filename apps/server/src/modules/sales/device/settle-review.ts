import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { Receipt } from '@countinghouse/contract/sales/receipt'
import type { settleReview } from '@countinghouse/contract/sales/receipt-review'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { readReceipt } from '../register/read-receipt.ts'

/** Throws: not_found, state_conflict where there is nothing to look at, or it was settled. Locks: the sale of the device. */
export async function settle(ctx: Ctx, tx: Tx, { id, note }: InputOfRoute<typeof settleReview>): Promise<Receipt> {
  const { number } = await readReceipt(ctx, tx, id, 'review')
  const { rows } = await sql`
    update sales.offline_sale set review = 'settled', reviewed_at = ${ctx.now.toISOString()}, reviewed_by = ${ctx.userId}, review_note = ${note}
    where company_id = ${ctx.companyId} and sale_id = ${id} and review = 'open' returning sale_id`.execute(tx)
  if (rows.length === 0) return fail('state_conflict')
  const after = { review: 'settled', note }
  ctx.audit({ entity: 'sales.sale', entityId: id, label: number, before: { review: 'open' }, after })
  return await readReceipt(ctx, tx, id, 'review')
}
