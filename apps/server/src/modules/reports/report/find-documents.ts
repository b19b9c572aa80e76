import type { fetchDocuments, ReportDocument } from '@countinghouse/contract/reports/builder'
import { documentsAtOnce } from '@countinghouse/contract/reports/builder'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readBooks } from '../../accounts/index.ts'
import { keyOf, noKey } from './dimensions.ts'
import type { Sums } from './figures.ts'
import { figuresOf, noSums, sumsOf } from './figures.ts'
import { factsOf } from './read-groups.ts'
import { daysOfReport } from './report-days.ts'
import { requireOffered, visibleFigures } from './require-offered.ts'

type Row = Omit<ReportDocument, 'figures'> & { readonly sums: Sums; readonly count: number; readonly total: Sums }

/** Number, date, store and customer of the documents of a cell, by kind. */
const documents = sql`
  select s.company_id, case s.kind when 'sale' then 'receipt' else 'return' end as kind, s.id, s.number, s.business_on as day, s.store_id, s.customer_id
    from sales.sale s
  union all select i.company_id, i.kind, i.id, i.name, i.issued_on, i.store_id, i.customer_id from accounts.invoice i
  union all select d.company_id, 'delivery', d.id, d.name, d.effective_on, d.store_id, d.customer_id from sales.delivery d
  union all select t.company_id, 'sales_return', t.id, t.name, t.effective_on, t.store_id, t.customer_id from sales.sales_return t`

/** The documents of a line of a report, each with its part of the figures. Throws: reports.not_combined, erp.period_too_long. */
export async function findDocuments(
  ctx: Ctx,
  reader: Reader,
  { keys, isBefore, ...definition }: InputOfRoute<typeof fetchDocuments>,
): Promise<OutputOfRoute<typeof fetchDocuments>> {
  requireOffered(definition)
  if (keys.length > definition.by.length) fail('reports.not_combined')
  const { companyId } = ctx
  const { currency, today } = await readBooks(ctx, reader)
  const figures = visibleFigures(ctx, definition.figures)
  const facts = factsOf(ctx, { definition, figures, days: daysOfReport(today, definition) }, true)
  const inCell = definition.by
    .slice(0, keys.length)
    .map((dimension, place) => sql`and ${keyOf(dimension)} = ${keys[place] ?? noKey}`)
  const sums = sumsOf(definition.of)
  const { rows } = await sql<Row>`
    with f as materialized (
      select f.* from (${facts}) f where f.is_before = ${isBefore} ${sql.join(inCell, sql` `)}),
    total as (select ${sums} as sums, count(distinct (f.document, f.document_id))::integer as count from f),
    found as (
      select f.document, f.document_id, max(f.day) as day, ${sums} as sums from f
      group by 1, 2 order by day desc, f.document_id desc, f.document limit ${documentsAtOnce})
    select d.kind, d.id, d.number, d.day::text as day, o.name as store, c.name as customer, n.sums, t.count, t.sums as total
    from found n cross join total t
    join (${documents}) d on d.company_id = ${companyId} and d.kind = n.document and d.id = n.document_id
    join erp.store o on o.company_id = d.company_id and o.id = d.store_id
    left join crm.customer c on c.company_id = d.company_id and c.id = d.customer_id
    order by n.day desc, n.document_id desc, n.document`.execute(reader)
  return {
    figures,
    currency,
    documents: rows.map(({ sums: own, count: _count, total: _total, ...row }) => ({
      ...row,
      figures: figuresOf(own, figures),
    })),
    count: rows[0]?.count ?? 0,
    totals: figuresOf(rows[0]?.total ?? noSums, figures),
  }
}
