import { text as stepText } from '@countinghouse/contract/erp/first-steps.text'
import { permissionName } from '@countinghouse/contract/page'
import { openingStock } from '@countinghouse/contract/inventory/opening-stock'
import { text } from '@countinghouse/contract/inventory/opening-stock.text'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { TransitionOutcome } from '../../platform/documents/document.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import type { FirstStep } from '../../platform/registry/first-step.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { lotsOfLines } from './lots-of-lines.ts'
import type { OpeningStock } from './opening-stock/calculate-opening.ts'
import { calculateOpening, requireOwnLocations } from './opening-stock/calculate-opening.ts'
import { firstReversal, postInParts } from './post-in-parts.ts'
import { requireBusinessDay } from './require-business-day.ts'
import { reverseEvents } from './reverse-events.ts'

/** Source type of opening stock in the ledger. */
const source = 'opening_stock'

/** Link from stock moves to the opening stock. */
const postingSources: readonly PostingSource[] = [
  { type: source, title: text.numbered, page: openingStock.page, search: (id) => `open=${id}` },
]

/**
 * Posts to the stock ledger, and its value to opening balances. Throws: what requireBusinessDay, lotsOfLines and postInParts throw. Locks:
 * header, then those of the posting.
 */
async function post(ctx: Ctx, tx: Tx, row: OpeningStock): Promise<TransitionOutcome> {
  await requireBusinessDay(ctx, tx, openingStock.page, row)
  const lots = await lotsOfLines(ctx, tx, row)
  const valueMinor = await postInParts(ctx, tx, {
    sourceType: source,
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

const api = documentHandlers(openingStock, {
  beforeWrite: (ctx, tx, values) => requireOwnLocations(ctx, tx, values as unknown as OpeningStock),
  calculate: (ctx, tx, values) => calculateOpening(ctx, tx, values as unknown as OpeningStock),
  transitions: {
    post,
    reverse: (ctx, tx, { id }) => reverseEvents(ctx, tx, { sourceType: source, sourceId: id, firstReversal }),
  },
})

/** Goods that came in any other way are stock, too. */
const firstSteps: readonly FirstStep[] = [
  {
    key: 'inventory.stock',
    title: stepText.stock,
    permission: permissionName(openingStock.page, 'create'),
    address: openingStock.page.path,
    place: 60,
    isDone: (companyId) => sql`exists (select from inventory.stock_pool p where p.company_id = ${companyId})`,
  },
]

export const module = defineModule({ postingSources, api, firstSteps })
