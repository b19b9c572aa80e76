import type { Master, MasterListRow } from '@countinghouse/contract/master'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { ChosenOfMaster, ChosenRecords } from './chosen-records.ts'
import type { LoadRecord } from '../master/record-extras.ts'
import { extrasQuery } from '../master/record-extras.ts'
import { EditRecords } from '../edit/edit-records.tsx'
import { MergeRecords } from '../merge/merge-records.tsx'

/**
 * The actions on selected records of any master: components that render a `SelectionButton` and its dialog, if any. Loaded
 * when the first row is selected.
 */
const actions: readonly ComponentType<{ readonly chosen: ChosenOfMaster }>[] = [EditRecords, MergeRecords]

type SelectionActionsProps = {
  readonly master: Master
  /** The extensions of the module. */
  readonly loadRecord: LoadRecord | null
  readonly chosen: ChosenRecords<MasterListRow>
}

/** The buttons for selected records of a master, followed by those of its module. */
export function SelectionActions({ master, loadRecord, chosen }: SelectionActionsProps) {
  const { data } = useQuery(extrasQuery(master, loadRecord))
  const all = data?.ChosenAction === undefined ? actions : [...actions, data.ChosenAction]
  return all.map((Action, place) => <Action key={place} chosen={{ ...chosen, master }} />)
}
