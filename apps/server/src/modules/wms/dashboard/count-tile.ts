import { stockCostPermission } from '@countinghouse/contract/inventory/stock-cost-permission'
import { permissionName } from '@countinghouse/contract/page'
import type { DashboardTile, Tile } from '@countinghouse/contract/wms/dashboard'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { may } from '../../../platform/access/permission.ts'
import { countedStores } from './counted-stores.ts'
import { tiles } from './tiles.ts'

type Requested = { readonly tile: DashboardTile; readonly storeId?: number | undefined }
type Counted = Pick<Tile, 'count' | 'urgent' | 'currency'> & {
  readonly since: Date | null
  readonly valueMinor: number | null
}

/** One tile, for the stores in which the caller may view its page; zero without that permission. */
export async function countTile(ctx: Ctx, reader: Reader, { tile, storeId }: Requested): Promise<Tile> {
  const { companyId, grants, now } = ctx
  const { page, rows: rowsOf } = tiles[tile]
  const right = permissionName(page, 'view')
  const counted = rowsOf({
    companyId,
    today: sql`(${now.toISOString()}::timestamptz at time zone (select c.timezone from erp.company c where c.id = ${companyId}))::date`,
    isOf: (store) => sql`${store} = any(array(select id from store))`,
  })
  const { rows } = await sql<Counted>`
    with store as materialized (${countedStores(ctx, right, storeId)})
    select coalesce(t.count, 0) as count, t.urgent, t.since, t.value_minor as "valueMinor", c.base_currency as currency
    from erp.company c cross join (
      select sum(n)::int as count, case when count(r.urgent) = 0 then null else coalesce(sum(n) filter (where r.urgent), 0)::int end as urgent,
        min(r.since) as since, sum(r.value_minor)::bigint as value_minor
      from (${counted}) r) t
    where c.id = ${companyId}`.execute(reader)
  const [found] = rows
  if (found === undefined) throw new Error(`There is no company ${companyId}.`)
  const { since, valueMinor, ...metrics } = found
  const stores = grants.storesWith(right)
  return {
    ...metrics,
    since: since === null ? null : new Date(since).toISOString(),
    ...(valueMinor !== null && may(grants, stockCostPermission) && { valueMinor }),
    stores: stores === null ? null : [...stores],
    at: now.toISOString(),
  }
}
