import type { UnloadScan } from '@countinghouse/contract/inventory/container-receipt'
import { scanContainerReceipt } from '@countinghouse/contract/inventory/container-receipt'
import { commandKind } from '../../kit/command-kind.ts'
import { call } from '../../shell/call.ts'

/** Scans of container receipts. */
export const commands = commandKind<UnloadScan>(
  'inventory.container.scan',
  async (_, id, scanned) => (await call(scanContainerReceipt, { id, scans: scanned.map(({ body }) => body) })).answers,
)
