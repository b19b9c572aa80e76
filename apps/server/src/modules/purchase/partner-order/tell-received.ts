import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { partnerSkus, sendMessage } from '../../accounts/index.ts'
import { findPartnerOrder } from './partner-orders.ts'
import { takeOver } from './shipment-from-partner.ts'

type Finished = {
  readonly id: number
  readonly name: string
  readonly purchaseOrderId: number
  readonly supplierDocNo?: string | null
}

/** Takes over the announced shipment, and tells the partner company what was accepted; rejected and missing pieces remain its own. */
export async function tellReceived(
  ctx: Ctx,
  tx: Tx,
  { id, name, purchaseOrderId, supplierDocNo = null }: Finished,
): Promise<void> {
  const { companyId } = ctx
  const partner = await findPartnerOrder(tx, companyId, { orderId: purchaseOrderId })
  if (partner === null) return
  await takeOver(companyId, tx, { orderId: purchaseOrderId, deliveryNote: supplierDocNo })
  if (!partner.isConnected) return
  const { rows } = await sql<{ variantId: number; accepted: number }>`
    select l.variant_id as "variantId", sum(l.quantity)::float8 as accepted from inventory.receipt_line l
    where l.company_id = ${companyId} and l.receipt_id = ${id} group by 1 having sum(l.quantity) > 0`.execute(tx)
  if (rows.length === 0) return
  const { linkId, uid } = partner
  const skus = await partnerSkus(tx, companyId, { linkId, variantIds: rows.map(({ variantId }) => variantId) })
  const lines = rows.map(({ variantId, accepted }) => ({ sku: skus.get(variantId) ?? fail('not_found'), accepted }))
  const body = { uid, number: name, deliveryNote: supplierDocNo, lines }
  await sendMessage(ctx, tx, { linkId, kind: 'receipt', subject: name, body })
}
