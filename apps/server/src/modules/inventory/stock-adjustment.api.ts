import { stockAdjustment } from '@countinghouse/contract/inventory/stock-adjustment'
import { text } from '@countinghouse/contract/inventory/stock-adjustment.text'
import { documentApproval } from '../../platform/documents/document-approval.ts'
import type { RowOf } from '../../platform/documents/document-handlers.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { TransitionOutcome } from '../../platform/documents/document.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { submitForApproval, withdrawApproval } from '../desk/index.ts'
import { lotsOfLines } from './lots-of-lines.ts'
import { postStock } from './post-stock.ts'
import { requireBusinessDay } from './require-business-day.ts'
import { reverseEvents } from './reverse-events.ts'
import { validateAdjustment } from './stock-adjustment/validate-adjustment.ts'
import { valueLines } from './value-lines.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/** Source type of adjustments in the ledger. */
const source = 'stock_adjustment'

type Adjustment = RowOf<typeof stockAdjustment>

const approval = documentApproval(stockAdjustment, {
  title: stockAdjustment.text.one,
  value: (ctx, tx, row) => valueLines(ctx, tx, row as Adjustment, row.labels?.['reasonId']?.[0]?.name ?? ''),
})

const approvals = [approval]

/** Link from stock moves to the adjustment. */
const postingSources: readonly PostingSource[] = [
  {
    type: source,
    title: text.numbered,
    page: stockAdjustment.page,
    search: (id) => `open=${id}`,
  },
]

async function submit(ctx: Ctx, tx: Tx, { id }: Adjustment): Promise<TransitionOutcome> {
  return (await submitForApproval(ctx, tx, approval, id)) ?? { status: 'approved' }
}

/**
 * Posts to the stock ledger, or requests approval first if a rule requires it. Throws: what requireBusinessDay, lotsOfLines and postStock
 * throw. Locks: header, then those of the posting, then the series.
 */
async function post(ctx: Ctx, tx: Tx, row: Adjustment): Promise<TransitionOutcome> {
  await requireBusinessDay(ctx, tx, stockAdjustment.page, row)
  const waiting = row.status === 'draft' ? await submitForApproval(ctx, tx, approval, row.id) : null
  if (waiting !== null) return waiting
  const lots = await lotsOfLines(ctx, tx, row)
  const { rows } = await postStock(ctx, {
    sourceType: source,
    sourceId: row.id,
    eventNo: 1,
    effectiveOn: row.effectiveOn,
    storeId: row.storeId,
    lines: row.lines.map(({ variantId, locationId, quantity, unitCost }, index) => ({
      kind: quantity > 0 ? 'adjust_in' : 'adjust_out',
      variantId,
      quantity: Math.abs(quantity),
      sourceLineId: index + 1,
      ...(lots[index] != null && { lotId: lots[index] }),
      ...(locationId !== null && { [quantity > 0 ? 'toLocationId' : 'fromLocationId']: locationId }),
      ...(unitCost !== null && { unitCost }),
    })),
  }).execute(tx)
  return {
    status: 'posted',
    set: { valueMinor: rows[0]?.value_minor, postedAt: ctx.now.toISOString(), postedBy: ctx.userId },
  }
}

/** Reverses every move, once, on the same business date. Throws: what reverseEvents throws. */
function reverse(ctx: Ctx, tx: Tx, { id }: Adjustment): Promise<void> {
  return reverseEvents(ctx, tx, { sourceType: source, sourceId: id })
}

async function withdraw(ctx: Ctx, tx: Tx, { id }: Adjustment) {
  await withdrawApproval(ctx, tx, approval, id)
}

const api = documentHandlers(stockAdjustment, {
  beforeWrite: validateAdjustment,
  transitions: { submit, post, withdraw, reverse },
})

export const module = defineModule({ approvals, postingSources, api })
