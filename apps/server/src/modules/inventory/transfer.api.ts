import { transfer } from '@countinghouse/contract/inventory/transfer'
import { text } from '@countinghouse/contract/inventory/transfer-errors.text'
import { sql } from 'kysely'
import type { StoreBlocker } from '../../platform/registry/blocker.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { RowOf } from '../../platform/documents/document-handlers.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { TransitionOutcome } from '../../platform/documents/document.ts'
import { requireOpenStore } from './blocking/require-open.ts'
import { requireTransferable } from './blocking/require-transferable.ts'
import { requirePickingLimit } from './picking-limit/require-picking-limit.ts'
import { validateTransfer, requireActive, requireStores } from './transfer/validate-transfer.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

type Transfer = RowOf<typeof transfer>

async function submit(ctx: Ctx, tx: Tx, row: Transfer): Promise<TransitionOutcome> {
  await requireStores(ctx, tx, row)
  await requireActive(ctx, tx, row.lines)
  await requireOpenStore(ctx, tx, row.toStoreId)
  await requireTransferable(ctx, tx, row)
  await requirePickingLimit(ctx, tx, row)
  return { status: 'submitted', set: { submittedBy: ctx.userId } }
}

function withdraw(): TransitionOutcome {
  return { status: 'draft', set: { submittedBy: null } }
}

const api = documentHandlers(transfer, { beforeWrite: validateTransfer, transitions: { submit, withdraw } })

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

export const module = defineModule({ api, storeBlockers })
