import type { StockLocations } from '@countinghouse/contract/inventory/stock'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { findPool, isOfHisStores } from './find-pool.ts'

/** Stock of a variant by location, lot and owner, and by the caller's stores. Throws: not_found. */
export async function findLocations(ctx: Ctx, reader: Reader, id: number): Promise<StockLocations> {
  const { companyId } = ctx
  const { storeId, variantId } = await findPool(ctx, reader, id)
  const { rows } = await sql<StockLocations>`
    select (
      select coalesce(json_agg(json_build_object('id', b.id, 'code', l.code, 'name', l.name, 'isAllocatable', l.is_allocatable,
          'blockReason', l.block_reason, 'lot', t.lot_no, 'expiresOn', t.expires_on, 'owner', o.name,
          'onHand', b.on_hand, 'allocated', b.allocated, 'firstInOn', b.first_in_on)
        order by l.is_main desc, l.code, t.expires_on nulls last, b.id), '[]')
      from inventory.stock_balance b
      join inventory.location l on l.company_id = b.company_id and l.id = b.location_id
      left join inventory.stock_lot t on t.company_id = b.company_id and t.id = b.lot_id
      left join procure.supplier o on o.company_id = b.company_id and o.id = b.owner_id
      where b.company_id = ${companyId} and b.variant_id = ${variantId} and l.store_id = ${storeId} and l.kind <> 'transit'
        and b.on_hand > 0) as places, (
      select coalesce(json_agg(json_build_object('id', s.id, 'store', e.name, 'onHand', s.on_hand, 'free', s.free,
          'onWay', s.on_way) order by e.name collate "und-x-icu", s.id), '[]')
      from inventory.stock s join erp.store e on e.company_id = s.company_id and e.id = s.store_id
      where s.company_id = ${companyId} and s.variant_id = ${variantId}
        and ${isOfHisStores(ctx, 'stock:view', sql`s.store_id`)}) as stores`.execute(reader)
  return rows[0] ?? { places: [], stores: [] }
}
