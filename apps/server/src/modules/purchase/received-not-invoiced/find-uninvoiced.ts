import { fail } from '@countinghouse/contract/errors'
import type { ReceivedNotInvoiced, UninvoicedRow } from '@countinghouse/contract/purchase/received-not-invoiced'
import { mostUninvoiced, receivedNotInvoicedPage } from '@countinghouse/contract/purchase/received-not-invoiced'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { requireAllStores } from '../../accounts/index.ts'

type Found = { readonly row: UninvoicedRow; readonly count: number; readonly totals: ReceivedNotInvoiced['totals'] }

/**
 * By order, the cost of accepted goods as receipts posted it, less what invoices settled of it as they posted it. Throws:
 * accounts.whole_company for a caller of single stores.
 */
export async function findUninvoiced(ctx: Ctx, reader: Reader): Promise<ReceivedNotInvoiced> {
  requireAllStores(ctx, receivedNotInvoicedPage)
  const { companyId, now } = ctx
  const { rows: heads } = await sql<Pick<ReceivedNotInvoiced, 'on' | 'currency' | 'ledgerMinor'>>`
    select (${now.toISOString()}::timestamptz at time zone c.timezone)::date::text as on, c.base_currency as currency, coalesce((
      select sum(b.credit_minor - b.debit_minor) from accounts.balance_daily b
      where b.company_id = c.id and b.account_id in (
        select r.account_id from accounts.posting_rule r where r.company_id = c.id and r.role = 'goods_received')), 0)::bigint as "ledgerMinor"
    from erp.company c where c.id = ${companyId}`.execute(reader)
  const head = heads[0] ?? fail('not_found')
  const { rows } = await sql<Found>`
    with accepted as (
      select o.id, l.variant_id, sum(round(l.cost_minor * l.accepted_quantity / l.quantity)) as value, sum(l.quantity) as ordered,
        sum(l.accepted_quantity) as quantity, sum(l.cost_minor) as cost
      from purchase.purchase_order o
      join purchase.purchase_order_line l on l.company_id = o.company_id and l.purchase_order_id = o.id
      where o.company_id = ${companyId} and o.invoice_status in ('none', 'partial') group by 1, 2),
    invoiced as (
      select o.id, l.variant_id, sum(l.quantity - l.credited_quantity) as quantity
      from purchase.purchase_order o
      join purchase.order_bill b on b.company_id = o.company_id and b.purchase_order_id = o.id
      join accounts.invoice i on i.company_id = b.company_id and i.id = b.invoice_id and i.kind = 'invoice' and i.status = 'posted'
      join accounts.invoice_line l on l.company_id = i.company_id and l.invoice_id = i.id and l.account_id is null
      where o.company_id = ${companyId} and o.invoice_status in ('none', 'partial') group by 1, 2),
    amounts as (
      select a.id, sum(a.value)::bigint as accepted,
        sum(round(a.cost * least(coalesce(i.quantity, 0), a.quantity) / a.ordered))::bigint as invoiced
      from accepted a left join invoiced i on i.id = a.id and i.variant_id = a.variant_id group by 1)
    select json_build_object('orderId', o.id, 'order', o.name, 'supplierId', o.supplier_id, 'supplier', s.name, 'store', t.name,
        'receivedOn', r.received_on, 'acceptedMinor', a.accepted, 'invoicedMinor', a.invoiced, 'openMinor', a.accepted - a.invoiced) as row,
      count(*) over ()::int as count, json_build_object('acceptedMinor', sum(a.accepted) over (), 'invoicedMinor', sum(a.invoiced) over (),
        'openMinor', sum(a.accepted - a.invoiced) over ()) as totals
    from amounts a
    join purchase.purchase_order o on o.company_id = ${companyId} and o.id = a.id
    join procure.supplier s on s.company_id = o.company_id and s.id = o.supplier_id
    join erp.store t on t.company_id = o.company_id and t.id = o.store_id
    cross join lateral (
      select min(r.effective_on) as received_on from purchase.order_receipt p
      join inventory.receipt r on r.company_id = p.company_id and r.id = p.receipt_id and r.status in ('posted', 'closed')
      where p.company_id = o.company_id and p.purchase_order_id = o.id) r
    order by r.received_on, o.id limit ${mostUninvoiced}`.execute(reader)
  return {
    ...head,
    rows: rows.map(({ row }) => row),
    count: rows[0]?.count ?? 0,
    totals: rows[0]?.totals ?? { acceptedMinor: 0, invoicedMinor: 0, openMinor: 0 },
  }
}
