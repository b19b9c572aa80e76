import { transfer } from '@countinghouse/contract/inventory/transfer'
import { text } from '@countinghouse/contract/inventory/transfer-errors.text'
import { sql } from 'kysely'
import type { StoreBlocker } from '../../platform/registry/blocker.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { TransitionOutcome } from '../../platform/documents/document.ts'
import { messageReceived, onMessage } from '../accounts/index.ts'
import { applyOrderCancellation, OrderCancellationBody } from './partner/apply-cancellation.ts'
import { applyOrder, OrderBody } from './partner/apply-order.ts'
import { submitTransfer } from './transfer/submit-transfer.ts'
import { validateTransfer } from './transfer/validate-transfer.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

function withdraw(): TransitionOutcome {
  return { status: 'draft', set: { submittedBy: null } }
}

const api = documentHandlers(transfer, {
  beforeWrite: validateTransfer,
  transitions: { submit: submitTransfer, withdraw },
})

const storeBlockers: readonly StoreBlocker[] = [
  {
    key: 'inventory.transfers_open',
    words: text.blocked_store,
    facts: ({ companyId, storeId }) => sql`
      select jsonb_build_object('count', count(*)) from inventory.transfer t
      where t.company_id = ${companyId} and ${storeId} in (t.from_store_id, t.to_store_id)
        and t.status in ('submitted', 'pending', 'approved', 'in_fulfilment', 'in_transit', 'received') having count(*) > 0`,
  },
]

const subscribers = {
  [messageReceived('order')]: onMessage(OrderBody, applyOrder),
  [messageReceived('order_cancellation')]: onMessage(OrderCancellationBody, applyOrderCancellation),
}

export const module = defineModule({ api, subscribers, storeBlockers })
