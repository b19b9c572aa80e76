import { deliverySource, returnSource } from '../../sales/index.ts'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

type Sql = RawBuilder<unknown>

/** What a report reads facts with; `stores` null: all. The statement has `period` (is_before, first, last, shift). */
export type Scope = {
  readonly companyId: number
  readonly stores: readonly number[] | null
  readonly hasCost: boolean
  /** Daily totals are enough: neither receipts nor their cashier, customer, till and hour are asked for. */
  readonly isByDay: boolean
}

const inStores = (column: Sql, { stores }: Scope) =>
  stores === null ? sql`true` : sql`${column} = any(${stores}::bigint[])`

/** Columns of every source of sales, in order; amounts in minor units of the company's currency, those of returns in their own columns. */
const soldColumns = sql`is_before, day, store_id, till_id, cashier_id, customer_id, hour, channel, document, document_id, variant_id,
  gross, discount, returned_net, tax, sold, returned, cost`

/** Lines of receipts and invoices, and the cost of what left stock for them. Sources: sales-crm-finance.md d12. */
export function soldFacts(scope: Scope): Sql {
  const costs = scope.hasCost ? [...(scope.isByDay ? [] : [receiptCosts(scope)]), ...orderCosts(scope)] : []
  const sources = [scope.isByDay ? dayTotals(scope) : receiptLines(scope), invoiceLines(scope), ...costs]
  return sql`select ${soldColumns} from (${sql.join(sources, sql` union all `)})
    as fact (is_before, day, store_id, till_id, cashier_id, customer_id, hour, channel, document, document_id, variant_id,
      gross, discount, returned_net, tax, sold, returned, cost)`
}

function dayTotals(scope: Scope): Sql {
  return sql`
    select p.is_before, d.day + p.shift, d.store_id, null::bigint, null::bigint, null::bigint, null::integer, 'till', null::text, null::bigint,
      d.variant_id, d.gross_sales_minor, d.discount_minor, d.returned_net_minor, d.tax_minor, d.sold_quantity, d.returned_quantity, d.cost_minor
    from period p join sales.sales_day d on d.company_id = ${scope.companyId} and d.day between p.first and p.last
    where ${inStores(sql`d.store_id`, scope)}`
}

/** Completed receipts with the hour of their store. */
const receipts = (scope: Scope) => sql`
  period p
  join sales.sale s on s.company_id = ${scope.companyId} and s.business_on between p.first and p.last and s.status = 'completed'
    and ${inStores(sql`s.store_id`, scope)}
  join erp.store o on o.company_id = s.company_id and o.id = s.store_id`
const receiptColumns = sql`p.is_before, s.business_on + p.shift, s.store_id, s.till_id, s.posted_by, s.customer_id,
  extract(hour from s.sold_at at time zone o.timezone)::integer, 'till', case s.kind when 'sale' then 'receipt' else 'return' end, s.id`

function receiptLines(scope: Scope): Sql {
  return sql`
    select ${receiptColumns}, l.variant_id,
      case s.kind when 'sale' then l.net_minor + l.discount_net_minor else 0 end, case s.kind when 'sale' then l.discount_net_minor else 0 end,
      case s.kind when 'return' then l.net_minor else 0 end, case s.kind when 'sale' then l.tax_minor else -l.tax_minor end,
      case s.kind when 'sale' then l.quantity else 0 end, case s.kind when 'return' then l.quantity else 0 end, 0
    from ${receipts(scope)} join sales.sale_line l on l.company_id = s.company_id and l.sale_id = s.id`
}

function receiptCosts(scope: Scope): Sql {
  return sql`
    select ${receiptColumns}, m.variant_id, 0, 0, 0, 0, 0, 0, case s.kind when 'sale' then m.value_minor else -m.value_minor end
    from ${receipts(scope)}
    join inventory.stock_posting g on g.company_id = s.company_id and g.source_type = 'sale' and g.source_id = s.id and g.event_no = 1
    join inventory.stock_move m on m.company_id = g.company_id and m.posted_on = g.posted_on and m.posting_id = g.id
      and m.kind in ('sale', 'oversold_out', 'sale_return')`
}

