import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/**
 * A product on posted invoices of an order. Quantities in stock units; `netMinor` and `claimedMinor` in minor units of the order's currency;
 * prices of one stock unit in its major units.
 */
export type Claimable = {
  readonly variantId: number
  readonly accepted: number
  readonly billed: number
  readonly netMinor: number
  readonly billedPrice: string
  readonly orderPrice: string
  /** By other claims that are neither refused nor cancelled. */
  readonly claimedMinor: number
  readonly claimedMissing: number
  readonly claimedPrice: number
}

/** `withoutClaimId`: the claim that asks. */
export async function readClaimable(
  companyId: number,
  db: Reader | Tx,
  orderId: number,
  withoutClaimId: number | null = null,
): Promise<readonly Claimable[]> {
  const { rows } = await sql<Claimable>`
    with ordered as (
      select l.variant_id, min(l.line_no) as place, sum(l.quantity) as quantity, sum(l.accepted_quantity) as accepted,
        sum(l.net_minor - coalesce(l.header_discount_minor, 0)) as net
      from purchase.purchase_order_line l where l.company_id = ${companyId} and l.purchase_order_id = ${orderId} group by 1),
    billed as (
      select l.variant_id, sum(l.quantity - l.credited_quantity) as quantity,
        sum(l.net_minor * (l.quantity - l.credited_quantity) / l.quantity) as net
      from purchase.order_bill b
      join accounts.invoice i on i.company_id = b.company_id and i.id = b.invoice_id and i.kind = 'invoice' and i.status = 'posted'
      join accounts.invoice_line l on l.company_id = i.company_id and l.invoice_id = i.id and l.account_id is null and l.variant_id is not null
      where b.company_id = ${companyId} and b.purchase_order_id = ${orderId} group by 1),
    claimed as (
      select l.variant_id, sum(l.claim_minor) as minor, coalesce(sum(l.quantity) filter (where l.cause = 'not_received'), 0) as missing,
        coalesce(sum(l.quantity) filter (where l.cause = 'price'), 0) as price
      from purchase.supplier_claim c
      join purchase.supplier_claim_line l on l.company_id = c.company_id and l.supplier_claim_id = c.id
      where c.company_id = ${companyId} and c.purchase_order_id = ${orderId} and c.status in ('draft', 'sent', 'credited')
        and c.id is distinct from ${withoutClaimId}::bigint group by 1)
    select b.variant_id as "variantId", coalesce(o.accepted, 0)::float8 as accepted, b.quantity::float8 as billed,
      round(b.net)::bigint as "netMinor", trim_scale(round(b.net / power(10::numeric, y.minor_unit) / b.quantity, 6))::text as "billedPrice",
      coalesce(trim_scale(round(o.net / power(10::numeric, y.minor_unit) / o.quantity, 6)), 0)::text as "orderPrice",
      coalesce(c.minor, 0)::bigint as "claimedMinor", coalesce(c.missing, 0)::float8 as "claimedMissing", coalesce(c.price, 0)::float8 as "claimedPrice"
    from billed b
    join purchase.purchase_order h on h.company_id = ${companyId} and h.id = ${orderId}
    join platform.currency y on y.code = h.currency
    left join ordered o on o.variant_id = b.variant_id left join claimed c on c.variant_id = b.variant_id
    where b.quantity > 0 order by o.place, b.variant_id`.execute(db)
  return rows
}
