import {
  getCount,
  listArriving,
  openTransferReceipt,
  scanTransferReceipt,
  transferReceipt,
} from '@countinghouse/contract/inventory/transfer-receipt'
import { text } from '@countinghouse/contract/inventory/transfer-receipt.text'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { pickerTable } from '../../platform/pickers/picker-table.ts'
import { inStores } from '../../platform/lists/list-source.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { messageReceived, onMessage } from '../accounts/index.ts'
import { applyReceipt, ReceiptBody } from './partner/apply-receipt.ts'
import { receivingHandlers } from './receiving/receiving-handlers.ts'
import { findArriving } from './transfer-receipt/find-arriving.ts'
import { openShipment, transferSource } from './transfer-receipt/transfer-source.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/** Link from stock moves to the receipt. */
const postingSources: readonly PostingSource[] = [
  { type: transferSource.sourceType, title: text.numbered, page: transferReceipt.page, search: (id) => `open=${id}` },
]

/** The picker of shipments for receipts; only its own stores see the number. */
const pickers = [
  pickerTable({
    entity: transferShipment.entity,
    page: transferShipment.page,
    code: null,
    isActive: sql`false`,
    isIn: (storeIds) => inStores(transferShipment.listing.storeColumns, storeIds, 'r'),
  }),
]

const api = [
  handleWrite(openTransferReceipt, openShipment),
  handleRead(listArriving, async (ctx, reader) => ({ items: await findArriving(ctx, reader) })),
  ...receivingHandlers(transferSource, { count: getCount, scan: scanTransferReceipt }),
]

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  // Cannot occur: a receipt is opened under the lock of its shipment.
  'inventory.receipt_of_shipment': async () => new AppError('inventory.already_received'),
  // Two devices sent the scan to two receipts concurrently; on the next attempt it is rejected alone.
  'inventory.receipt_scan_once': async () => new AppError('duplicate', { details: { field: 'uid' } }),
}

const subscribers = { [messageReceived('receipt')]: onMessage(ReceiptBody, applyReceipt) }

export const module = defineModule({ postingSources, pickers, api, subscribers, constraintRules })
