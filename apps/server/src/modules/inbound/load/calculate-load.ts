import { fail } from '@countinghouse/contract/errors'
import type { load } from '@countinghouse/contract/inbound/load'
import { text } from '@countinghouse/contract/inbound/errors.text'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { findPartner } from './find-partner.ts'

export type Load = RowOf<typeof load>
export type EnteredLines = Load['lines']
type Entered = Pick<Load, 'partnerId' | 'purchaseOrderId' | 'lines'>

/**
 * Partner and store of a draft, whose lines nobody has refused yet. Throws: what findPartner throws, inbound.unknown_order for an order that
 * the partner does not deliver, inbound.not_ordered at lines.
 */
export async function calculateLoad(
  ctx: Ctx,
  tx: Tx,
  { partnerId, purchaseOrderId, lines }: Entered,
): Promise<{ partnerId: number; storeId: number; lines: EnteredLines }> {
  const { id, storeId } = await findPartner(ctx, tx, partnerId)
  const { rows } = await sql<{ variantId: number }>`
    select distinct l.variant_id as "variantId" from inbound.partner_order_line l
    where l.company_id = ${ctx.companyId} and l.partner_id = ${id} and l.purchase_order_id = ${purchaseOrderId}`.execute(
    tx,
  )
  if (rows.length === 0) fail('inbound.unknown_order', atField(ctx, ['purchaseOrderId'], text.unknown_order))
  const ordered = new Set(rows.map(({ variantId }) => variantId))
  const foreign = lines.flatMap(({ variantId }, at) => (ordered.has(variantId) ? [] : `lines.${at}.variantId`))
  if (foreign.length > 0) fail('inbound.not_ordered', atField(ctx, foreign, text.not_ordered))
  return {
    partnerId: id,
    storeId,
    lines: lines.map((line) => ({ ...line, refusal: null })),
  }
}

/** Pieces of a line that are not damaged; blank: all the others. */
export function okOf({ quantity, okQuantity, damagedQuantity }: EnteredLines[number]): number {
  return okQuantity ?? roundedQuantity(quantity - damagedQuantity)
}

/** Throws: inbound.order_closed. */
export async function requireOpenOrder(
  { companyId }: Ctx,
  tx: Tx,
  { partnerId, purchaseOrderId }: Load,
): Promise<void> {
  const { rows } = await sql`
    select from inbound.partner_order_line l
    where l.company_id = ${companyId} and l.partner_id = ${partnerId} and l.purchase_order_id = ${purchaseOrderId} and l.is_open limit 1`.execute(
    tx,
  )
  if (rows.length === 0) fail('inbound.order_closed')
}
