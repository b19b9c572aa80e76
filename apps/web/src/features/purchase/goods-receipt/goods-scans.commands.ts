import type { ReceiptScan } from '@countinghouse/contract/inventory/receiving'
import { scanGoods } from '@countinghouse/contract/purchase/goods-receipt'
import { call } from '../../../app/calls/call.ts'
import { commandKind } from '../../../kit/commands/command-kind.ts'

/** Scans of goods receipts. */
export const commands = commandKind<ReceiptScan>(
  'purchase.goods.scan',
  async (_, id, scanned) => (await call(scanGoods, { id, scans: scanned.map(({ body }) => body) })).answers,
)
