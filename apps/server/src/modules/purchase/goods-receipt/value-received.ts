import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { CountedPosting, StockLine } from '../../inventory/index.ts'
import { costOfParts } from './cost-of-parts.ts'

/** The stock line of each part at what it costs; rejected parts are the supplier's and have no value. */
export async function valueReceived(
  ctx: Ctx,
  tx: Tx,
  { purchaseOrderId, supplierId }: { readonly purchaseOrderId: number; readonly supplierId: number },
  { parts, lots, damagedLocationId, effectiveOn }: CountedPosting,
): Promise<StockLine[]> {
  const { costs } = await costOfParts(ctx, tx, purchaseOrderId, { parts, effectiveOn })
  return parts.map(({ lineNo, variantId, lotNo, quantity }, at): StockLine => {
    const lotId = lots.idOf(variantId, lotNo)
    const line: StockLine = {
      kind: 'purchase_receipt',
      variantId,
      quantity,
      sourceLineId: lineNo,
      ...(lotId !== null && { lotId }),
    }
    const cost = costs[at] ?? null
    if (cost !== null) return { ...line, valueMinor: cost.valueMinor }
    return { ...line, ownerId: supplierId, ...(damagedLocationId !== null && { toLocationId: damagedLocationId }) }
  })
}
