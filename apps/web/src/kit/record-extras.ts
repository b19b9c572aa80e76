import type { Master, MasterListRow, MasterRow, MasterVerb } from '@countinghouse/contract/master'
import type { Page } from '@countinghouse/contract/page'
import type { Text } from '@countinghouse/kernel/text'
import { queryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Edits } from './changed-fields.ts'
import type { ChosenOfMaster } from './chosen-records.ts'
import type { FieldModel } from './fields/field-model.ts'
import type { RecordFormState } from './use-record-form.ts'
import type { FieldTexts } from './fields/use-field-text.ts'

/** What a tab of a record gets to know. */
export type RecordTabProps = {
  readonly master: Master
  readonly row: MasterRow
  /** What is typed in its form and not saved. */
  readonly edits: Edits
  readonly texts: FieldTexts
}

/** What a note below a field of the form gets to know. */
export type RecordNoteProps = {
  readonly field: FieldModel
  /** Null for a new record. */
  readonly row: MasterRow | null
  readonly form: RecordFormState
  readonly texts: FieldTexts
}

type RecordTabExtra = {
  /** As the address names it: `?tab=members`. */
  readonly key: string
  readonly title: Text
  /** Event of the page without which it is not shown; left out: whoever sees the record sees it. */
  readonly event?: string
  /** Whether this record has it at all; left out: every one has. */
  readonly isFor?: (row: MasterRow) => boolean
  /** The same of another page, `product:cost_view`. */
  readonly right?: string
  /** A `RecordTab` with whatever belongs there. */
  readonly Panel: ComponentType<RecordTabProps>
}

/** What is shown while an action is under way. */
export type RecordDialogProps = { readonly row: MasterRow; readonly onClose: () => void }

export type RecordActionExtra = {
  readonly key: string
  readonly title: Text
  readonly icon: string
  /** Event of the page that it needs. */
  readonly event: string
  readonly isDanger?: boolean
  /** Whether it is offered for this record at all; left out: for every one. */
  readonly isFor?: (row: MasterRow) => boolean
  /** Why it cannot be done with this record; null when it can. */
  readonly reasonOf?: (row: MasterRow) => Text | null
  readonly Dialog: ComponentType<RecordDialogProps>
}

/** A link among the actions; `addressOf`: null where the record has nothing to lead to. */
type RecordLinkExtra = {
  readonly key: string
  readonly title: Text
  /** Where it leads: shown to those who may view it; left out: to everybody. */
  readonly page?: Page
  readonly addressOf: (row: MasterRow) => string | null
}

/** Fields of the form that stand behind the first side. */
type RecordPartExtra = { readonly key: string; readonly title: Text; readonly fields: readonly string[] }

/** What a module adds to the records of its master, exported as `record` from `<thing>.record.tsx`. */
export type RecordExtras = {
  readonly tabs?: readonly RecordTabExtra[]
  readonly actions?: readonly RecordActionExtra[]
  readonly links?: readonly RecordLinkExtra[]
  /** Verbs that the module's own actions take the place of. */
  readonly replacesOf?: (row: MasterRow) => readonly MasterVerb[]
  /** Where a form would be too long: its sides after the first. A new record has all fields on one. */
  readonly parts?: readonly RecordPartExtra[]
  /** Stands before its title, in a place of one size, such as its picture. */
  readonly Lead?: ComponentType<{ readonly row: MasterListRow }>
  /** Says in its head what the status does not. */
  readonly Mark?: ComponentType<{ readonly row: MasterListRow }>
  /** What is said below a field of the form, such as what holds while it is empty, by the name of the field. */
  readonly notes?: Readonly<Record<string, ComponentType<RecordNoteProps>>>
  /** Other ways to make records than one by one: beside the title of the list, and in it while it is empty. */
  readonly ListWays?: ComponentType
  /** What can be done with chosen ones in their list beside what any master offers: a `SelectionButton`. */
  readonly ChosenAction?: ComponentType<{ readonly chosen: ChosenOfMaster }>
  /** Its records are too big to stand beside their list, so they take its place. */
  readonly isPage?: boolean
}

export type LoadRecord = () => Promise<{ readonly record: RecordExtras }>

const nothing: RecordExtras = {}

/** Part of the product, so that it is had without the server once it is there. */
export function extrasQuery({ entity }: Master, load: LoadRecord | null) {
  return queryOptions({
    queryKey: ['record', entity],
    queryFn: async () => (load === null ? nothing : (await load()).record),
    ...(load === null && { initialData: nothing }),
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  })
}
