import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Demand } from '../../inventory/index.ts'
import { releaseStock, reserveStock } from '../../inventory/index.ts'

/** Whose reservations in the stock ledger are lines of sales orders. */
export const demandType = 'sales_order_line'
/** Customers wait: before transfers between stores. */
export const priority = 3

/**
 * Reserves what is available for the open lines; the rest waits as back-order. What is picked is reserved by its delivery. Locks: pools,
 * reservations.
 */
export async function reserveOpen({ companyId }: Ctx, tx: Tx, orderId: number): Promise<void> {
  const { rows: lines } = await sql<Demand>`
    select l.id as "demandId", o.store_id as "storeId", l.variant_id as "variantId",
      (l.open_quantity - l.released_quantity)::float8 as quantity
    from sales.sales_order_line l
    join sales.sales_order o on o.company_id = l.company_id and o.id = l.sales_order_id
    join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id and p.kind = 'stocked'
    where l.company_id = ${companyId} and l.sales_order_id = ${orderId} and l.open_quantity > l.released_quantity order by l.line_no`.execute(
    tx,
  )
  if (lines.length > 0) await reserveStock(companyId, { demandType, priority, lines }).execute(tx)
}

/** Throws: inventory.reserved_in_pick. Locks: pools, balances, reservations. */
export async function releaseOrder({ companyId }: Ctx, tx: Tx, orderId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select l.id from sales.sales_order_line l where l.company_id = ${companyId} and l.sales_order_id = ${orderId}`.execute(
    tx,
  )
  await releaseStock(companyId, { demandType, demandIds: rows.map(({ id }) => id) }).execute(tx)
}

type Progress = 'none' | 'partial' | 'full'

/** The statuses that follow from the lines. */
export async function progressOf(
  { companyId }: Ctx,
  tx: Tx,
  orderId: number,
): Promise<{ deliveryStatus: Progress; invoiceStatus: Progress }> {
  const { rows } = await sql<{ deliveryStatus: Progress; invoiceStatus: Progress }>`
    select case when sum(l.delivered_quantity) = 0 then 'none' when bool_and(l.open_quantity = 0) then 'full' else 'partial' end as "deliveryStatus",
      case when sum(l.invoiced_quantity) = 0 then 'none'
        when bool_and(l.invoiced_quantity = l.quantity - l.cancelled_quantity) then 'full' else 'partial' end as "invoiceStatus"
    from sales.sales_order_line l where l.company_id = ${companyId} and l.sales_order_id = ${orderId}`.execute(tx)
  return rows[0] ?? { deliveryStatus: 'none', invoiceStatus: 'none' }
}

/** Writes the statuses of an order that a delivery changed. */
export async function writeProgress(ctx: Ctx, tx: Tx, orderId: number): Promise<void> {
  const { deliveryStatus, invoiceStatus } = await progressOf(ctx, tx, orderId)
  await sql`
    update sales.sales_order o set delivery_status = ${deliveryStatus}, invoice_status = ${invoiceStatus}, updated_at = now(), updated_by = ${ctx.userId}
    where o.company_id = ${ctx.companyId} and o.id = ${orderId}`.execute(tx)
}
