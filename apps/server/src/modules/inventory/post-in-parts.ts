import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { lockStock } from './lock-stock.ts'
import type { StockEvent } from './post-stock.ts'
import { postStock } from './post-stock.ts'

/** Lines of one posting. */
const mostLines = 500
/** Documents of up to 1,000 lines are two events; their reversals are counted from the third. */
export const firstReversal = 3

/**
 * Posts the lines of a document as events 1 and 2, and answers their change of value in minor units. Throws: what postStock throws. Locks:
 * those of all its lines, then each posting.
 */
export async function postInParts(
  ctx: Ctx,
  tx: Tx,
  { lines, ...event }: Omit<StockEvent, 'eventNo'> & { readonly storeId: number },
): Promise<number> {
  if (lines.length > mostLines)
    await lockStock(ctx, {
      days: sql`array[${event.effectiveOn}::date]`,
      stores: sql`array[${event.storeId}::bigint]`,
      variants: sql`${[...new Set(lines.map(({ variantId }) => variantId))]}`,
    }).execute(tx)
  let valueMinor = 0
  for (let eventNo = 1; (eventNo - 1) * mostLines < lines.length; eventNo += 1) {
    const part = lines.slice((eventNo - 1) * mostLines, eventNo * mostLines)
    const { rows } = await postStock(ctx, { ...event, eventNo, lines: part }).execute(tx)
    valueMinor += rows[0]?.value_minor ?? 0
  }
  return valueMinor
}
