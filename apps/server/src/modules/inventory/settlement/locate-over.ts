import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Valued } from './apportion-value.ts'

/**
 * A resolution, or part of one, for goods of one lot and owner. `takenFromId`: the source location of an over quantity; null if none has
 * it.
 */
export type Placed = Valued & { readonly takenFromId: number | null }

type Free = {
  readonly variantId: number
  readonly locationId: number
  readonly lotId: number | null
  readonly ownerId: number | null
  free: number
}

/**
 * Splits an accepted over quantity by the source locations that have it, in picking order. The rest that no location has is one part, which
 * the ledger rejects.
 */
export async function locateOver(
  ctx: Ctx,
  tx: Tx,
  fromStoreId: number,
  decided: readonly Valued[],
): Promise<readonly Placed[]> {
  const left = await readFree(ctx, tx, fromStoreId, decided.filter(isAccepted))
  return decided.flatMap((one): Placed[] => {
    if (!isAccepted(one)) return [{ ...one, takenFromId: null }]
    let rest = one.quantity
    const parts = left.flatMap((place): Placed[] => {
      const quantity = Math.min(rest, place.variantId === one.difference.variantId ? place.free : 0)
      if (quantity <= 0) return []
      const { locationId: takenFromId, lotId, ownerId } = place
      rest = roundedQuantity(rest - quantity)
      place.free = roundedQuantity(place.free - quantity)
      return [{ ...one, quantity, takenFromId, difference: { ...one.difference, lotId, ownerId } }]
    })
    return rest > 0 ? [...parts, { ...one, quantity: rest, takenFromId: null }] : parts
  })
}

function isAccepted({ action }: Valued): boolean {
  return action === 'accept_over'
}

async function readFree({ companyId }: Ctx, tx: Tx, storeId: number, accepted: readonly Valued[]): Promise<Free[]> {
  if (accepted.length === 0) return []
  const { rows } = await sql<Free>`
    select b.variant_id as "variantId", b.location_id as "locationId", b.lot_id as "lotId", b.owner_id as "ownerId", t.free::float8 as free
    from inventory.locations_to_pick_from(${companyId}, ${accepted.map(() => storeId)}::bigint[],
      ${accepted.map(({ difference }) => difference.variantId)}::bigint[]) t
    join inventory.stock_balance b on b.company_id = ${companyId} and b.id = t.balance_id
    order by b.variant_id, t.place`.execute(tx)
  return rows
}
