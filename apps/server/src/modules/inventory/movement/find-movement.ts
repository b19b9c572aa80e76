import type { Movement, MovementFilters, MovementLine, MovementSums } from '@countinghouse/contract/inventory/movement'
import { flowsIn, flowsOut, mostMovementDays } from '@countinghouse/contract/inventory/movement'
import { stockCostPermission } from '@countinghouse/contract/inventory/stock-cost-permission'
import { quantityDecimals } from '@countinghouse/contract/rich-fields'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { may } from '../../../platform/access/permission.ts'
import { periodOf } from '../../erp/index.ts'
import { ofChosen } from '../of-products.ts'
import { isOfHisStores } from '../stock/find-pool.ts'
import { flowsOfPeriod, periodBetween } from './days-and-months.ts'
import { columnsAsJson, flowsOfDays, isTold, sumsOfPools } from './flows.ts'
import { subjects } from './subjects.ts'

type Requested = MovementFilters & { readonly offset: number; readonly most: number }
type Found = {
  readonly from: string
  readonly to: string
  readonly currency: string
  readonly count: number
  readonly quantity: MovementSums
  readonly value: MovementSums
  readonly lines: readonly MovementLine[] | null
}

/**
 * Opening, in, out and closing in one statement over the days and months of the period and since: calculated backwards from the current
 * pools, so that nothing before the first month of the period is read. Throws: erp.period_too_long.
 */
export async function findMovement(ctx: Ctx, reader: Reader, requested: Requested): Promise<Movement> {
  const { companyId } = ctx
  const { from, to } = periodOf(ctx, requested, { usualDays: 31, mostDays: mostMovementDays })
  const subject = subjects[requested.by]
  const chosen = ofChosen(companyId, requested)
  const ofStores = sql`${isOfHisStores(ctx, 'inventorymovement:view', sql`s.id`)}
    and (${requested.storeId ?? null}::bigint is null or s.id = ${requested.storeId ?? null}::bigint)`
  const { rows } = await sql<Found>`
    with store as materialized (select s.id from erp.store s where s.company_id = ${companyId} and ${ofStores}),
    period as materialized (${periodBetween(from, to)}),
    d as (${flowsOfPeriod(sql`d.company_id = ${companyId} and d.store_id = any(array(select id from store))
      and not d.is_transit ${chosen(sql`d.variant_id`)}`)}),
    m as (select d.store_id, d.variant_id, ${flowsOfDays} from d group by 1, 2),
    l as materialized (
      select ${subject.id} as id, ${sumsOfPools}
      from inventory.stock_pool p
      join procure.variant v on v.company_id = p.company_id and v.id = p.variant_id
      join procure.product r on r.company_id = v.company_id and r.id = v.product_id
      left join m on m.store_id = p.store_id and m.variant_id = p.variant_id
      where p.company_id = ${companyId} and not p.is_transit and p.store_id = any(array(select id from store))
        and v.company_id = ${companyId} ${chosen(sql`p.variant_id`)}
      group by 1),
    told as (
      select l.*, n.name, n.code from l left join (${subject.names(companyId)}) n on n.id = l.id where ${isTold}
      order by n.name collate "und-x-icu", n.code, l.id limit ${requested.most} offset ${requested.offset})
    select (select first from period)::text as "from", (select last from period)::text as "to", c.base_currency as currency,
      t.count, t.quantity, t.value, (
        select json_agg(json_build_object('id', l.id, 'name', l.name, 'code', l.code, 'quantity', ${columnsAsJson('q', asIs)},
          'value', ${columnsAsJson('v', asIs)}) order by l.name collate "und-x-icu", l.code, l.id) from told l) as lines
    from erp.company c cross join (
      select count(*)::int as count, ${columnsAsJson('q', summed)} as quantity, ${columnsAsJson('v', summed)} as value
      from l where ${isTold}) t
    where c.id = ${companyId}`.execute(reader)
  const [found] = rows
  if (found === undefined) throw new Error(`There is no company ${companyId}.`)
  const mayCost = may(ctx.grants, stockCostPermission)
  const { value, lines, ...report } = found
  return {
    ...report,
    ...(mayCost && { value }),
    isProven: isProven(found.quantity) && isProven(value),
    lines: (lines ?? []).map(({ value: worth, ...line }) => ({ ...line, ...(mayCost && { value: worth }) })),
  }
}

const asIs = (column: RawBuilder<unknown>) => column
const summed = (column: RawBuilder<unknown>) => sql`sum(${column})`

/** A kind of move missing from all columns would show here. */
export function isProven(sums: MovementSums): boolean {
  const totalOf = (columns: readonly (keyof MovementSums)[]) => columns.reduce((total, name) => total + sums[name], 0)
  // Sums of decimals differ from exact values by rounding noise.
  return Math.round((sums.opening + totalOf(flowsIn) - totalOf(flowsOut) - sums.closing) * 10 ** quantityDecimals) === 0
}
