import { openingStock } from '@countinghouse/contract/inventory/opening-stock'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { lotsOfLines } from '../lots-of-lines.ts'
import { firstReversal, postInParts } from '../post-in-parts.ts'
import { requireBusinessDay } from '../require-business-day.ts'
import { reverseEvents } from '../reverse-events.ts'
import type { OpeningStock } from './calculate-opening.ts'

/** Source type of opening stock in the ledger. */
export const openingSource = 'opening_stock'

/**
 * Posts to the stock ledger, and its value to opening balances. Throws: what requireBusinessDay, lotsOfLines and postInParts throw. Locks:
 * header, then those of the posting.
 */
export async function postOpening(ctx: Ctx, tx: Tx, row: OpeningStock): Promise<TransitionOutcome> {
  await requireBusinessDay(ctx, tx, openingStock.page, row)
  const lots = await lotsOfLines(ctx, tx, row)
  const valueMinor = await postInParts(ctx, tx, {
    sourceType: openingSource,
    sourceId: row.id,
    effectiveOn: row.effectiveOn,
    storeId: row.storeId,
    lines: row.lines.map(({ variantId, locationId, quantity, unitCost }, index) => ({
      kind: 'opening',
      variantId,
      quantity,
      unitCost,
      sourceLineId: index + 1,
      ...(lots[index] != null && { lotId: lots[index] }),
      ...(locationId !== null && { toLocationId: locationId }),
    })),
  })
  return { set: { valueMinor, postedAt: ctx.now.toISOString(), postedBy: ctx.userId } }
}

/** Takes its goods and value out again. Throws: what reverseEvents throws. Locks: those of all its events. */
export async function reverseOpening(ctx: Ctx, tx: Tx, { id }: Pick<OpeningStock, 'id'>): Promise<void> {
  await reverseEvents(ctx, tx, { sourceType: openingSource, sourceId: id, firstReversal })
}
