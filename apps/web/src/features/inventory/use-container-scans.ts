import type { UnloadScan } from '@countinghouse/contract/inventory/container-receipt'
import { getContainerCount } from '@countinghouse/contract/inventory/container-receipt'
import { commands } from './container-scans.commands.ts'
import { useScanQueue } from './use-scan-queue.ts'

/** Details sent with a scanned code and quantity. */
export type Said = Pick<UnloadScan, 'condition' | 'note'>

/** Scan queue of a container receipt. */
export function useContainerScans(id: number) {
  return useScanQueue({ kind: commands, id, count: getContainerCount.id })
}
