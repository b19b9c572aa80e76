import type { CountEntry } from '@countinghouse/contract/inventory/stock-check-count'
import { enterCounts } from '@countinghouse/contract/inventory/stock-check-count'
import { commandKind } from '../../../kit/commands/command-kind.ts'
import type { CommandAnswer } from '../../../kit/commands/command-queue.ts'
import { call } from '../../../app/calls/call.ts'
import { invalidateStale } from '../../../app/calls/queries.ts'

/** Entries of counts; the sheet is refreshed before they leave the queue. */
export const commands = commandKind<CountEntry>('inventory.stockCheck.enter', async (queryClient, id, entered) => {
  const { items } = await call(enterCounts, { id, entries: entered.map(({ body }) => body) })
  await invalidateStale(queryClient, enterCounts)
  return items.map(({ uid, message }): CommandAnswer => ({ uid, refusal: message }))
})
