import { permissionName } from '@countinghouse/contract/page'
import { reportBuilderPage } from '@countinghouse/contract/reports/builder'
import type { ReportDimension, ReportMeasure } from '@countinghouse/contract/reports/catalogue'
import { measures } from '@countinghouse/contract/reports/catalogue'
import type { ReportDefinition } from '@countinghouse/contract/reports/definition'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { ofChosen } from '../../inventory/index.ts'
import { keyOf, needsProduct, needsReceipt, restKey } from './dimensions.ts'
import { promotionFacts, soldFacts, tenderFacts } from './fact-sources.ts'
import type { Scope } from './fact-sources.ts'
import { sumsOf } from './figures.ts'
import type { Sums } from './figures.ts'
import type { ReportDays } from './report-days.ts'

type Sql = RawBuilder<unknown>

/** What a report reads of a call, or of the night that sends it. */
export type Asking = Pick<Ctx, 'companyId' | 'grants'>

export type Group = { readonly keys: readonly string[]; readonly isBefore: boolean; readonly sums: Sums }
export type Asked = {
  readonly definition: ReportDefinition
  readonly figures: readonly ReportMeasure[]
  readonly days: ReportDays
}
type Limits = {
  /** Other keys of the first group are one; null: all are their own. */
  readonly first: readonly string[] | null
  readonly most: number
}

const counts: readonly ReportMeasure[] = ['receipts', 'refunds', 'basket', 'unitsPerReceipt']

/** Facts of the caller's stores with the filters of the report; `isOfReceipts` keeps each with its document. */
export function factsOf(ctx: Asking, { definition, figures, days }: Asked, isOfReceipts: boolean): Sql {
  const { of, by, storeId, tillId, productId, customerId, channel, ...goods } = definition
  const { companyId, grants } = ctx
  const scope: Scope = {
    companyId,
    stores: grants.storesWith(permissionName(reportBuilderPage, 'view')),
    hasCost: figures.some((measure) => measures[measure].isCost === true),
    isByDay:
      !isOfReceipts &&
      tillId === undefined &&
      customerId === undefined &&
      !needsReceipt(by) &&
      !figures.some((one) => counts.includes(one)),
  }
  const source = { sales: soldFacts, tenders: tenderFacts, promotions: promotionFacts }[of](scope)
  const { categoryId, brandId, seasonId, supplierId } = goods
  const equal = (column: Sql, id: number | undefined) => (id === undefined ? sql`` : sql`and ${column} = ${id}`)
  const chosen = of === 'tenders' ? () => sql`` : ofChosen(companyId, { categoryId, brandId, seasonId })
  const hasGroup = by.includes('customerGroup')
  const hasProduct = of !== 'tenders' && (needsProduct(by) || productId !== undefined || supplierId !== undefined)
  return sql`
    with period (is_before, first, last, shift) as materialized (values ${periods(days)}),
    fact as (${source})
    select f.*, ${hasProduct ? sql`v.product_id, r.category_id, r.brand_id, r.season_id, r.supplier_id` : sql`null::bigint as product_id`}
      ${hasGroup ? sql`, k.customer_group_id` : sql``}
    from fact f
    ${
      hasProduct
        ? sql`left join procure.variant v on v.company_id = ${companyId} and v.id = f.variant_id
          left join procure.product r on r.company_id = ${companyId} and r.id = v.product_id`
        : sql``
    }
    ${hasGroup ? sql`left join crm.customer k on k.company_id = ${companyId} and k.id = f.customer_id` : sql``}
    where true ${equal(sql`f.store_id`, storeId)} ${equal(sql`f.till_id`, tillId)} ${equal(sql`f.customer_id`, customerId)}
      ${of === 'tenders' ? sql`` : sql`${equal(sql`v.product_id`, productId)} ${equal(sql`r.supplier_id`, supplierId)}`}
      ${channel === undefined ? sql`` : sql`and f.channel = ${channel}`} ${chosen(sql`f.variant_id`)}`
}

function periods({ from, to, before }: ReportDays): Sql {
  const now = sql`(false, ${from}::date, ${to}::date, 0)`
  return before === null ? now : sql`${now}, (true, ${before.from}::date, ${before.to}::date, ${before.shift}::integer)`
}

/** Sums of a report by its groups, with subtotals (fewer keys) and the total (none). */
export async function readGroups(ctx: Asking, reader: Reader, asked: Asked, { first, most }: Limits): Promise<Group[]> {
  const { of, by } = asked.definition
  const { keys, kept, rolled } = groupingOf(by, first)
  const { rows } = await sql<Group>`
    with f as (select f.*, ${keys} from (${factsOf(ctx, asked, false)}) f)
    select ${kept} as keys, f.is_before as "isBefore", ${sumsOf(of)} as sums
    from f group by f.is_before, ${rolled} limit ${most}`.execute(reader)
  return rows
}

/** Columns with the keys of a fact `f`, the keys of a group or subtotal of them, and how they are grouped. */
export function groupingOf(
  by: readonly ReportDimension[],
  first: readonly string[] | null,
): { readonly keys: Sql; readonly kept: Sql; readonly rolled: Sql } {
  const places = by.map((_, place) => sql.ref(`k${place}`))
  const keys = by.map(
    (dimension, place) => sql`${keyIn(dimension, place === 0 ? first : null)} as ${places[place] ?? sql``}`,
  )
  const kept = places.map((place) => sql`case when grouping(${place}) = 0 then ${place} end`)
  return {
    keys: sql.join(keys),
    kept: sql`array_remove(array[${sql.join(kept)}], null)`,
    rolled: sql`rollup (${sql.join(places)})`,
  }
}

function keyIn(dimension: ReportDimension, first: readonly string[] | null): Sql {
  const key = keyOf(dimension)
  return first === null ? key : sql`case when ${key} = any(${[...first]}::text[]) then ${key} else ${restKey} end`
}
