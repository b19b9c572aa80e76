import type { UnloadScan } from '@countinghouse/contract/inventory/container-receipt'
import { getContainerCount, scanContainerReceipt } from '@countinghouse/contract/inventory/container-receipt'
import type { Command } from '../../kit/command-queue.ts'
import { call } from '../../shell/call.ts'
import { useScanQueue } from './use-scan-queue.ts'

/** What is said beside a code and how often. */
export type Said = Pick<UnloadScan, 'condition' | 'note'>

async function send(id: number, commands: readonly Command<UnloadScan>[]) {
  return (await call(scanContainerReceipt, { id, scans: commands.map(({ body }) => body) })).answers
}

/** Scans of what comes out of a container. */
export function useContainerScans(id: number) {
  return useScanQueue<UnloadScan>({ kind: 'inventory.container.scan', id, send, count: getContainerCount.id })
}
