import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { answerScan } from '../../app/scan/scan-feedback.ts'
import type { CommandKind } from '../commands/command-kind.ts'
import { useCommandQueue } from '../commands/use-command-queue.ts'

type ScanQueue<S> = {
  readonly kind: CommandKind<S>
  /** The receipt. */
  readonly id: number
  /** The query of counted quantities, refetched after each scan. */
  readonly count: string
}

/** Queue of receipt scans, stored on the device until the server has recorded them. */
export function useScanQueue<S extends { readonly uid: string }>({ kind, id, count }: ScanQueue<S>) {
  const queryClient = useQueryClient()
  const queue = useCommandQueue(kind)
  const commands = queue.commands.filter(({ document }) => document === id)
  const refused = commands.filter(({ refusal }) => refusal !== null).length
  useEffect(
    () => void queryClient.invalidateQueries({ queryKey: [count, { id }] }),
    [queryClient, count, id, commands.length],
  )
  useEffect(() => {
    if (refused > 0) answerScan(false)
  }, [refused])
  return {
    commands,
    isOffline: queue.isOffline,
    retry: queue.retry,
    leaveOut: queue.leaveOut,
    scan: async (make: (uid: string) => S): Promise<void> => {
      await queue.add(id, make)
      answerScan(true)
    },
  }
}
