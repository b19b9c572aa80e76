import type { Master, MasterListRow } from '@countinghouse/contract/master'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { ChosenOfMaster, ChosenRecords } from './chosen-records.ts'
import type { LoadRecord } from './record-extras.ts'
import { extrasQuery } from './record-extras.ts'
import { EditRecords } from './edit-records.tsx'
import { MergeRecords } from './merge-records.tsx'

/**
 * What can be done with chosen records of any master. A part of the kit adds itself by one line: a component that renders a
 * `SelectionButton`, and the dialog it needs, if any. Fetched when somebody chooses the first row.
 */
const actions: readonly ComponentType<{ readonly chosen: ChosenOfMaster }>[] = [EditRecords, MergeRecords]

type SelectionActionsProps = {
  readonly master: Master
  /** What the master's module adds. */
  readonly loadRecord: LoadRecord | null
  readonly chosen: ChosenRecords<MasterListRow>
}

/** The buttons for chosen records of a master, what its module offers behind those that all have. */
export function SelectionActions({ master, loadRecord, chosen }: SelectionActionsProps) {
  const { data } = useQuery(extrasQuery(master, loadRecord))
  const all = data?.ChosenAction === undefined ? actions : [...actions, data.ChosenAction]
  return all.map((Action, place) => <Action key={place} chosen={{ ...chosen, master }} />)
}
