import type { DocumentRow } from '@countinghouse/contract/document'
import type { Text } from '@countinghouse/kernel/text'
import type { ComponentType, ReactNode } from 'react'
import type { FieldModel } from '../fields/field-model.ts'
import type { Entered } from '../fields/field-value.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import type { ChosenRecords } from '../selection/chosen-records.ts'

export type DocumentSideProps = { readonly row: DocumentRow; readonly texts: FieldTexts }

type DocumentSide = {
  /** Key in the address: `?tab=moves`. */
  readonly key: string
  readonly title: Text
  /** Whether the document has this tab; omitted: always. */
  readonly isFor?: (row: DocumentRow) => boolean
  /** A `RecordBody` with the content of the tab. */
  readonly Panel: ComponentType<DocumentSideProps>
}

export type DocumentNoteProps = {
  /** The field above. */
  readonly field: FieldModel
  /** The input of a field of the draft. */
  readonly enteredIn: (name: string) => Entered | undefined
  /** Sets the input of the field above. */
  readonly onType: (entered: Entered) => void
  readonly texts: FieldTexts
}

/** The extensions of a module to its documents. */
export type DocumentExtras = {
  readonly sides?: readonly DocumentSide[]
  /** Content below the fields of a draft, by field name. */
  readonly notes?: Readonly<Record<string, ComponentType<DocumentNoteProps>>>
  /** Buttons beside the title of the list; each asks for its own permission. */
  readonly actions?: ReactNode
  /** Actions on selected documents; each asks for its own permission. */
  readonly chosenActions?: (chosen: ChosenRecords) => ReactNode
  /** Content above the list. */
  readonly above?: ReactNode
}
