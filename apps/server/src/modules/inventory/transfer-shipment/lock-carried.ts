import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockStock } from '../lock-stock.ts'

type Carried = {
  readonly shipmentId: number
  /** Stores between which the goods are posted. */
  readonly storeIds: readonly number[]
  /** Business date of the posting. */
  readonly day: RawBuilder<unknown>
}

/**
 * Locks the pools of all goods of a shipment before their value in transit is read: a concurrent late cost is included, or waits. Throws:
 * accounts.period_closed. Locks: period, pools; the shipment is locked.
 */
export async function lockCarried(ctx: Ctx, tx: Tx, { shipmentId, storeIds, day }: Carried): Promise<void> {
  await lockStock(ctx, {
    days: sql`array[${day}]`,
    stores: sql`${storeIds}`,
    variants: sql`array(select l.variant_id from inventory.transfer_shipment_line l
      where l.company_id = ${ctx.companyId} and l.transfer_shipment_id = ${shipmentId})`,
  }).execute(tx)
}
