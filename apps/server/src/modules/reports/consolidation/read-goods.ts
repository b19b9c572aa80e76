import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/db.ts'

/** Goods up to a day by the SKU of the buyer. Units: stock units, minor units of the company's currency. */
export type Sold = {
  readonly partnerId: number
  readonly sku: string
  readonly quantity: number
  readonly costMinor: number
}
export type Received = {
  readonly partnerId: number
  readonly sku: string
  readonly quantity: number
  readonly valueMinor: number
  /** In all stores and on the way between them at the end of the day, wherever it came from. */
  readonly onHand: number
}

/** Net amounts of an order and its transfer by their common uid. */
export type OfOrder = { readonly uid: string; readonly minor: number }

type Asked = { readonly companyId: number; readonly groupIds: readonly number[]; readonly on: string }

/** What a company sold others of the group, at its own cost; goods are sold once the partner accepted them. */
export async function readSold(reader: Reader, { companyId, groupIds, on }: Asked): Promise<Sold[]> {
  const { rows } = await sql<Sold>`
    select c.partner_company_id as "partnerId", x.partner_sku as sku,
      sum(m.quantity)::float8 as quantity, sum(m.value_minor)::bigint as "costMinor"
    from accounts.company_connection c
    join accounts.company_link k on k.company_id = c.company_id and k.id = c.company_link_id
    join inventory.location o on o.company_id = k.company_id and o.store_id = k.partner_store_id
    join inventory.stock_move m on m.company_id = o.company_id and m.from_location_id = o.id and m.kind = 'partner_sale' and m.effective_on <= ${on}::date
    join accounts.company_link_variant x on x.company_id = c.company_id and x.company_link_id = k.id and x.variant_id = m.variant_id
    where c.company_id = ${companyId} and c.partner_company_id = any(${groupIds}::bigint[])
    group by 1, 2`.execute(reader)
  return rows
}

/** What a company received of others of the group, at the transfer price as it was posted, and how much of those products it has. */
export async function readReceived(reader: Reader, asked: Asked): Promise<Received[]> {
  const { companyId, on } = asked
  const { rows } = await sql<Received>`
    with received as (
      select m.partner_company_id, m.variant_id, sum(m.quantity) as quantity, sum(m.value_minor) as value_minor
      from (${movesOfReceipts(asked)}) m group by 1, 2)
    select r.partner_company_id as "partnerId", v.sku, r.quantity::float8 as quantity, r.value_minor::bigint as "valueMinor", (
        select coalesce(sum(case when t.is_tracked then m.quantity else 0 end - case when f.is_tracked then m.quantity else 0 end), 0)
        from inventory.stock_move m
        join inventory.location f on f.company_id = m.company_id and f.id = m.from_location_id
        join inventory.location t on t.company_id = m.company_id and t.id = m.to_location_id
        where m.company_id = ${companyId} and m.variant_id = r.variant_id and m.effective_on <= ${on}::date)::float8 as "onHand"
    from received r join procure.variant v on v.company_id = ${companyId} and v.id = r.variant_id
    where r.quantity > 0`.execute(reader)
  return rows
}

/** What the receipts of orders from others of the group were posted at. */
export async function readReceivedByOrder(reader: Reader, asked: Asked): Promise<OfOrder[]> {
  const { rows } = await sql<OfOrder>`
    select m.uid, sum(m.value_minor)::bigint as minor from (${movesOfReceipts(asked)}) m group by 1`.execute(reader)
  return rows
}

function movesOfReceipts({ companyId, groupIds, on }: Asked): RawBuilder<unknown> {
  return sql`
      select c.partner_company_id, o.uid, m.variant_id, case when l.is_tracked then m.quantity else -m.quantity end as quantity,
        case when l.is_tracked then m.value_minor else -m.value_minor end as value_minor
      from accounts.company_connection c
      join purchase.partner_order o on o.company_id = c.company_id and o.company_link_id = c.company_link_id
      join purchase.order_receipt r on r.company_id = o.company_id and r.purchase_order_id = o.purchase_order_id
      join inventory.stock_posting p on p.company_id = r.company_id and p.source_type = 'goods_receipt' and p.source_id = r.receipt_id
      join inventory.stock_move m on m.company_id = p.company_id and m.posting_id = p.id and m.effective_on <= ${on}::date
      join inventory.location l on l.company_id = m.company_id and l.id = m.to_location_id
      join inventory.location f on f.company_id = m.company_id and f.id = m.from_location_id and f.is_tracked <> l.is_tracked
      where c.company_id = ${companyId} and c.partner_company_id = any(${groupIds}::bigint[])`
}

/** Goods of transfers to others of the group that are invoiced; an invoice is credited as a whole. */
export async function readInvoicedByTransfer(reader: Reader, { companyId, groupIds, on }: Asked): Promise<OfOrder[]> {
  const { rows } = await sql<OfOrder>`
    select p.uid, sum(l.net_minor)::bigint as minor
    from accounts.company_connection c
    join inventory.partner_transfer p on p.company_id = c.company_id and p.company_link_id = c.company_link_id
    join inventory.transfer_invoice t on t.company_id = p.company_id and t.transfer_id = p.transfer_id
    join inventory.transfer_invoice_line l on l.company_id = t.company_id and l.transfer_invoice_id = t.id
    join inventory.partner_invoice n on n.company_id = t.company_id and n.transfer_invoice_id = t.id
    join accounts.invoice i on i.company_id = n.company_id and i.id = n.invoice_id and i.status = 'posted' and i.issued_on <= ${on}::date
    where c.company_id = ${companyId} and c.partner_company_id = any(${groupIds}::bigint[]) and not exists (
      select from accounts.invoice r where r.company_id = i.company_id and r.original_invoice_id = i.id and r.status = 'posted'
        and r.issued_on <= ${on}::date)
    group by 1`.execute(reader)
  return rows
}
