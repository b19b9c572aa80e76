import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'

export type Wanted = { readonly variantId: number; readonly lotNo: string | null; readonly quantity: number }
export type FreeLocation = { readonly id: number; readonly code: string; readonly name: string; readonly free: number }

/** Maximum number of locations shown per line. */
const maximumLocations = 20

/**
 * Locations with available own stock for each line, in picking order: the default location if it has enough, then by quantity,
 * filtered by lot if the line has one. Blocked and consignment stock is left out.
 */
export async function findFreeLocations(
  db: Reader | Tx,
  {
    companyId,
    storeId,
    lines,
  }: { readonly companyId: number; readonly storeId: number; readonly lines: readonly Wanted[] },
): Promise<readonly (readonly FreeLocation[])[]> {
  const { rows } = await sql<{ line: number; places: FreeLocation[] | null }>`
    select w.n::integer as line, (
      select json_agg(json_build_object('id', p.id, 'code', p.code, 'name', p.name, 'free', p.free) order by p.rank)
      from (
        select l.id, l.code, l.name, sum(b.on_hand - b.allocated) as free,
          row_number() over (order by (l.is_main and sum(b.on_hand - b.allocated) >= w.quantity) desc, sum(b.on_hand - b.allocated) desc, l.id) as rank
        from inventory.stock_balance b
        join inventory.location l on l.company_id = b.company_id and l.id = b.location_id and l.store_id = ${storeId}
          and l.kind <> 'transit' and l.status = 'active' and not l.blocks_out
        where b.company_id = ${companyId} and b.variant_id = w.variant_id and b.owner_id is null
          and b.lot_id is not distinct from t.id and b.on_hand > b.allocated
        group by l.id, l.code, l.name, l.is_main
        order by rank limit ${maximumLocations}) p) as places
    from unnest(${lines.map(({ variantId }) => variantId)}::bigint[], ${lines.map(({ quantity }) => quantity)}::numeric[],
      ${lines.map(({ lotNo }) => lotNo)}::text[])
      with ordinality as w (variant_id, quantity, lot_no, n)
    left join inventory.stock_lot t on t.company_id = ${companyId} and t.variant_id = w.variant_id and t.lot_no = w.lot_no
    order by w.n`.execute(db)
  return rows.map(({ places }) => places ?? [])
}
