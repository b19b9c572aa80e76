import type { PickScan } from '@countinghouse/contract/sales/delivery-picking'
import { scanPicks } from '@countinghouse/contract/sales/delivery-picking'
import { call } from '../../../app/calls/call.ts'
import { commandKind } from '../../../kit/commands/command-kind.ts'

/** Scans of deliveries that are picked. */
export const commands = commandKind<PickScan>(
  'sales.delivery.scan',
  async (_, id, scanned) => (await call(scanPicks, { id, scans: scanned.map(({ body }) => body) })).answers,
)
