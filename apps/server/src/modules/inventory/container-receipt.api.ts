import {
  containerReceipt,
  getContainerCount,
  listUnloading,
  openContainerReceipt,
  scanContainerReceipt,
} from '@countinghouse/contract/inventory/container-receipt'
import { text } from '@countinghouse/contract/inventory/container-receipt.text'
import { AppError } from '@countinghouse/kernel/errors'
import type { ConstraintRule } from '../../platform/constraint-meaning.ts'
import { documentHandlers } from '../../platform/document-handlers.ts'
import { handleRead, handleWrite } from '../../platform/handle.ts'
import type { StockSource } from '../../platform/stock-source.ts'
import { findCount } from './container-receipt/find-count.ts'
import { findUnloading } from './container-receipt/find-unloading.ts'
import { finishReceipt, holdContainer } from './container-receipt/finish-receipt.ts'
import { openReceipt } from './container-receipt/open-receipt.ts'
import { postCounted, source } from './container-receipt/post-counted.ts'
import { takeScans } from './container-receipt/take-scans.ts'

/** Link from stock moves to the receipt. */
export const stockSources: readonly StockSource[] = [
  { type: source, title: text.numbered, page: containerReceipt.page, search: (id) => `open=${id}` },
]

export const api = [
  handleWrite(openContainerReceipt, openReceipt),
  handleWrite(scanContainerReceipt, takeScans),
  handleRead(listUnloading, async (ctx, reader) => ({ items: await findUnloading(ctx, reader) })),
  handleRead(getContainerCount, async (ctx, reader, { id }) => ({ lines: await findCount(ctx, reader, id) })),
  ...documentHandlers(containerReceipt, {
    holdFirst: holdContainer,
    acts: { post: postCounted, finish: finishReceipt },
  }),
]

export const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  // Cannot occur: a receipt is opened under the lock of its container.
  'inventory.receipt_of_container': async () => new AppError('inventory.being_received'),
}
