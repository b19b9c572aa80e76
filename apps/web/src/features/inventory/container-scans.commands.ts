import type { UnloadScan } from '@countinghouse/contract/inventory/container-receipt'
import { scanContainerReceipt } from '@countinghouse/contract/inventory/container-receipt'
import { commandKind } from '../../kit/command-kind.ts'
import { call } from '../../shell/call.ts'

/** Scans of what comes out of a container. */
export const commands = commandKind<UnloadScan>(
  'inventory.container.scan',
  async (_, id, scanned) => (await call(scanContainerReceipt, { id, scans: scanned.map(({ body }) => body) })).answers,
)
