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
    with opened as (
      select o.id from purchase.purchase_order o where o.company_id = ${companyId} and o.invoice_status in ('none', 'partial')
      union
      select s.purchase_order_id from purchase.received_settlement s where s.company_id = ${companyId} and s.excess_minor <> 0),
    amounts as (
      select o.id, a.minor as accepted, i.minor as invoiced
      from opened o
      cross join lateral (
        select coalesce(sum(c.value_minor), 0)::bigint as minor from purchase.received_goods c
        where c.company_id = ${companyId} and c.purchase_order_id = o.id) a
      cross join lateral (
        select coalesce(sum(s.value_minor + s.excess_minor), 0)::bigint as minor from purchase.received_settlement s
        where s.company_id = ${companyId} and s.purchase_order_id = o.id) i
      where a.minor <> i.minor)
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
