import { scanContainerReceipt } from '@countinghouse/contract/inventory/container-receipt'
import type { ReceiptScan } from '@countinghouse/contract/inventory/receiving'
import { commandKind } from '../../../kit/commands/command-kind.ts'
import { call } from '../../../app/calls/call.ts'

/** Scans of container receipts. */
export const commands = commandKind<ReceiptScan>(
  'inventory.container.scan',
  async (_, id, scanned) => (await call(scanContainerReceipt, { id, scans: scanned.map(({ body }) => body) })).answers,
)
