import type { Scan } from '@countinghouse/contract/inventory/transfer-receipt'
import { getCount, scanTransferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Command } from '../../kit/command-queue.ts'
import { useCommandQueue } from '../../kit/use-command-queue.ts'
import { call } from '../../shell/call.ts'
import { answerScan } from '../../shell/scan-feedback.ts'

async function send(id: number, commands: readonly Command<Scan>[]) {
  return (await call(scanTransferReceipt, { id, scans: commands.map(({ body }) => body) })).answers
}

/** Scans of a receipt, kept on the device until the server has counted them. */
export function useReceiptScans(id: number) {
  const queryClient = useQueryClient()
  const queue = useCommandQueue<Scan>('inventory.receipt.scan', send)
  const commands = queue.commands.filter(({ document }) => document === id)
  const refused = commands.filter(({ refusal }) => refusal !== null).length
  useEffect(
    () => void queryClient.invalidateQueries({ queryKey: [getCount.id, { id }] }),
    [queryClient, id, commands.length],
  )
  useEffect(() => {
    if (refused > 0) answerScan(false)
  }, [refused])
  return {
    commands,
    isOffline: queue.isOffline,
    retry: queue.retry,
    leaveOut: queue.leaveOut,
    scan: async (said: Omit<Scan, 'uid'>): Promise<void> => {
      await queue.add(id, (uid) => ({ uid, ...said }))
      answerScan(true)
    },
  }
}
