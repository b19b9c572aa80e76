import { fail } from '@countinghouse/contract/errors'
import { relocation } from '@countinghouse/contract/inventory/relocation'
import { text } from '@countinghouse/contract/inventory/relocation.text'
import { getRelocating, scanRelocation } from '@countinghouse/contract/inventory/relocation-scan'
import { atField } from '../../platform/calls/at-field.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { RowOf } from '../../platform/documents/document-handlers.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { TransitionOutcome } from '../../platform/documents/document.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { lotsOfLines } from './lots-of-lines.ts'
import { firstReversal, postInParts } from './post-in-parts.ts'
import { findRelocating } from './relocation/find-relocating.ts'
import { recordMoves } from './relocation/record-moves.ts'
import { totalOf } from './relocation/total-of.ts'
import { requireBusinessDay } from './require-business-day.ts'
import { reverseEvents } from './reverse-events.ts'
import { validateStoreAndReason } from './validate-store-and-reason.ts'

type Relocation = RowOf<typeof relocation>

/** Source type of relocations in the ledger. */
const source = 'relocation'

/** Link from stock moves to the relocation. */
const postingSources: readonly PostingSource[] = [
  { type: source, title: text.numbered, page: relocation.page, search: (id) => `open=${id}` },
]

/** Throws: inventory.rule_broken at locations of other stores. */
async function requireOwnLocations(ctx: Ctx, tx: Tx, { storeId, lines }: Relocation): Promise<void> {
  const places = lines.flatMap(({ fromLocationId, toLocationId }, index) => [
    [`lines.${index}.fromLocationId`, fromLocationId] as const,
    [`lines.${index}.toLocationId`, toLocationId] as const,
  ])
  const entered = { storeId, reasonId: null, places: Object.fromEntries(places) }
  const elsewhere = { code: 'inventory.rule_broken', text: text.elsewhere } as const
  await validateStoreAndReason(ctx, tx, entered, { elsewhere, wrongWay: () => ({ fields: [], text: text.elsewhere }) })
}

/** Throws: inventory.rule_broken without lines; what requireBusinessDay, lotsOfLines and postInParts throw. Locks: header, then those of the postings. */
async function post(ctx: Ctx, tx: Tx, row: Relocation): Promise<TransitionOutcome> {
  if (row.lines.length === 0) fail('inventory.rule_broken', atField(ctx, ['lines'], text.noLines))
  await requireBusinessDay(ctx, tx, relocation.page, row)
  const { id, storeId, effectiveOn, lines } = row
  // Goods are taken from somewhere, so no lot is created.
  const taken = lines.map(({ quantity, ...line }) => ({ ...line, quantity: -quantity }))
  const lots = await lotsOfLines(ctx, tx, { storeId, lines: taken })
  await postInParts(ctx, tx, {
    sourceType: source,
    sourceId: id,
    effectiveOn,
    storeId,
    lines: lines.map(({ variantId, fromLocationId, toLocationId, quantity }, index) => ({
      kind: 'shuffle',
      variantId,
      fromLocationId,
      toLocationId,
      quantity,
      sourceLineId: index + 1,
      ...(lots[index] != null && { lotId: lots[index] }),
    })),
  })
  return { set: { postedAt: ctx.now.toISOString(), postedBy: ctx.userId } }
}

const api = [
  ...documentHandlers(relocation, {
    beforeWrite: (ctx, tx, values) => requireOwnLocations(ctx, tx, values as unknown as Relocation),
    calculate: async (ctx, _tx, values) => totalOf(ctx, (values as unknown as Relocation).lines),
    transitions: {
      post,
      reverse: (ctx, tx, { id }) => reverseEvents(ctx, tx, { sourceType: source, sourceId: id, firstReversal }),
    },
  }),
  handleRead(getRelocating, (ctx, reader, { id }) => findRelocating(ctx, reader, id)),
  handleWrite(scanRelocation, recordMoves),
]

export const module = defineModule({ postingSources, api })
