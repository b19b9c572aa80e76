import type { UnloadScan } from '@countinghouse/contract/inventory/container-receipt'
import { getContainerCount } from '@countinghouse/contract/inventory/container-receipt'
import { commands } from './container-scans.commands.ts'
import { useScanQueue } from './use-scan-queue.ts'

/** What is said beside a code and how often. */
export type Said = Pick<UnloadScan, 'condition' | 'note'>

/** Scans of what comes out of a container. */
export function useContainerScans(id: number) {
  return useScanQueue({ kind: commands, id, count: getContainerCount.id })
}
