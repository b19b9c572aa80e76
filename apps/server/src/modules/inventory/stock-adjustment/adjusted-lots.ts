import { fail } from '@countinghouse/contract/errors'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import { findLots, keepLots, requireLots } from '../keep-lots.ts'

type Line = { readonly variantId: number; readonly lotNo: string | null; readonly quantity: number }

/**
 * The lot of each line, in their order: of goods that are kept by lot what is added must name one, which is made where it is new; what
 * is taken away without one is what no lot ever had. Throws: inventory.lot_required, inventory.lot_unknown, naming lines.
 */
export async function adjustedLots(ctx: Ctx, tx: Tx, lines: readonly Line[]): Promise<readonly (number | null)[]> {
  const named = await requireLots(
    ctx,
    tx,
    lines.map((line) => ({ ...line, expiresOn: null })),
    ({ quantity }) => quantity > 0,
  )
  await keepLots(
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
