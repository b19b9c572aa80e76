import type { transfer } from '@countinghouse/contract/inventory/transfer'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { requireOpenStore } from '../blocking/require-open.ts'
import { requireTransferable } from '../blocking/require-transferable.ts'
import { requireSellable } from '../partner/require-sellable.ts'
import { requirePickingLimit } from '../picking-limit/require-picking-limit.ts'
import { requireActive, requireStores } from './validate-transfer.ts'

/** Throws: what the required rules throw. Locks: the stores. */
export async function submitTransfer(ctx: Ctx, tx: Tx, row: RowOf<typeof transfer>): Promise<TransitionOutcome> {
  await requireStores(ctx, tx, row)
  await requireActive(ctx, tx, row.lines)
  await requireSellable(ctx, tx, row)
  await requireOpenStore(ctx, tx, row.toStoreId)
  await requireTransferable(ctx, tx, row)
  await requirePickingLimit(ctx, tx, row)
  return { status: 'submitted', set: { submittedBy: ctx.userId } }
}
