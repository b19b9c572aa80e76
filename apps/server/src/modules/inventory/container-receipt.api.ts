import {
  containerReceipt,
  getContainerCount,
  listUnloading,
  openContainerReceipt,
  scanContainerReceipt,
} from '@countinghouse/contract/inventory/container-receipt'
import { text } from '@countinghouse/contract/inventory/container-receipt.text'
import { AppError } from '@countinghouse/kernel/errors'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { containerSource, openContainer } from './container-receipt/container-source.ts'
import { findUnloading } from './container-receipt/find-unloading.ts'
import { receivingHandlers } from './receiving/receiving-handlers.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/** Link from stock moves to the receipt. */
const postingSources: readonly PostingSource[] = [
  { type: containerSource.sourceType, title: text.numbered, page: containerReceipt.page, search: (id) => `open=${id}` },
]

const api = [
  handleWrite(openContainerReceipt, openContainer),
  handleRead(listUnloading, async (ctx, reader) => ({ items: await findUnloading(ctx, reader) })),
  ...receivingHandlers(containerSource, { count: getContainerCount, scan: scanContainerReceipt }),
]

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  // Cannot occur: a receipt is opened under the lock of its container.
  'inventory.receipt_of_container': async () => new AppError('inventory.being_received'),
}

export const module = defineModule({ postingSources, api, constraintRules })
