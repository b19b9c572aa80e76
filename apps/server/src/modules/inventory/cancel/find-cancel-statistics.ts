import { cancelManagementPage } from '@countinghouse/contract/inventory/cancel-management'
import type { CancelStatistics, getCancelStatistics } from '@countinghouse/contract/inventory/cancel-transfers'
import { mostStatisticsDays } from '@countinghouse/contract/inventory/cancel-transfers'
import { stockCostPermission } from '@countinghouse/contract/inventory/stock-cost-permission'
import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { may } from '../../../platform/access/permission.ts'
import { periodOf } from '../../erp/index.ts'
import { isOfHisStores } from '../stock/find-pool.ts'

/** One statement over the days of the period, from an index of cancellations. Throws: erp.period_too_long. */
export async function findCancelStatistics(
  ctx: Ctx,
  reader: Reader,
  requested: InputOfRoute<typeof getCancelStatistics>,
): Promise<CancelStatistics> {
  const { companyId } = ctx
  const { from, to } = periodOf(ctx, requested, { usualDays: 92, mostDays: mostStatisticsDays })
  const value = may(ctx.grants, stockCostPermission) ? sql`, 'valueMinor', coalesce(g.value_minor, 0)` : sql``
  const { rows } = await sql<CancelStatistics>`
    with period as materialized (select (${from})::date as first, (${to})::date as last),
    given as materialized (
      select t.cancel_cause as cause, t.from_store_id as store_id, date_trunc('month', t.cancelled_on)::date as month,
        count(*)::int as count, sum(t.cancelled_quantity) as quantity, sum(t.cancelled_value_minor)::bigint as value_minor,
        grouping(t.cancel_cause, t.from_store_id, date_trunc('month', t.cancelled_on)) as level
      from inventory.transfer t
      where t.company_id = ${companyId} and t.cancelled_on between (select first from period) and (select last from period)
        and ${isOfHisStores(ctx, permissionName(cancelManagementPage, 'view'), sql`t.from_store_id`)}
        and (${requested.storeId ?? null}::bigint is null or t.from_store_id = ${requested.storeId ?? null}::bigint)
      group by grouping sets ((t.cancel_cause), (t.from_store_id), (date_trunc('month', t.cancelled_on)), ()))
    select (select first from period)::text as "from", (select last from period)::text as "to", c.base_currency as currency,
      (select json_build_object('count', g.count, 'quantity', coalesce(g.quantity, 0)${value})
        from given g where g.level = 7) as totals,
      coalesce((select json_agg(json_build_object('cancelCause', g.cause, 'count', g.count, 'quantity', g.quantity${value})
        order by g.count desc, g.cause) from given g where g.level = 3), '[]') as "byCause",
      coalesce((select json_agg(json_build_object('storeId', g.store_id, 'store', s.name, 'count', g.count, 'quantity', g.quantity${value}) order by g.count desc, s.name) from given g
        join erp.store s on s.company_id = c.id and s.id = g.store_id where g.level = 5), '[]') as "byStore",
      coalesce((select json_agg(json_build_object('month', g.month, 'count', g.count, 'quantity', g.quantity${value})
        order by g.month) from given g where g.level = 6), '[]') as "byMonth"
    from erp.company c where c.id = ${companyId}`.execute(reader)
  const [found] = rows
  if (found === undefined) throw new Error(`There is no company ${companyId}.`)
  return found
}
