import { fail } from '@countinghouse/contract/errors'
import { mostCounted } from '@countinghouse/contract/inventory/stock-check'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import type { Check } from './check-row.ts'
import { inScope } from './in-scope.ts'

/** A line for each stock key of the store in the scope. Throws: inventory.too_many_lines. */
export async function startCount(ctx: Ctx, tx: Tx, check: Check): Promise<TransitionOutcome> {
  const lineCount = await addLines(ctx, tx, check, sql`true`)
  if (lineCount > mostCounted) fail('inventory.too_many_lines', { details: { most: mostCounted } })
  return { set: { lineCount, startedAt: ctx.now.toISOString() } }
}

/** Adds lines for stock at locations of the store without a line, in location order; answers their number. */
export async function addLines(
  { companyId }: Ctx,
  tx: Tx,
  { id, storeId, round }: Pick<Check, 'id' | 'storeId' | 'round'>,
  place: RawBuilder<unknown>,
): Promise<number> {
  const parts = { location: sql`l.id`, variant: sql`v.id`, category: sql`p.category_id` }
  const { rows } = await sql`
    insert into inventory.stock_check_line (company_id, stock_check_id, location_id, variant_id, lot_id, owner_id, round)
    select ${companyId}, ${id}, l.id, b.variant_id, b.lot_id, b.owner_id, ${round}
    from inventory.location l
    join inventory.stock_balance b on b.company_id = ${companyId} and b.location_id = l.id and b.on_hand > 0
    join procure.variant v on v.company_id = ${companyId} and v.id = b.variant_id
    join procure.product p on p.company_id = ${companyId} and p.id = v.product_id
    where l.company_id = ${companyId} and l.store_id = ${storeId} and l.is_tracked and l.kind <> 'transit' and ${place}
      and ${inScope(companyId, id, parts)}
    order by l.code, v.sku_key, b.id limit ${mostCounted + 1}
    on conflict do nothing returning id`.execute(tx)
  return rows.length
}
