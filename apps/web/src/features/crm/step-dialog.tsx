import type { Route } from '@countinghouse/contract/route'
import type { OutputOf, Schema } from '@countinghouse/contract/schema'
import type { RequestedFields } from '../../kit/dialog/fields-dialog.tsx'
import { FieldsDialog } from '../../kit/dialog/fields-dialog.tsx'
import type { RecordDialogProps } from '../../kit/master/record-extras.ts'

type Props<I extends Schema, O extends Schema> = RecordDialogProps & {
  readonly route: Route<I, O>
  readonly title: string
  readonly lead?: string
  readonly confirm: string
  readonly page: string
  readonly requested?: RequestedFields
  readonly doneWords: (answer: OutputOf<O>) => string
}

const nothing: RequestedFields = { fields: {}, text: {} }

/** Asks before a step of a record, and for what it needs. */
export function StepDialog<I extends Schema, O extends Schema>({
  row: { id, version },
  requested = nothing,
  ...dialog
}: Props<I, O>) {
  return <FieldsDialog {...dialog} requested={requested} target={{ id, version }} />
}
