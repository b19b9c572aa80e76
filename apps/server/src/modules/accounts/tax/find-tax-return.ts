import type {
  getTaxLines,
  getTaxReturn,
  TaxLine,
  TaxLines,
  TaxReturn,
  TaxReturnRow,
} from '@countinghouse/contract/accounts/tax-return'
import { taxReturnPage } from '@countinghouse/contract/accounts/tax-return'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { monthStart } from '@countinghouse/kernel/days'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { SourceWords } from '../../../platform/lists/source-words.ts'
import type { Books } from '../statements/read-books.ts'
import { periodIn, readBooks, storesOf } from '../statements/read-books.ts'

type Narrowing = InputOfRoute<typeof getTaxReturn>

/** Output tax is a credit, input tax a debit; both are shown above zero. */
const sign = sql`case l.tax_direction when 'sale' then -1 else 1 end`

/** Tax lines of a period as `l`, in the stores whose tax the caller may view. */
function taxLinesIn(
  ctx: Ctx,
  { from, to }: { from: string; to: string },
  { storeId, componentId }: Narrowing,
): RawBuilder<unknown> {
  const storeIds = storesOf(ctx, storeId, taxReturnPage)
  return sql`
    l.company_id = ${ctx.companyId} and l.tax_component_id is not null and l.posted_on >= ${from}::date and l.posted_on <= ${to}::date
      ${storeIds === null ? sql`` : sql`and l.store_id = any(${storeIds}::bigint[])`}
      ${componentId === undefined ? sql`` : sql`and l.tax_component_id = ${componentId}`}`
}

/** Throws: not_found for a store or component that does not exist. */
async function requireKnown({ companyId }: Ctx, reader: Reader, { storeId, componentId }: Narrowing): Promise<void> {
  if (storeId === undefined && componentId === undefined) return
  const { rows } = await sql<{ isKnown: boolean }>`
    select (${storeId ?? null}::bigint is null or exists (select from erp.store s where s.company_id = ${companyId} and s.id = ${storeId ?? null}))
      and (${componentId ?? null}::bigint is null
        or exists (select from accounts.tax_component c where c.company_id = ${companyId} and c.id = ${componentId ?? null})) as "isKnown"`.execute(
    reader,
  )
  if (rows[0]?.isKnown !== true) fail('not_found')
}

/** The month up to today if none is requested. */
function periodOf(books: Books, { from, to }: Narrowing): { from: string; to: string } {
  return periodIn(books, { from: from ?? monthStart(to ?? books.today), to })
}

/** Tax by direction and component. */
export async function findTaxReturn(ctx: Ctx, reader: Reader, requested: Narrowing): Promise<TaxReturn> {
  const books = await readBooks(ctx, reader)
  await requireKnown(ctx, reader, requested)
  const period = periodOf(books, requested)
  const { rows } = await sql<TaxReturnRow>`
    select p.id as "componentId", p.code, p.name, s.direction, s.taxable as "taxableMinor", s.tax as "taxMinor", s.documents
    from (
      select l.tax_component_id, l.tax_direction as direction, sum(${sign} * l.taxable_minor)::bigint as taxable,
        sum(${sign} * (l.debit_minor - l.credit_minor))::bigint as tax, count(distinct l.journal_id)::integer as documents
      from accounts.journal_line l where ${taxLinesIn(ctx, period, requested)} group by 1, 2) s
    join accounts.tax_component p on p.company_id = ${ctx.companyId} and p.id = s.tax_component_id
    order by s.direction desc, p.code, p.id`.execute(reader)
  const sumOf = (direction: TaxReturnRow['direction']) =>
    rows.filter((row) => row.direction === direction).reduce((sum, { taxMinor }) => sum + taxMinor, 0)
  const [outputMinor, inputMinor] = [sumOf('sale'), sumOf('purchase')]
  return { ...period, currency: books.currency, rows, outputMinor, inputMinor, dueMinor: outputMinor - inputMinor }
}

type Found = Omit<TaxLine, 'document' | 'path'> & {
  readonly sourceType: string
  readonly sourceId: number
  readonly count: number
  readonly taxableSum: number
  readonly taxSum: number
}

/** Tax lines of a direction, newest first. */
export async function findTaxLines(
  ctx: Ctx,
  reader: Reader,
  { offset, most, ...requested }: InputOfRoute<typeof getTaxLines> & { readonly most: number },
  wordsOf: SourceWords,
): Promise<TaxLines> {
  const books = await readBooks(ctx, reader)
  await requireKnown(ctx, reader, requested)
  const period = periodOf(books, requested)
  const where = sql`${taxLinesIn(ctx, period, requested)} and l.tax_direction = ${requested.direction}`
  const { rows } = await sql<Found>`
    select j.id as "journalId", l.posted_on as "postedOn", j.source_type as "sourceType", j.source_id as "sourceId",
      p.code as "componentCode", p.name as "componentName", s.name as store, ${sign} * l.taxable_minor as "taxableMinor",
      ${sign} * (l.debit_minor - l.credit_minor) as "taxMinor", l.count, l.taxable_sum as "taxableSum", l.tax_sum as "taxSum"
    from (
      select l.*, count(*) over ()::integer as count, sum(${sign} * l.taxable_minor) over ()::bigint as taxable_sum,
        sum(${sign} * (l.debit_minor - l.credit_minor)) over ()::bigint as tax_sum
      from accounts.journal_line l where ${where}
      order by l.posted_on desc, l.id desc limit ${most} offset ${offset}) l
    join accounts.journal j on j.company_id = l.company_id and j.id = l.journal_id
    join accounts.tax_component p on p.company_id = l.company_id and p.id = l.tax_component_id
    left join erp.store s on s.company_id = l.company_id and s.id = l.store_id
    order by l.posted_on desc, l.id desc`.execute(reader)
  const [first] = rows
  return {
    ...period,
    currency: books.currency,
    lines: rows.map(({ sourceType, sourceId, count: _count, taxableSum: _taxable, taxSum: _tax, ...line }) => {
      const { source: document, path } = wordsOf(ctx, { sourceType, sourceId })
      return { ...line, document, path }
    }),
    count: first?.count ?? 0,
    taxableMinor: first?.taxableSum ?? 0,
    taxMinor: first?.taxSum ?? 0,
  }
}
