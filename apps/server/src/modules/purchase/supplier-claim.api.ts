import { startClaim as start, supplierClaim } from '@countinghouse/contract/purchase/supplier-claim'
import { text } from '@countinghouse/contract/purchase/supplier-claim.text'
import { sql } from 'kysely'
import { handleWrite } from '../../platform/calls/handle.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import { inStores } from '../../platform/lists/list-source.ts'
import type { Attention } from '../../platform/registry/attention.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import type { SupplierClaim } from './supplier-claim/calculate-claim.ts'
import { calculateClaim, requireClaimable } from './supplier-claim/calculate-claim.ts'
import { creditClaim } from './supplier-claim/credit-claim.ts'
import { startClaim } from './supplier-claim/start-claim.ts'

const attentions: readonly Attention[] = [
  {
    key: 'purchase.claims_open',
    title: text.waiting,
    tone: 'info',
    page: supplierClaim.page,
    address: `${supplierClaim.page.path}?status=sent`,
    rows: ({ companyId, stores }) => sql`
      select from purchase.supplier_claim t where t.company_id = ${companyId} and t.status = 'sent'
        and ${inStores(supplierClaim.listing.storeColumns, stores)}`,
  },
]

const api = [
  handleWrite(start, startClaim),
  ...documentHandlers(supplierClaim, {
    calculate: (ctx, tx, values) => calculateClaim(ctx, tx, values as unknown as SupplierClaim),
    transitions: {
      send: async (ctx, tx, row) => {
        await requireClaimable(ctx, tx, row)
        return { set: { sentAt: ctx.now.toISOString() } }
      },
      credit: (ctx, tx, row, { creditReference }) => creditClaim(ctx, tx, row, String(creditReference)),
      refuse: (_ctx, _tx, _row, { reason }) => ({ set: { reason } }),
      cancel: (_ctx, _tx, _row, { reason }) => ({ set: { reason } }),
    },
  }),
]

export const module = defineModule({ attentions, api })
