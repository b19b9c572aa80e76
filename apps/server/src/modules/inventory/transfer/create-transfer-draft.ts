import { transfer } from '@countinghouse/contract/inventory/transfer'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument } from '../../../platform/documents/document.ts'
import { validateTransfer } from './validate-transfer.ts'

type Draft = {
  readonly uid: string
  readonly fromStoreId: number
  readonly toStoreId: number
  readonly requestedOn: string
  readonly lines: readonly { readonly variantId: number; readonly quantity: number }[]
}

/** Creates a draft transfer of type replenishment at cost. Throws: forbidden with details.reason store, inventory.rule_broken. */
export async function createTransferDraft(
  ctx: Ctx,
  tx: Tx,
  { uid, lines, ...stores }: Draft,
): Promise<{ readonly id: number; readonly name: string }> {
  const entered = {
    ...stores,
    type: 'replenish',
    priority: 3,
    needBy: null,
    pricingMethod: 'cost',
    markupPpm: 0,
    note: null,
    lines: lines.map((line) => ({ ...line, unitPrice: null })),
  }
  await validateTransfer(ctx, tx, entered)
  return await createDocument(ctx, tx, transfer, { uid, ...entered })
}
