import type { Master, MasterListRow, MasterRow, MasterVerb } from '@countinghouse/contract/master'
import type { Page } from '@countinghouse/contract/page'
import type { Text } from '@countinghouse/kernel/text'
import { queryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Edits } from '../record-edit/changed-fields.ts'
import type { ChosenOfMaster } from '../selection/chosen-records.ts'
import type { FieldModel } from '../fields/field-model.ts'
import type { RecordFormState } from '../record-edit/use-record-form.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'

/** The props of a record tab. */
export type RecordTabProps = {
  readonly master: Master
  readonly row: MasterRow
  /** The unsaved input of the form. */
  readonly edits: Edits
  readonly texts: FieldTexts
}

/** The props of a note below a field. */
export type RecordNoteProps = {
  readonly field: FieldModel
  /** Null for a new record. */
  readonly row: MasterRow | null
  readonly form: RecordFormState
  readonly texts: FieldTexts
}

type RecordTabExtra = {
  /** Key in the address: `?tab=members`. */
  readonly key: string
  readonly title: Text
  /** Required event of the page; omitted: visible with the record. */
  readonly event?: string
  /** Whether the record has this tab; omitted: always. */
  readonly isFor?: (row: MasterRow) => boolean
  /** Required permission of another page, `product:cost_view`. */
  readonly right?: string
  /** A `RecordTab` with its content. */
  readonly Panel: ComponentType<RecordTabProps>
}

/** The props of an action dialog. */
export type RecordDialogProps = { readonly row: MasterRow; readonly onClose: () => void }

export type RecordActionExtra = {
  readonly key: string
  readonly title: Text
  readonly icon: string
  /** Required event of the page. */
  readonly event: string
  readonly isDanger?: boolean
  /** Whether the action is offered for this record; omitted: always. */
  readonly isFor?: (row: MasterRow) => boolean
  /** Why the action is disabled; null if enabled. */
  readonly reasonOf?: (row: MasterRow) => Text | null
  readonly Dialog: ComponentType<RecordDialogProps>
}

/** A link among the actions; `addressOf`: null without a target. */
type RecordLinkExtra = {
  readonly key: string
  readonly title: Text
  /** The target page, whose view permission is required; omitted: always visible. */
  readonly page?: Page
  readonly addressOf: (row: MasterRow) => string | null
}

/** Fields of the form on a further tab. */
type RecordPartExtra = { readonly key: string; readonly title: Text; readonly fields: readonly string[] }

/** The extensions of a module to its records, exported as `record` from `<thing>.record.tsx`. */
export type RecordExtras = {
  readonly tabs?: readonly RecordTabExtra[]
  readonly actions?: readonly RecordActionExtra[]
  readonly links?: readonly RecordLinkExtra[]
  /** Standard actions replaced by the module. */
  readonly replacesOf?: (row: MasterRow) => readonly MasterVerb[]
  /** Further tabs of a long form. A new record shows all fields on one. */
  readonly parts?: readonly RecordPartExtra[]
  /** Content of fixed size before the title, such as the picture. */
  readonly Lead?: ComponentType<{ readonly row: MasterListRow }>
  /** Additional mark in the header beside the status. */
  readonly Mark?: ComponentType<{ readonly row: MasterListRow }>
  /** Notes below fields by name, such as the default of a blank field. */
  readonly notes?: Readonly<Record<string, ComponentType<RecordNoteProps>>>
  /** Other ways to create records: beside the title of the list, and in the empty list. */
  readonly ListWays?: ComponentType
  /** An additional action on selected rows: a `SelectionButton`. */
  readonly ChosenAction?: ComponentType<{ readonly chosen: ChosenOfMaster }>
  /** Records are shown in place of the list, because they need the space. */
  readonly isPage?: boolean
}

export type LoadRecord = () => Promise<{ readonly record: RecordExtras }>

const nothing: RecordExtras = {}

/** Shipped with the product, so that it works offline once loaded. */
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
