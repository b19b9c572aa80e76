import type { CustomerOverview } from '@countinghouse/contract/sales/customer-overview'
import { mostFavourites } from '@countinghouse/contract/sales/customer-overview'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { deliverySource } from '../delivery/dispatch-delivery.ts'
import { returnSource } from '../return/sales-return.ts'

type Customers = RawBuilder<unknown>

/** Receipts and invoices of customers in the last twelve months, as reports count them: `sign` -1 for what came back. */
const receipts = ({ companyId }: Ctx, customers: Customers) => sql`
  select s.company_id, s.id, s.net_minor, case s.kind when 'sale' then 1 else -1 end as sign from sales.sale s
  where s.company_id = ${companyId} and s.customer_id = any(${customers}) and s.status = 'completed'
    and s.business_on > erp.today(${companyId}) - interval '12 months'`
const invoices = ({ companyId }: Ctx, customers: Customers) => sql`
  select i.company_id, i.id, i.net_minor, case i.kind when 'invoice' then 1 else -1 end as sign,
    i.exchange_rate * power(10::numeric, home.minor_unit - own.minor_unit) as rate
  from accounts.invoice i
  join erp.company c on c.id = i.company_id
  join platform.currency home on home.code = c.base_currency
  join platform.currency own on own.code = i.currency_code
  where i.company_id = ${companyId} and i.customer_id = any(${customers}) and i.direction = 'sale' and i.status = 'posted'
    and not i.is_intercompany and not i.is_charge and not i.is_deferred and i.issued_on > erp.today(${companyId}) - interval '12 months'`

/** What documents took out of stock, at cost; `sign` -1 brings it back. */
const costs = (documents: RawBuilder<unknown>, source: string) => sql`
  select sum(d.sign * m.value_minor) as cost from (${documents}) d
  join inventory.stock_posting g on g.company_id = d.company_id and g.source_type = ${source} and g.source_id = d.id and g.event_no = 1
  join inventory.stock_move m on m.company_id = g.company_id and m.posted_on = g.posted_on and m.posting_id = g.id
    and m.kind in ('sale', 'oversold_out', 'sale_return')`

const ofOrders = ({ companyId }: Ctx, customers: Customers, document: 'delivery' | 'sales_return') => sql`
  select o.company_id, o.id, ${sql.lit(document === 'delivery' ? 1 : -1)} as sign from ${sql.table(`sales.${document}`)} o
  where o.company_id = ${companyId} and o.customer_id = any(${customers}) and o.status <> 'draft'
    and o.effective_on > erp.today(${companyId}) - interval '12 months'`

/** Turnover less the cost of what left stock for it. */
export async function readMargin(
  ctx: Ctx,
  reader: Reader,
  customers: Customers,
): Promise<NonNullable<CustomerOverview['margin']>> {
  const { rows } = await sql<{ net: number; cost: number }>`
    select (coalesce((select sum(r.sign * r.net_minor) from (${receipts(ctx, customers)}) r), 0)
        + coalesce((select sum(i.sign * round(i.net_minor * i.rate)) from (${invoices(ctx, customers)}) i), 0))::float8 as net,
      coalesce(sum(c.cost), 0)::float8 as cost
    from (${costs(receipts(ctx, customers), 'sale')}
      union all ${costs(ofOrders(ctx, customers, 'delivery'), deliverySource)}
      union all ${costs(ofOrders(ctx, customers, 'sales_return'), returnSource)}) c`.execute(reader)
  const { net = 0, cost = 0 } = rows[0] ?? {}
  return { nowMinor: net - cost, ratePpm: net > 0 ? Math.round(((net - cost) * 1000) / net) * 1000 : null }
}

export async function findFavourites(
  ctx: Ctx,
  reader: Reader,
  customers: Customers,
): Promise<NonNullable<CustomerOverview['favourites']>> {
  const { rows } = await sql<NonNullable<CustomerOverview['favourites']>[number]>`
    select p.id, platform.in_language(p.name, p.name_ar) as name, sum(l.quantity)::float8 as quantity, sum(l.net)::bigint as "netMinor"
    from (
      select l.company_id, l.variant_id, r.sign * l.quantity as quantity, r.sign * l.net_minor as net
      from (${receipts(ctx, customers)}) r join sales.sale_line l on l.company_id = r.company_id and l.sale_id = r.id
      union all
      select l.company_id, l.variant_id, i.sign * l.quantity, i.sign * round(l.net_minor * i.rate)
      from (${invoices(ctx, customers)}) i
      join accounts.invoice_line l on l.company_id = i.company_id and l.invoice_id = i.id and l.variant_id is not null) l
    join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    group by p.company_id, p.id, p.name, p.name_ar having sum(l.quantity) > 0
    order by sum(l.net) desc, p.id limit ${mostFavourites}`.execute(reader)
  return rows
}
