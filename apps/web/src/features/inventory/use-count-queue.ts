import type { CountEntry } from '@countinghouse/contract/inventory/stock-check-count'
import { enterCounts } from '@countinghouse/contract/inventory/stock-check-count'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Command, CommandAnswer } from '../../kit/command-queue.ts'
import { useCommandQueue } from '../../kit/use-command-queue.ts'
import { call } from '../../shell/call.ts'
import { invalidateStale } from '../../shell/queries.ts'

type Said = CountEntry extends infer E ? (E extends CountEntry ? Omit<E, 'uid' | 'countedAt'> : never) : never

/** Entries of counts, kept in the browser until the server has them; the sheet shows them before they leave the queue. */
export function useCountQueue(id: number) {
  const queryClient = useQueryClient()
  const [send] = useState(() => async (check: number, commands: readonly Command<CountEntry>[]) => {
    const { items } = await call(enterCounts, { id: check, entries: commands.map(({ body }) => body) })
    await invalidateStale(queryClient, enterCounts)
    return items.map(({ uid, message }): CommandAnswer => ({ uid, refusal: message }))
  })
  const queue = useCommandQueue<CountEntry>('inventory.stockCheck.enter', send)
  return {
    ...queue,
    commands: queue.commands.filter(({ document }) => document === id),
    enter: (entry: Said) =>
      queue.add(id, (uid) => {
        const countedAt = new Date(performance.timeOrigin + performance.now()).toISOString()
        return { ...entry, uid, countedAt } as CountEntry
      }),
  }
}
