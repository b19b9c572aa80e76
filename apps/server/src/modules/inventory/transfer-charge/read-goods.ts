import { amountsOfLine } from '@countinghouse/kernel/money-line'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { Measures } from './measures.ts'
import { readMeasures } from './measures.ts'
import type { Goods } from './apportion-charge.ts'

/** `shipmentLineId` is null for the transfer as a whole. */
export type ChargedGoods = Goods & { readonly shipmentLineId: number | null }
type Found = { readonly goods: readonly ChargedGoods[]; readonly measures: Measures; readonly digits: number }
type Priced = Omit<ChargedGoods, 'netMinor'> & { readonly unitPrice: string }
type Scope = { readonly transferId: number; readonly transferShipmentId: number | null }

/**
 * The charged goods: dispatched or planned quantities of a shipment, or approved and not cancelled quantities of the transfer, at agreed
 * prices. `digits`: of the company's currency.
 */
export async function readGoods(ctx: Ctx, db: Reader | Tx, { transferId, transferShipmentId }: Scope): Promise<Found> {
  const { companyId } = ctx
  const charged =
    transferShipmentId === null
      ? sql`
        select l.line_no, 0 as part, null::bigint as shipment_line_id, l.variant_id, l.agreed_price, l.approved_quantity - l.cancelled_quantity as quantity
        from inventory.transfer_line l where l.company_id = ${companyId} and l.transfer_id = ${transferId}`
      : sql`
        select l.line_no, s.line_no as part, s.id as shipment_line_id, l.variant_id, l.agreed_price,
          case when h.dispatched_at is null then coalesce(s.picked_quantity, s.planned_quantity) else s.quantity end as quantity
        from inventory.transfer_shipment h
        join inventory.transfer_shipment_line s on s.company_id = h.company_id and s.transfer_shipment_id = h.id
        join inventory.transfer_line l on l.company_id = s.company_id and l.id = s.transfer_line_id
        where h.company_id = ${companyId} and h.transfer_id = ${transferId} and h.id = ${transferShipmentId}`
  const { rows } = await sql<{ priced: Priced[]; digits: number }>`
    select y.minor_unit as digits, (
      select coalesce(json_agg(json_build_object('shipmentLineId', g.shipment_line_id, 'variantId', g.variant_id, 'quantity', g.quantity,
        'unitPrice', coalesce(g.agreed_price, 0)::text) order by g.line_no, g.part), '[]')
      from (${charged}) g where g.quantity > 0) as priced
    from erp.company c join platform.currency y on y.code = c.base_currency where c.id = ${companyId}`.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error('There is no such company.')
  const { priced, digits } = found
  const goods = priced.map(({ unitPrice, ...one }) => ({
    ...one,
    netMinor: amountsOfLine({ quantity: one.quantity, unitPrice }, digits).netMinor,
  }))
  return { goods, digits, measures: await readMeasures(ctx, db, goods) }
}
