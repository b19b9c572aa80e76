import { randomUUID } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import { goodsReceipt } from '@countinghouse/contract/purchase/goods-receipt'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { finishReceipt, recordScans } from '../../inventory/index.ts'
import { openNew } from './open-order.ts'
import { orderSource } from './order-source.ts'

/** Counted pieces of a product; `code` is looked up as a scan is. */
export type ReceivedGoods = {
  readonly code: string
  readonly quantity: number
  /** Why the goods are rejected; null: they are good. */
  readonly rejection: string | null
  readonly lotNo: string | null
  readonly expiresOn: string | null
}

type Received = {
  readonly purchaseOrderId: number
  readonly storeId: number
  readonly supplierDocNo?: string | null
  /** The receipt of the container in which the goods were counted, which has what differs from it. */
  readonly containerReceiptId?: number
  readonly goods: readonly ReceivedGoods[]
  /** Refuses goods that cannot be counted, with the reason of each by its place. */
  readonly refuse: (reasons: ReadonlyMap<number, string>) => never
}

/**
 * Receives goods of an order in one step: opens a receipt, counts them and finishes it. Throws: forbidden without the permissions of goods
 * receipts in the store; what opening, scanning and finishing a goods receipt throw. Locks: the order, then the receipt, then the pools.
 */
export async function receiveGoods(
  ctx: Ctx,
  tx: Tx,
  { purchaseOrderId, storeId, supplierDocNo = null, containerReceiptId, goods, refuse }: Received,
): Promise<{ id: number; number: string }> {
  for (const event of ['create', 'post'] as const) requireStore(ctx, storeId, event)
  const { id } = await openNew(ctx, tx, {
    id: purchaseOrderId,
    uid: randomUUID(),
    storeId,
    supplierDocNo,
    containerReceiptId,
  })
  const scans = goods.map(({ code, quantity, rejection, lotNo, expiresOn }) => ({
    uid: randomUUID(),
    code,
    quantity,
    condition: rejection === null ? ('good' as const) : ('rejected' as const),
    note: rejection,
    lotNo,
    expiresOn,
  }))
  const { answers } = await recordScans(ctx, tx, orderSource, { id, scans })
  const reasons = new Map(answers.flatMap(({ refusal }, at) => (refusal === null ? [] : [[at, refusal]])))
  if (reasons.size > 0) refuse(reasons)
  const row = ((await lockDocumentRow(ctx, tx, goodsReceipt, id)) ?? fail('not_found')) as RowOf<typeof goodsReceipt>
  const isCountedElsewhere = containerReceiptId !== undefined
  const finished = await finishReceipt(ctx, tx, orderSource, row, { isCountedElsewhere })
  const { number } = await moveDocument(ctx, tx, goodsReceipt, row, finished)
  await finished.after?.()
  return { id, number: number ?? fail('internal') }
}

function requireStore({ grants }: Ctx, storeId: number, event: 'create' | 'post'): void {
  const { page } = goodsReceipt
  const stores = grants.storesWith(permissionName(page, event))
  if (stores !== null && !stores.includes(storeId))
    fail('forbidden', { details: { reason: 'store', page: page.path, event } })
}
