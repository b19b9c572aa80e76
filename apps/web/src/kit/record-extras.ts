import type { Master, MasterRow } from '@countinghouse/contract/master'
import type { Text } from '@countinghouse/kernel/text'
import { queryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Edits } from './changed-fields.ts'
import type { FieldTexts } from './fields/use-field-text.ts'

/** What a tab of a record gets to know. */
export type RecordTabProps = {
  readonly master: Master
  readonly row: MasterRow
  /** What is typed in its form and not saved. */
  readonly edits: Edits
  readonly texts: FieldTexts
}

type RecordTabExtra = {
  /** As the address names it: `?tab=members`. */
  readonly key: string
  readonly title: Text
  /** Event of the page without which it is not shown; left out: whoever sees the record sees it. */
  readonly event?: string
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
  /** Why it cannot be done with this record; null when it can. */
  readonly reasonOf?: (row: MasterRow) => Text | null
  readonly Dialog: ComponentType<RecordDialogProps>
}

/** What a module adds to the records of its master, exported as `record` from `<thing>.record.tsx`. */
export type RecordExtras = {
  readonly tabs?: readonly RecordTabExtra[]
  readonly actions?: readonly RecordActionExtra[]
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
