import type { Master, MasterRow } from '@countinghouse/contract/master'
import { useMemo } from 'react'
import { useRecordWrites } from '../record-edit/use-record-writes.ts'

type Target = { readonly id: number; readonly version: number }

/** The writes of a master. */
export function useMasterWrites(master: Master) {
  const writes = useRecordWrites<MasterRow>(master)
  return useMemo(
    () => ({
      ...writes,
      transition: (verb: 'activate' | 'deactivate', { id, version }: Target) =>
        writes.transition(master.routes[verb], { id, version }),
      remove: (target: Target) => writes.remove(master.routes.delete, target),
    }),
    [writes, master],
  )
}

export type MasterWrites = ReturnType<typeof useMasterWrites>
