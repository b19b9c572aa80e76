import { receipt } from '@countinghouse/contract/inventory/receipt'
import { getAllocation, landedCost } from '@countinghouse/contract/purchase/landed-cost'
import { text } from '@countinghouse/contract/purchase/landed-cost.text'
import { sql } from 'kysely'
import { handleRead } from '../../platform/calls/handle.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { inStores } from '../../platform/lists/list-source.ts'
import { pickerTable } from '../../platform/pickers/picker-table.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import type { Allocation, EnteredCost } from './landed-cost/allocate-cost.ts'
import { allocateCost } from './landed-cost/allocate-cost.ts'
import { findAllocation } from './landed-cost/find-allocation.ts'
import { cancelCost, finaliseCost, landedSource, postCost } from './landed-cost/post-cost.ts'

/** What is written of a landed cost beside what was entered. */
function valuesOf({ lines }: EnteredCost, { amountMinor, goods }: Allocation) {
  const sums = Map.groupBy(goods, ({ receiptId }) => receiptId)
  return {
    amountMinor,
    lines: lines.map((line) => {
      const own = sums.get(line.receiptId) ?? []
      return {
        ...line,
        valueMinor: own.reduce((sum, { valueMinor }) => sum + valueMinor, 0),
        shareMinor: own.reduce((sum, { shareMinor }) => sum + shareMinor, 0),
      }
    }),
  }
}

const api = [
  ...documentHandlers(landedCost, {
    calculate: async (ctx, tx, values) => {
      const entered = values as unknown as EnteredCost
      return valuesOf(entered, await allocateCost(ctx, tx, entered))
    },
    transitions: {
      post: postCost,
      finalise: (ctx, tx, row, { supplierInvoiceId, actualMinor }) =>
        finaliseCost(ctx, tx, row, {
          supplierInvoiceId: Number(supplierInvoiceId),
          actualMinor: actualMinor as number | null,
        }),
      cancel: (ctx, tx, row, { reason }) => cancelCost(ctx, tx, row, reason),
    },
  }),
  handleRead(getAllocation, (ctx, reader, { id }) => findAllocation(ctx, reader, id)),
]

/** Posted receipts of suppliers, with the name of the supplier or the origin. */
const pickers = [
  pickerTable({
    entity: receipt.entity,
    page: receipt.page,
    isShown: false,
    code: sql`r.name`,
    label: sql`coalesce((select s.name from procure.supplier s where s.company_id = r.company_id and s.id = r.supplier_id), r.origin, r.name)`,
    isActive: sql`r.source_type <> 'transfer' and r.status in ('posted', 'closed')`,
    isIn: (storeIds) => inStores(receipt.listing.storeColumns, storeIds, 'r'),
  }),
]

const postingSources: readonly PostingSource[] = [
  { type: landedSource, title: text.numbered, page: landedCost.page, search: (id) => `open=${id}` },
]

export const module = defineModule({ api, pickers, postingSources })
