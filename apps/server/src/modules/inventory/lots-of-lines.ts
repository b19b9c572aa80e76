import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { findLots, recordLots, requireLots } from './record-lots.ts'

/** A negative `quantity` is removed. */
type Line = {
  readonly variantId: number
  readonly lotNo: string | null
  /** Expiry date of a new lot. */
  readonly expiresOn?: string | null
  readonly quantity: number
}
type Lines = { readonly storeId: number; readonly lines: readonly Line[] }

/**
 * The lot of each line, in line order. Tracked goods are added and removed by lot: an unknown lot is created when goods are added; no lot
 * is needed for removals while the store has stock without a lot. Throws: what requireLots throws, inventory.lot_unknown, naming lines.
 */
export async function lotsOfLines(
  ctx: Pick<Ctx, 'companyId' | 'locale'>,
  tx: Tx,
  { storeId, lines }: Lines,
): Promise<readonly (number | null)[]> {
  const without = await keptWithout(ctx, tx, storeId, lines)
  const named = await requireLots(
    ctx,
    tx,
    lines.map((line) => ({ ...line, expiresOn: line.expiresOn ?? null })),
    ({ quantity, variantId }) => quantity > 0 || !without.has(variantId),
  )
  await recordLots(
    ctx,
    tx,
    named.filter(({ quantity }) => quantity > 0),
  )
  const lots = await findLots(ctx, tx, named)
  const ids = named.map(({ variantId, lotNo }) => lots.idOf(variantId, lotNo))
  const unknown = named.flatMap(({ variantId, lotNo }, index) =>
    lotNo !== null && ids[index] === null ? [{ line: index + 1, variantId }] : [],
  )
  if (unknown.length > 0) fail('inventory.lot_unknown', { details: { lines: unknown } })
  return ids
}

/** Which goods removed without a lot the store has without one. */
async function keptWithout(
  { companyId }: Pick<Ctx, 'companyId'>,
  tx: Tx,
  storeId: number,
  lines: readonly Line[],
): Promise<ReadonlySet<number>> {
  const sought = lines.flatMap(({ variantId, lotNo, quantity }) => (lotNo === null && quantity < 0 ? [variantId] : []))
  if (sought.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select distinct b.variant_id as id from inventory.stock_balance b
    join inventory.location l on l.company_id = b.company_id and l.id = b.location_id and l.store_id = ${storeId}
    where b.company_id = ${companyId} and b.variant_id = any(${sought}::bigint[]) and b.lot_id is null and b.on_hand > 0`.execute(
    tx,
  )
  return new Set(rows.map(({ id }) => id))
}
