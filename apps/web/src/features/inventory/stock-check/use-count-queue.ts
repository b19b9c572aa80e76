import type { CountEntry } from '@countinghouse/contract/inventory/stock-check-count'
import { useCommandQueue } from '../../../kit/commands/use-command-queue.ts'
import { commands } from './count.commands.ts'

type Said = CountEntry extends infer E ? (E extends CountEntry ? Omit<E, 'uid' | 'countedAt'> : never) : never

/** Queue of count entries, stored in the browser until the server has saved them. */
export function useCountQueue(id: number) {
  const queue = useCommandQueue(commands)
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
