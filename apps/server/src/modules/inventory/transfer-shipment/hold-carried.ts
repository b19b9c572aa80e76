import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import { holdStock } from '../hold-stock.ts'

type Carried = {
  readonly shipmentId: number
  /** Where its goods come from and go to as they are posted. */
  readonly storeIds: readonly number[]
  /** Business day of the posting. */
  readonly day: RawBuilder<unknown>
}

/**
 * Takes the pools of all that a shipment carries before what it is worth on its way is read: a late cost that reaches it meanwhile is in
 * that, or waits. Throws: accounts.period_closed. Locks: period, pools; the shipment is held.
 */
export async function holdCarried(ctx: Ctx, tx: Tx, { shipmentId, storeIds, day }: Carried): Promise<void> {
  await holdStock(ctx, {
    days: sql`array[${day}]`,
    stores: sql`${storeIds}`,
    variants: sql`array(select l.variant_id from inventory.transfer_shipment_line l
      where l.company_id = ${ctx.companyId} and l.transfer_shipment_id = ${shipmentId})`,
  }).execute(tx)
}
