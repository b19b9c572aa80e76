import type { loadOrder } from '@countinghouse/contract/inbound/partner-calls'
import { load, mostLoadLines } from '@countinghouse/contract/inbound/load'
import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inbound/errors.text'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument } from '../../../platform/documents/document.ts'
import type { EnteredLines } from '../load/calculate-load.ts'
import { calculateLoad } from '../load/calculate-load.ts'
import { findPartner } from '../load/find-partner.ts'

/** Throws: see the route. Locks: nothing. */
export async function startLoad(
  ctx: Ctx,
  tx: Tx,
  { uid, ...said }: InputOfRoute<typeof loadOrder>,
): Promise<OutputOfRoute<typeof loadOrder>> {
  const { id: partnerId } = await findPartner(ctx, tx, said.partnerId)
  const { purchaseOrderId } = said
  const { rows } = await sql<{ variantId: EnteredLines[number]['variantId']; quantity: number }>`
    select l.variant_id as "variantId", coalesce(sum(l.open_quantity) filter (where l.is_open), 0)::float8 as quantity from inbound.partner_order_line l
    where l.company_id = ${ctx.companyId} and l.partner_id = ${partnerId} and l.purchase_order_id = ${purchaseOrderId}
    group by 1 order by min(l.line_no)`.execute(tx)
  if (rows.length === 0) fail('inbound.unknown_order', atField(ctx, ['purchaseOrderId'], text.unknown_order))
  const open = rows.filter(({ quantity }) => quantity > 0).slice(0, mostLoadLines)
  if (open.length === 0) fail('inbound.order_closed')
  const lines = open.map(({ variantId, quantity }) => ({
    carton: null,
    variantId,
    quantity,
    okQuantity: null,
    damagedQuantity: 0,
    lotNo: null,
    expiresOn: null,
    refusal: null,
  }))
  const entered = { ...said, partnerId, deliveryNote: null, note: null, lines }
  const calculated = await calculateLoad(ctx, tx, entered)
  const { id, version } = await createDocument(ctx, tx, load, { uid, ...entered }, calculated)
  return { id: id as OutputOfRoute<typeof loadOrder>['id'], version }
}
