import { receipt } from '@countinghouse/contract/inventory/receipt'
import { text } from '@countinghouse/contract/inventory/receipt.text'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { documentApproval } from '../../platform/documents/document-approval.ts'
import type { RowOf } from '../../platform/documents/document-handlers.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { TransitionOutcome } from '../../platform/documents/document.ts'
import { partiesOf } from '../../platform/documents/parties-of.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { submitForApproval, withdrawApproval } from '../desk/index.ts'
import { exchangeCosts } from './exchange-costs.ts'
import { recordLots, requireLots } from './record-lots.ts'
import { postStock } from './post-stock.ts'
import { validateReceipt, repeatedNote } from './receipt/validate-receipt.ts'
import { requireBusinessDay } from './require-business-day.ts'
import { reverseEvents } from './reverse-events.ts'
import { valueLines } from './value-lines.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/** Source type of manual receipts in the ledger. */
const source = 'receipt'

type Receipt = RowOf<typeof receipt>

const approval = documentApproval(receipt, {
  title: receipt.text.one,
  value: async (ctx, tx, row) => {
    const { storeId, ...entered } = row as Receipt
    const { lines } = await exchangeCosts(ctx, tx, entered, entered.lines)
    return await valueLines(ctx, tx, { storeId, lines }, row.labels?.['reasonId']?.[0]?.name ?? '')
  },
})

const approvals = [approval]

/** Link from stock moves to the receipt. */
const postingSources: readonly PostingSource[] = [
  {
    type: source,
    title: text.numbered,
    page: receipt.page,
    search: (id) => `open=${id}`,
    partiesOf: partiesOf('inventory.receipt', 'supplier_id', 'procure.supplier'),
  },
]

/** Approvers decide on the value at the rate that the receipt is posted at. */
async function submit(ctx: Ctx, tx: Tx, row: Receipt): Promise<TransitionOutcome> {
  await requireLots(ctx, tx, row.lines)
  const { rate } = await exchangeCosts(ctx, tx, row, row.lines)
  const outcome = (await submitForApproval(ctx, tx, approval, row.id)) ?? { status: 'approved' }
  return withRate(outcome, rate)
}

/**
 * Posts to the stock ledger at costs in the company's currency, or requests approval first if a rule requires it. Throws: what
 * requireBusinessDay, requireLots, exchangeCosts and postStock throw. Locks: header, then those of the posting, then the series.
 */
async function post(ctx: Ctx, tx: Tx, row: Receipt): Promise<TransitionOutcome> {
  await requireBusinessDay(ctx, tx, receipt.page, row)
  const { rate, lines } = await exchangeCosts(ctx, tx, row, await requireLots(ctx, tx, row.lines))
  const waiting = row.status === 'draft' ? await submitForApproval(ctx, tx, approval, row.id) : null
  if (waiting !== null) return withRate(waiting, rate)
  const lots = await recordLots(ctx, tx, lines)
  await postStock(ctx, {
    sourceType: source,
    sourceId: row.id,
    eventNo: 1,
    effectiveOn: row.effectiveOn,
    storeId: row.storeId,
    lines: lines.map(({ variantId, lotNo, locationId, quantity, unitCost }, index) => {
      const toLocationId = locationId ?? row.locationId
      const lotId = lots.idOf(variantId, lotNo)
      return {
        kind: 'purchase_receipt',
        variantId,
        quantity,
        sourceLineId: index + 1,
        ...(lotId !== null && { lotId }),
        ...(toLocationId !== null && { toLocationId }),
        ...(unitCost !== null && { unitCost }),
      }
    }),
  }).execute(tx)
  return withRate({ status: 'posted', set: { postedAt: ctx.now.toISOString(), postedBy: ctx.userId } }, rate)
}

/** The outcome with the rate that the costs were converted at. */
function withRate(outcome: TransitionOutcome, rate: string | null): TransitionOutcome {
  return rate === null ? outcome : { ...outcome, set: { ...outcome.set, exchangeRate: rate } }
}

/** Reverses every move, once, on the same business date. Throws: what reverseEvents throws. */
function reverse(ctx: Ctx, tx: Tx, { id }: Receipt): Promise<void> {
  return reverseEvents(ctx, tx, { sourceType: source, sourceId: id })
}

async function withdraw(ctx: Ctx, tx: Tx, { id }: Receipt) {
  await withdrawApproval(ctx, tx, approval, id)
}

const api = documentHandlers(receipt, {
  beforeWrite: validateReceipt,
  transitions: { submit, post, withdraw, reverse },
})

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  // Two concurrent receipts of the same delivery note.
  'inventory.receipt_supplier_doc': async (ctx) => repeatedNote(ctx, null),
}

export const module = defineModule({ approvals, postingSources, api, constraintRules })
