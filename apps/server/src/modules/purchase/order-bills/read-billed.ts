import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/**
 * A product of an order. Quantities in stock units; `price` of one stock unit after all discounts, in major units of the order's currency.
 */
export type BilledVariant = {
  readonly variantId: number
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly accepted: number
  readonly billed: number
  readonly posted: number
  readonly price: string
}

/** Of the whole order, or without one invoice, which is being posted. `posted`: billed by posted invoices. */
export async function readBilled(
  companyId: number,
  db: Reader | Tx,
  orderId: number,
  withoutInvoiceId: number | null = null,
): Promise<readonly BilledVariant[]> {
  const { rows } = await sql<BilledVariant>`
    with ordered as (
      select l.variant_id, min(l.line_no) as place, sum(l.quantity) as quantity, sum(l.accepted_quantity) as accepted,
        sum(l.net_minor - coalesce(l.header_discount_minor, 0)) as net
      from purchase.purchase_order_line l where l.company_id = ${companyId} and l.purchase_order_id = ${orderId} group by 1),
    billed as (
      select l.variant_id, sum(l.quantity - l.credited_quantity) as quantity,
        coalesce(sum(l.quantity - l.credited_quantity) filter (where i.status = 'posted'), 0) as posted
      from purchase.order_bill b
      join accounts.invoice i on i.company_id = b.company_id and i.id = b.invoice_id and i.kind = 'invoice'
        and i.status not in ('rejected', 'cancelled') and i.id is distinct from ${withoutInvoiceId}::bigint
      join accounts.invoice_line l on l.company_id = i.company_id and l.invoice_id = i.id and l.account_id is null
      where b.company_id = ${companyId} and b.purchase_order_id = ${orderId} group by 1)
    select o.variant_id as "variantId", v.sku, platform.in_language(p.name, p.name_ar) as name, o.quantity::float8 as quantity, o.accepted::float8 as accepted,
      coalesce(b.quantity, 0)::float8 as billed, coalesce(b.posted, 0)::float8 as posted,
      trim_scale(round(o.net / power(10::numeric, c.minor_unit) / o.quantity, 6))::text as price
    from ordered o
    join purchase.purchase_order h on h.company_id = ${companyId} and h.id = ${orderId}
    join platform.currency c on c.code = h.currency
    join procure.variant v on v.company_id = ${companyId} and v.id = o.variant_id
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    left join billed b on b.variant_id = o.variant_id
    order by o.place`.execute(db)
  return rows
}

/** Accepted and not on any invoice. */
export function toBill({ accepted, billed }: BilledVariant): number {
  return Math.max(roundedQuantity(accepted - billed), 0)
}
