import type { OrderContainer } from '@countinghouse/contract/purchase/order-items'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** Planned and moving containers that are to bring goods of an order, by arrival. */
export async function findContainers(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  orderId: number,
): Promise<OrderContainer[]> {
  const { rows } = await sql<OrderContainer>`
    select c.id, c.name, c.status, s.name as store, c.eta::text as eta, sum(g.quantity)::float8 as awaited
    from purchase.container_goods g
    join inventory.container c on c.company_id = g.company_id and c.id = g.container_id
    join erp.store s on s.company_id = c.company_id and s.id = c.store_id
    where g.company_id = ${companyId} and g.purchase_order_id = ${orderId}
    group by c.company_id, c.id, s.name having sum(g.quantity) > 0 order by c.eta, c.id`.execute(db)
  return rows
}
