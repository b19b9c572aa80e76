import { fail } from '@countinghouse/contract/errors'
import { stockAdjustment } from '@countinghouse/contract/inventory/stock-adjustment'
import { text } from '@countinghouse/contract/inventory/stock-adjustment.text'
import { sql } from 'kysely'
import { documentApproval } from '../../platform/document-approval.ts'
import type { RowOf } from '../../platform/document-handlers.ts'
import { documentHandlers } from '../../platform/document-handlers.ts'
import type { ActOutcome } from '../../platform/document.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Tx } from '../../platform/db.ts'
import type { StockSource } from '../../platform/stock-source.ts'
import { needsApproval, requestApproval, withdrawApproval } from '../desk/index.ts'
import { postStock } from './post-stock.ts'
import { requireBusinessDay } from './require-business-day.ts'
import { reverseStock } from './reverse-stock.ts'
import { judgeAdjustment } from './stock-adjustment/judge-adjustment.ts'
import { weighLines } from './weigh-lines.ts'

/** What the ledger knows an adjustment by. */
const source = 'stock_adjustment'

type Adjustment = RowOf<typeof stockAdjustment>

const approval = documentApproval(stockAdjustment, {
  title: stockAdjustment.text.one,
  weigh: (ctx, tx, row) => weighLines(ctx, tx, row as Adjustment),
})

export const approvals = [approval]

/** How the ledger leads back to one. */
export const stockSources: readonly StockSource[] = [
  {
    type: source,
    title: text.numbered,
    page: stockAdjustment.page,
    search: (id) => `open=${id}`,
  },
]

async function submit(ctx: Ctx, tx: Tx, { id }: Adjustment): Promise<ActOutcome> {
  return (await needsApproval(ctx, tx, approval, id)) ? waitForApproval(ctx, tx, id) : { status: 'approved' }
}

function waitForApproval(ctx: Ctx, tx: Tx, id: number): ActOutcome {
  return { status: 'pending', after: () => requestApproval(ctx, tx, approval, id) }
}

/**
 * Posts it to the stock ledger, or asks for approval first where a rule wants it. Throws: what requireBusinessDay and postStock refuse. Locks: header, then
 * those of the posting, then the series.
 */
async function post(ctx: Ctx, tx: Tx, row: Adjustment): Promise<ActOutcome> {
  await requireBusinessDay(ctx, tx, stockAdjustment.page, row)
  if (row.status === 'draft' && (await needsApproval(ctx, tx, approval, row.id)))
    return waitForApproval(ctx, tx, row.id)
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
      ...(locationId !== null && { [quantity > 0 ? 'toLocationId' : 'fromLocationId']: locationId }),
      ...(unitCost !== null && { unitCost }),
    })),
  }).execute(tx)
  return {
    status: 'posted',
    set: { valueMinor: rows[0]?.value_minor, postedAt: ctx.now.toISOString(), postedBy: ctx.userId },
  }
}

/** Every move the other way round, once, on the same business day. Throws: what reverseStock refuses. */
async function reverse(ctx: Ctx, tx: Tx, { id }: Adjustment): Promise<void> {
  const { companyId } = ctx
  const { rows } = await sql<{ postingId: number; effectiveOn: string }>`
    select p.id as "postingId", p.effective_on as "effectiveOn" from inventory.stock_posting p
    where p.company_id = ${companyId} and p.source_type = ${source} and p.source_id = ${id} and p.event_no = 1`.execute(
    tx,
  )
  const { postingId, effectiveOn } = rows[0] ?? fail('not_found')
  const event = { sourceType: source, sourceId: id, eventNo: 2, effectiveOn, postingId }
  await reverseStock(ctx, event).execute(tx)
}

async function withdraw(ctx: Ctx, tx: Tx, { id }: Adjustment) {
  await withdrawApproval(ctx, tx, approval, id)
}

export const api = documentHandlers(stockAdjustment, {
  beforeWrite: judgeAdjustment,
  acts: { submit, post, withdraw, reverse },
})
