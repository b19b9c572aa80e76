import { getCount } from '@countinghouse/contract/inventory/transfer-receipt'
import { commands } from './receipt-scans.commands.ts'
import { useScanQueue } from './use-scan-queue.ts'

/** Scan queue of a transfer receipt. */
export function useReceiptScans(id: number) {
  return useScanQueue({ kind: commands, id, count: getCount.id })
}
