import { scanTransferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import type { ReceiptScan } from '@countinghouse/contract/inventory/receiving'
import { commandKind } from '../../../kit/commands/command-kind.ts'
import { call } from '../../../app/calls/call.ts'

/** Scans of transfer receipts. */
export const commands = commandKind<ReceiptScan>(
  'inventory.receipt.scan',
  async (_, id, scanned) => (await call(scanTransferReceipt, { id, scans: scanned.map(({ body }) => body) })).answers,
)