/** Posted customer invoices and credit notes at their rate; those of company links are no sales, and charges of receipts are counted there. */
function invoiceLines(scope: Scope): Sql {
  const { companyId } = scope
  const base = (minor: Sql) =>
    sql`round(${minor} * i.exchange_rate * power(10::numeric, home.minor_unit - own.minor_unit))::bigint`
  const gross = sql`case when l.discount_ppm in (0, 1000000) then l.net_minor
    else round(l.net_minor * 1000000.0 / (1000000 - l.discount_ppm)) end`
  const invoiced = sql`case i.kind when 'invoice' then 1 else 0 end`
  const credited = sql`case i.kind when 'credit_note' then 1 else 0 end`
  const quantity = sql`case when l.variant_id is null then 0 else l.quantity end`
  return sql`
    select p.is_before, i.issued_on + p.shift, coalesce(l.store_id, i.store_id), null, i.posted_by, i.customer_id, null, 'order', i.kind, i.id,
      l.variant_id, ${invoiced} * ${base(gross)}, ${invoiced} * (${base(gross)} - ${base(sql`l.net_minor`)}),
      ${credited} * ${base(sql`l.net_minor`)}, (${invoiced} - ${credited}) * ${base(sql`l.tax_minor`)},
      ${invoiced} * ${quantity}, ${credited} * ${quantity}, 0
    from period p
    join accounts.invoice i on i.company_id = ${companyId} and i.direction = 'sale' and i.issued_on between p.first and p.last
      and i.status = 'posted' and not i.is_intercompany and not i.is_charge and not i.is_deferred
    join erp.company c on c.id = i.company_id
    join platform.currency home on home.code = c.base_currency
    join platform.currency own on own.code = i.currency_code
    join accounts.invoice_line l on l.company_id = i.company_id and l.invoice_id = i.id
    where ${inStores(sql`case when l.store_id is null then i.store_id else l.store_id end`, scope)}`
}

/** Goods of orders at their cost on the day they left, or came back. */
function orderCosts(scope: Scope): Sql[] {
  const of = (document: 'delivery' | 'sales_return', source: string, sign: 1 | -1) => sql`
    select p.is_before, d.effective_on + p.shift, d.store_id, null, null, d.customer_id, null, 'order', ${document}, d.id, m.variant_id,
      0, 0, 0, 0, 0, 0, ${sql.lit(sign)} * m.value_minor
    from period p
    join ${sql.table(`sales.${document}`)} d on d.company_id = ${scope.companyId} and d.effective_on between p.first and p.last
      and d.status <> 'draft' and ${inStores(sql`d.store_id`, scope)}
    join inventory.stock_posting g on g.company_id = d.company_id and g.source_type = ${source} and g.source_id = d.id and g.event_no = 1
    join inventory.stock_move m on m.company_id = g.company_id and m.posted_on = g.posted_on and m.posting_id = g.id
      and m.kind in ('sale', 'oversold_out', 'sale_return')`
  return [of('delivery', deliverySource, 1), of('sales_return', returnSource, -1)]
}

/** Payments of receipts. */
export function tenderFacts(scope: Scope): Sql {
  return sql`
    select * from (
      select ${receiptColumns}, null::bigint, t.payment_type_id, case s.kind when 'sale' then t.amount_minor else 0 end,
        case s.kind when 'return' then t.amount_minor else 0 end
      from ${receipts(scope)} join sales.sale_tender t on t.company_id = s.company_id and t.sale_id = s.id)
    as fact (is_before, day, store_id, till_id, cashier_id, customer_id, hour, channel, document, document_id, variant_id, tender_id, taken, paid_out)`
}

/** What promotions took off lines of receipts. */
export function promotionFacts(scope: Scope): Sql {
  return sql`
    select * from (
      select ${receiptColumns}, l.variant_id, x.promotion_id, x.amount_minor
      from ${receipts(scope)}
      join sales.sale_promotion x on x.company_id = s.company_id and x.sale_id = s.id
      join sales.sale_line l on l.company_id = x.company_id and l.sale_id = x.sale_id and l.line_no = x.line_no)
    as fact (is_before, day, store_id, till_id, cashier_id, customer_id, hour, channel, document, document_id, variant_id, promotion_id, reduction)`
}
