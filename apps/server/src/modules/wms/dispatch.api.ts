import { dispatch, dispatchKinds, getDispatchLocations } from '@countinghouse/contract/wms/dispatch'
import { format } from '@countinghouse/contract/text'
import { text } from '@countinghouse/contract/wms/dispatch.text'
import { documentApproval } from '../../platform/documents/document-approval.ts'
import type { RowOf } from '../../platform/documents/document-handlers.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { TransitionOutcome } from '../../platform/documents/document.ts'
import { readDocument } from '../../platform/documents/document.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { submitForApproval, withdrawApproval } from '../desk/index.ts'
import type { MoveKind } from '../inventory/index.ts'
import { lotsOfLines, postStock, requireBusinessDay, reverseEvents, valueLines } from '../inventory/index.ts'
import { findFreeLocations } from './dispatch/find-locations.ts'
import { validateDispatch } from './dispatch/validate-dispatch.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/** Source reference of a dispatch in the stock ledger. */
const source = 'dispatch'

type Dispatch = RowOf<typeof dispatch>

const kinds: Readonly<Record<string, MoveKind>> = { supplier_return: 'purchase_return', scrap: 'scrap' }

const approval = documentApproval(dispatch, {
  title: dispatch.text.one,
  fields: {
    kind: {
      title: text.kind,
      choices: Object.fromEntries(dispatchKinds.map((kind) => [kind, text[`kind_${kind}`]])),
    },
  },
  value: (ctx, tx, row) => {
    const { kind } = row as Dispatch
    return valueLines(ctx, tx, row as Dispatch, format(text[`kind_${kind}`] ?? text.one, ctx.locale))
  },
})

const approvals = [approval]

/** Resolves a source reference of the stock ledger to the dispatch. */
const postingSources: readonly PostingSource[] = [
  {
    type: source,
    title: text.numbered,
    page: dispatch.page,
    search: (id) => `open=${id}`,
  },
]

async function submit(ctx: Ctx, tx: Tx, { id }: Dispatch): Promise<TransitionOutcome> {
  return (await submitForApproval(ctx, tx, approval, id)) ?? { status: 'approved' }
}

/**
 * Takes the goods out of stock, or requests approval first if a rule requires it. Throws: errors of requireBusinessDay,
 * lotsOfLines and postStock. Locks: header, then those of the posting, then the number series.
 */
async function send(ctx: Ctx, tx: Tx, row: Dispatch): Promise<TransitionOutcome> {
  await requireBusinessDay(ctx, tx, dispatch.page, row)
  const waiting = row.status === 'draft' ? await submitForApproval(ctx, tx, approval, row.id) : null
  if (waiting !== null) return waiting
  const { companyId, userId } = ctx
  const { storeId, lines } = row
  const lots = await lotsOfLines(ctx, tx, {
    storeId,
    lines: lines.map((line) => ({ ...line, quantity: -line.quantity })),
  })
  const places = await findFreeLocations(tx, { companyId, storeId, lines })
  const { rows } = await postStock(ctx, {
    sourceType: source,
    sourceId: row.id,
    eventNo: 1,
    effectiveOn: row.effectiveOn,
    storeId,
    lines: lines.map(({ variantId, locationId, quantity }, index) => {
      const fromLocationId = locationId ?? places[index]?.[0]?.id
      return {
        kind: kinds[row.kind] ?? 'adjust_out',
        variantId,
        quantity,
        sourceLineId: index + 1,
        ...(lots[index] != null && { lotId: lots[index] }),
        ...(fromLocationId !== undefined && { fromLocationId }),
      }
    }),
  }).execute(tx)
  const valueMinor = -(rows[0]?.value_minor ?? 0)
  return { status: 'dispatched', set: { valueMinor, dispatchedAt: ctx.now.toISOString(), dispatchedBy: userId } }
}

function deliver(ctx: Ctx): TransitionOutcome {
  return { set: { deliveredAt: ctx.now.toISOString() } }
}

/** Returns the goods to stock on the same business date. Throws: errors of reverseEvents. */
function reverse(ctx: Ctx, tx: Tx, { id }: Dispatch): Promise<void> {
  return reverseEvents(ctx, tx, { sourceType: source, sourceId: id })
}

async function withdraw(ctx: Ctx, tx: Tx, { id }: Dispatch) {
  await withdrawApproval(ctx, tx, approval, id)
}

const api = [
  ...documentHandlers(dispatch, {
    beforeWrite: validateDispatch,
    transitions: { submit, dispatch: send, withdraw, deliver, reverse },
  }),
  handleRead(getDispatchLocations, async (ctx, reader, { id }) => {
    const { storeId, lines } = (await readDocument(ctx, reader, dispatch, id)) as Dispatch
    const places = await findFreeLocations(reader, { companyId: ctx.companyId, storeId, lines })
    return { lines: places.map((found, index) => ({ line: index + 1, places: [...found] })) }
  }),
]

export const module = defineModule({ approvals, postingSources, api })
