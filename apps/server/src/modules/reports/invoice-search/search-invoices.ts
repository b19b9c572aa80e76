import { invoice } from '@countinghouse/contract/accounts/invoice'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import type { Page } from '@countinghouse/contract/page'
import { permissionName } from '@countinghouse/contract/page'
import type { FoundDocument, searchInvoices as route } from '@countinghouse/contract/reports/invoice-search'
import { foundAtOnce } from '@countinghouse/contract/reports/invoice-search'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { mayView } from '../../../platform/access/permission.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

type Requested = InputOfRoute<typeof route>
type Sql = RawBuilder<unknown>

/** Documents of the kinds and stores that the caller may view, the latest of each kind first read, then of all. */
export async function searchInvoices(
  ctx: Ctx,
  reader: Reader,
  requested: Requested,
): Promise<OutputOfRoute<typeof route>> {
  const sources = [
    ...(mayView(ctx.grants, receiptsPage) && requested.supplierId === undefined ? [receipts(ctx, requested)] : []),
    ...(mayView(ctx.grants, invoice.page) && requested.supplierId === undefined
      ? [invoices(ctx, requested, 'sale', invoice.page)]
      : []),
    ...(mayView(ctx.grants, supplierInvoice.page) && requested.customerId === undefined
      ? [invoices(ctx, requested, 'purchase', supplierInvoice.page)]
      : []),
  ]
  if (sources.length === 0) return { documents: [], hasMore: false }
  const { rows } = await sql<FoundDocument>`
    select d.kind, d.id, d.number, d.reference, d.day::text as day, d.party, o.name as store, d.gross as "grossMinor", d.currency, d.status
    from (${sql.join(sources, sql` union all `)}) as d (kind, id, number, reference, day, party, store_id, gross, currency, status)
    join erp.store o on o.company_id = ${ctx.companyId} and o.id = d.store_id
    order by d.day desc, d.id desc, d.kind limit ${foundAtOnce + 1}`.execute(reader)
  return { documents: rows.slice(0, foundAtOnce), hasMore: rows.length > foundAtOnce }
}

function receipts(ctx: Ctx, requested: Requested): Sql {
  const { customerId, amount } = requested
  return sql`(
    select case s.kind when 'sale' then 'receipt' else 'return' end, s.id, s.number, null::text, s.business_on, c.name, s.store_id, s.payable_minor,
      s.currency_code, s.status
    from sales.sale s left join crm.customer c on c.company_id = s.company_id and c.id = s.customer_id
    where s.company_id = ${ctx.companyId} and ${inStores(ctx, receiptsPage, sql`s.store_id`)} ${between(sql`s.business_on`, requested)}
      ${begins([sql`s.number`], requested)} ${equal(sql`s.customer_id`, customerId)} ${isTotal(sql`s.payable_minor`, sql`s.currency_code`, amount)}
      ${ofProduct(
        ctx,
        requested,
        (variants) => sql`and exists (select from sales.sale_line l
        where l.company_id = s.company_id and l.sale_id = s.id and l.variant_id = any(${variants}))`,
      )}
    order by s.business_on desc, s.id desc limit ${foundAtOnce + 1})`
}

function invoices(ctx: Ctx, requested: Requested, direction: 'sale' | 'purchase', page: Page): Sql {
  const { customerId, supplierId, amount } = requested
  const prefix = direction === 'sale' ? '' : 'supplier_'
  return sql`(
    select ${prefix} || i.kind, i.id, i.name, i.reference, i.issued_on, case when c.id is null then p.name else c.name end, i.store_id, i.gross_minor,
      i.currency_code, i.status
    from accounts.invoice i
    left join crm.customer c on c.company_id = i.company_id and c.id = i.customer_id
    left join procure.supplier p on p.company_id = i.company_id and p.id = i.supplier_id
    where i.company_id = ${ctx.companyId} and i.direction = ${direction} and ${inStores(ctx, page, sql`i.store_id`)}
      ${between(sql`i.issued_on`, requested)} ${begins([sql`i.name`, sql`i.reference`], requested)}
      ${equal(sql`i.customer_id`, customerId)} ${equal(sql`i.supplier_id`, supplierId)} ${isTotal(sql`i.gross_minor`, sql`i.currency_code`, amount)}
      ${ofProduct(
        ctx,
        requested,
        (variants) => sql`and exists (select from accounts.invoice_line l
        where l.company_id = i.company_id and l.invoice_id = i.id and l.variant_id = any(${variants}))`,
      )}
    order by i.issued_on desc, i.id desc limit ${foundAtOnce + 1})`
}

function inStores({ grants }: Ctx, page: Page, column: Sql): Sql {
  const stores = grants.storesWith(permissionName(page, 'view'))
  return stores === null ? sql`true` : sql`${column} = any(${[...stores]}::bigint[])`
}

function between(column: Sql, { from, to }: Requested): Sql {
  return sql`${from === undefined ? sql`` : sql`and ${column} >= ${from}::date`} ${to === undefined ? sql`` : sql`and ${column} <= ${to}::date`}`
}

function equal(column: Sql, value: number | undefined): Sql {
  return value === undefined ? sql`` : sql`and ${column} = ${value}`
}

/** An amount of the document in major units. */
function isTotal(column: Sql, currency: Sql, amount: string | undefined): Sql {
  if (amount === undefined) return sql``
  return sql`and ${column} = ${amount}::numeric * power(10::numeric, (select y.minor_unit from platform.currency y where y.code = ${currency}))`
}

/** Whatever its case; no character of it is a pattern. */
function begins(columns: readonly Sql[], { q }: Requested): Sql {
  if (q === '') return sql``
  const conditions = columns.map((column) => sql`starts_with(lower(${column}), lower(${q}))`)
  return sql`and (${sql.join(conditions, sql` or `)})`
}

function ofProduct({ companyId }: Ctx, { productId }: Requested, write: (variants: Sql) => Sql): Sql {
  if (productId === undefined) return sql``
  return write(
    sql`array(select v.id from procure.variant v where v.company_id = ${companyId} and v.product_id = ${productId})`,
  )
}
