import type { RelocationScan } from '@countinghouse/contract/inventory/relocation-scan'
import { scanRelocation } from '@countinghouse/contract/inventory/relocation-scan'
import { call } from '../../../app/calls/call.ts'
import { invalidateStale } from '../../../app/calls/queries.ts'
import { commandKind } from '../../../kit/commands/command-kind.ts'

/** Scans of relocations; the draft is read again with its new lines. */
export const commands = commandKind<RelocationScan>('inventory.relocation.scan', async (queryClient, id, scanned) => {
  const { answers } = await call(scanRelocation, { id, scans: scanned.map(({ body }) => body) })
  await invalidateStale(queryClient, scanRelocation)
  return answers
})
