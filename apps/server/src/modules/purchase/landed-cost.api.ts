import { receipt } from '@countinghouse/contract/inventory/receipt'
import { getAllocation, landedCost } from '@countinghouse/contract/purchase/landed-cost'
import { text as ruleText } from '@countinghouse/contract/purchase/landed-cost-rule.text'
import { text } from '@countinghouse/contract/purchase/landed-cost.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import { handleRead } from '../../platform/calls/handle.ts'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { inStores } from '../../platform/lists/list-source.ts'
import { pickerTable } from '../../platform/pickers/picker-table.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import type { EnteredCost } from './landed-cost/allocate-cost.ts'
import { allocateCost, calculatedOf } from './landed-cost/allocate-cost.ts'
import { findAllocation } from './landed-cost/find-allocation.ts'
import { cancelCost, finaliseCost, landedSource, postCost } from './landed-cost/post-cost.ts'

const api = [
  ...documentHandlers(landedCost, {
    calculate: async (ctx, tx, values) => {
      const entered = values as unknown as EnteredCost
      return calculatedOf(entered, await allocateCost(ctx, tx, entered))
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

/** Another rule has the same scope. */
const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'purchase.landed_cost_rule_once': async ({ locale }) => {
    const taken = [{ code: 'duplicate', message: format(ruleText.taken, locale) }]
    return new AppError('duplicate', { fields: { chargeTypeId: taken } })
  },
}

export const module = defineModule({ api, pickers, postingSources, constraintRules })
