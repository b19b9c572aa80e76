import type { Arriving } from '@countinghouse/contract/inventory/transfer-receipt'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { isPartnerShipment } from '../partner/is-partner-shipment.ts'
import { isOfHisStores } from '../stock/find-pool.ts'

const mostArriving = 50

/** Shipments in transit to the caller's stores, oldest first. */
export async function findArriving(ctx: Ctx, reader: Reader): Promise<Arriving[]> {
  const { rows } = await sql<Arriving>`
    select s.id, s.number, f.name as "fromStore", t.name as "toStore", s.dispatched_at as "dispatchedAt", s.vehicle,
      l.lines, l.pieces
    from inventory.transfer_shipment s
    join erp.store f on f.company_id = s.company_id and f.id = s.from_store_id
    join erp.store t on t.company_id = s.company_id and t.id = s.to_store_id
    cross join lateral (
      select count(*)::int as lines, coalesce(sum(l.open_quantity), 0)::float8 as pieces from inventory.transfer_shipment_line l
      where l.company_id = s.company_id and l.transfer_shipment_id = s.id and l.open_quantity > 0) l
    where s.company_id = ${ctx.companyId} and s.status in ('dispatched', 'receiving')
      and not ${isPartnerShipment(ctx.companyId, sql`s.id`)}
      and ${isOfHisStores(ctx, 'mannualRecvHubItemsVer2:view', sql`s.to_store_id`)}
    order by s.dispatched_at, s.id limit ${mostArriving}`.execute(reader)
  return rows
}
