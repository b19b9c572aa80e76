import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { LateCost } from '../post-revaluation.ts'
import { postRevaluation } from '../post-revaluation.ts'
import type { StockLine } from '../post-stock.ts'
import { postStock } from '../post-stock.ts'
import type { Valued } from './apportion-value.ts'

/** Source type of settlements in the ledger; event 1 moves, event 2 receives over quantities, event 3 reduces values. */
export const settlementSource = 'settlement'

type Event = { readonly sourceId: number; readonly effectiveOn: string }
export type Moving = Valued & { readonly move: StockLine }
/** `movedMinor`: the moved value in minor units. */
export type Moved = Moving & { readonly movedMinor: number; readonly postingId: number; readonly postingLineNo: number }

export async function postMoves(ctx: Ctx, tx: Tx, event: Event, moving: readonly Moving[]): Promise<Moved[]> {
  if (moving.length === 0) return []
  const lines = moving.map(({ move }) => move)
  const { rows: posted } = await postStock(ctx, { ...event, sourceType: settlementSource, eventNo: 1, lines }).execute(
    tx,
  )
  const postingId = posted[0]?.posting_id ?? 0
  const { rows } = await sql<{ lineNo: number; valueMinor: number }>`
    select m.line_no as "lineNo", m.value_minor as "valueMinor"
    from inventory.stock_posting p
    join inventory.stock_move m on m.company_id = p.company_id and m.posted_on = p.posted_on and m.posting_id = p.id
    where p.company_id = ${ctx.companyId} and p.id = ${postingId}`.execute(tx)
  const worth = new Map(rows.map(({ lineNo, valueMinor }) => [lineNo, valueMinor]))
  return moving.map((one, index) => ({
    ...one,
    movedMinor: worth.get(index + 1) ?? 0,
    postingId,
    postingLineNo: index + 1,
  }))
}

/** Over quantities are received, or sold to a partner company, at the value they left their source with. */
export async function postArrivals(
  ctx: Ctx,
  tx: Tx,
  { isPartner, ...event }: Event & { readonly isPartner: boolean },
  moved: readonly Moved[],
): Promise<void> {
  const lines = moved.flatMap(({ move, movedMinor, locationId, postingId, postingLineNo }): StockLine[] => {
    const { kind, variantId, quantity, toLocationId: transitId, sourceLineId, lotId, ownerId } = move
    if (kind !== 'ito_dispatch' || transitId === undefined || sourceLineId === undefined) return []
    return [
      {
        kind: isPartner ? 'partner_sale' : 'ito_receive',
        variantId,
        quantity,
        sourceLineId,
        fromLocationId: transitId,
        valueMinor: movedMinor,
        ...(lotId !== undefined && { lotId }),
        ...(ownerId === undefined ? { dispatchedBy: { postingId, lineNo: postingLineNo } } : { ownerId }),
        ...(locationId !== null && !isPartner && { toLocationId: locationId }),
      },
    ]
  })
  if (lines.length === 0) return
  await postStock(ctx, { ...event, sourceType: settlementSource, eventNo: 2, lines }).execute(tx)
}

export async function lowerValues(ctx: Ctx, tx: Tx, event: Event, lines: readonly LateCost[]): Promise<void> {
  if (lines.length === 0) return
  const lowering = { ...event, sourceType: settlementSource, eventNo: 3, counterRole: 'write_down' } as const
  await postRevaluation(ctx, { ...lowering, lines }).execute(tx)
}
