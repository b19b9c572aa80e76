import type { ErrorCode } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Check } from './check-row.ts'
import { inScope } from './in-scope.ts'

type Key = { readonly locationId: number; readonly variantId: number; readonly lotId: number | null }

/**
 * The line of a counted item: the one with its key, else the only one of the variant at its location, because a scan has no lot and owner;
 * a new one for unexpected goods. Answers the reason if it is not counted.
 */
export async function lineOf(ctx: Ctx, tx: Tx, check: Check, key: Key): Promise<number | ErrorCode> {
  const { companyId } = ctx
  const { locationId, variantId, lotId } = key
  const { rows } = await sql<{ id: number; isOpen: boolean; isExact: boolean }>`
    select n.id, n.state = 'open' as "isOpen", n.lot_id is not distinct from ${lotId}::bigint and n.owner_id is null as "isExact"
    from inventory.stock_check_line n
    where n.company_id = ${companyId} and n.stock_check_id = ${check.id} and n.location_id = ${locationId} and n.variant_id = ${variantId}
      and (${lotId}::bigint is null or n.lot_id = ${lotId}::bigint)`.execute(tx)
  const line = rows.find(({ isExact }) => isExact) ?? (rows.length === 1 ? rows[0] : undefined)
  // A line outside this round is already decided.
  if (line !== undefined) return line.isOpen ? line.id : 'inventory.outside_count'
  const { rows: created } = await sql<{ id: number }>`
    insert into inventory.stock_check_line (company_id, stock_check_id, location_id, variant_id, lot_id, round)
    select ${companyId}, ${check.id}, ${locationId}, v.id, t.id, ${check.round}
    from procure.variant v join procure.product p on p.company_id = ${companyId} and p.id = v.product_id
    left join inventory.stock_lot t on t.company_id = ${companyId} and t.id = ${lotId}::bigint and t.variant_id = v.id
    where v.company_id = ${companyId} and v.id = ${variantId} and (${lotId}::bigint is null or t.id is not null)
      and ${inScope(companyId, check.id, { location: sql`${locationId}::bigint`, variant: sql`v.id`, category: sql`p.category_id` })}
    on conflict do nothing returning id`.execute(tx)
  return created[0]?.id ?? (await raced(ctx, tx, check, key)) ?? 'inventory.outside_count'
}

/** Another user added the same line concurrently. */
async function raced({ companyId }: Ctx, tx: Tx, { id }: Check, { locationId, variantId, lotId }: Key) {
  const { rows } = await sql<{ id: number }>`
    select n.id from inventory.stock_check_line n
    where n.company_id = ${companyId} and n.stock_check_id = ${id} and n.location_id = ${locationId} and n.variant_id = ${variantId}
      and n.lot_id is not distinct from ${lotId}::bigint and n.owner_id is null and n.state = 'open'`.execute(tx)
  return rows[0]?.id
}
