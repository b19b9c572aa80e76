import type { Unloading } from '@countinghouse/contract/inventory/container-receipt'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { isOfHisStores } from '../stock/find-pool.ts'

const mostUnloading = 50

/** Containers being unloaded in the caller's stores, oldest first. */
export async function findUnloading(ctx: Ctx, reader: Reader): Promise<Unloading[]> {
  const { rows } = await sql<Unloading>`
    select c.id, c.container_no as "containerNo", s.name as store, p.name as supplier, c.ata::text as ata, t.name as "portTo",
      c.min_temperature as "minTemperature", c.max_temperature as "maxTemperature", c.seal_no is not null as "isSealed",
      (select r.created_at from inventory.receipt r where r.company_id = c.company_id and r.container_id = c.id
        and r.status in ('draft', 'posted')) as "openedAt", l.lines, l.pieces
    from inventory.container c
    join erp.store s on s.company_id = c.company_id and s.id = c.store_id
    join procure.supplier p on p.company_id = c.company_id and p.id = c.supplier_id
    left join procure.shipping_port t on t.company_id = c.company_id and t.id = c.port_to_id
    cross join lateral (
      select count(*)::int as lines, coalesce(sum(l.quantity), 0)::float8 as pieces from inventory.container_line l
      where l.company_id = c.company_id and l.container_id = c.id) l
    where c.company_id = ${ctx.companyId} and c.status = 'unloading'
      and ${isOfHisStores(ctx, 'mannualrecincontainer:view', sql`c.store_id`)}
    order by c.created_at, c.id limit ${mostUnloading}`.execute(reader)
  return rows
}
