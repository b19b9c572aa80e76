import type { Scan } from '@countinghouse/contract/inventory/transfer-receipt'
import { getCount, scanTransferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import type { Command } from '../../kit/command-queue.ts'
import { call } from '../../shell/call.ts'
import { useScanQueue } from './use-scan-queue.ts'

async function send(id: number, commands: readonly Command<Scan>[]) {
  return (await call(scanTransferReceipt, { id, scans: commands.map(({ body }) => body) })).answers
}

/** Scans of what another store sent. */
export function useReceiptScans(id: number) {
  return useScanQueue<Scan>({ kind: 'inventory.receipt.scan', id, send, count: getCount.id })
}
