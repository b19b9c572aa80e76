import type { Master, MasterRow } from '@countinghouse/contract/master'
import type { ComponentType } from 'react'
import type { ChosenOfMaster, ChosenRecords } from './chosen-records.ts'
import { EditRecords } from './edit-records.tsx'
import { MergeRecords } from './merge-records.tsx'

/**
 * What can be done with chosen records of any master. A part of the kit adds itself by one line: a component that renders a
 * `SelectionButton`, and the dialog it needs, if any. Fetched when somebody chooses the first row.
 */
const actions: readonly ComponentType<{ readonly chosen: ChosenOfMaster }>[] = [EditRecords, MergeRecords]

type SelectionActionsProps = { readonly master: Master; readonly chosen: ChosenRecords<MasterRow> }

/** The buttons for chosen records of a master. */
export function SelectionActions({ master, chosen }: SelectionActionsProps) {
  return actions.map((Action, place) => <Action key={place} chosen={{ ...chosen, master }} />)
}
