import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { cancelShopOrder, ShopOrder } from '@countinghouse/contract/webcheckout/shop'
import { webOrders } from '@countinghouse/contract/webcheckout/web-order'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { giveBackOfOrder } from '../../payments/index.ts'
import { cancelPlacedOrder, lockPlacedOrder } from '../../sales/index.ts'
import { readShopOrder } from './read-order.ts'

/** Throws: see the route. Locks: the sales order, then what its reservations lock. */
export async function cancelWebOrder(
  ctx: Ctx,
  tx: Tx,
  { reference, reason }: InputOfRoute<typeof cancelShopOrder>,
): Promise<ShopOrder> {
  const { salesOrderId } = await readShopOrder(ctx, tx, reference, 'cancel')
  const row = await lockPlacedOrder(ctx, tx, salesOrderId)
  if (row.status !== 'cancelled') {
    const isOpen = (row.status === 'confirmed' || row.status === 'on_hold') && row.deliveryStatus === 'none'
    if (!isOpen) fail('webcheckout.not_cancellable')
    await cancelPlacedOrder(ctx, tx, row, reason)
    await giveBackOfOrder(ctx, tx, salesOrderId, reason)
  }
  // A cancelled order that is cancelled again stays so, and that is on record.
  const { rows } = await sql<{ id: number }>`
    select w.id from webcheckout.web_order w where w.company_id = ${ctx.companyId} and w.reference = ${reference}`.execute(
    tx,
  )
  const entityId = rows[0]?.id ?? fail('internal')
  const { status } = row
  ctx.audit({
    entity: webOrders.entity,
    entityId,
    label: reference,
    before: { status },
    after: { status: 'cancelled', reason },
  })
  return await readShopOrder(ctx, tx, reference, 'cancel')
}
