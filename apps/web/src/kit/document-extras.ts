import type { DocumentRow } from '@countinghouse/contract/document'
import type { Text } from '@countinghouse/kernel/text'
import type { ComponentType, ReactNode } from 'react'
import type { FieldModel } from './fields/field-model.ts'
import type { Typed } from './fields/field-value.ts'
import type { FieldTexts } from './fields/use-field-text.ts'

export type DocumentSideProps = { readonly row: DocumentRow; readonly texts: FieldTexts }

type DocumentSide = {
  /** As the address names it: `?tab=moves`. */
  readonly key: string
  readonly title: Text
  /** Whether this document has it; left out: every one has. */
  readonly isFor?: (row: DocumentRow) => boolean
  /** A `RecordBody` with whatever belongs there. */
  readonly Panel: ComponentType<DocumentSideProps>
}

export type DocumentNoteProps = {
  /** The field above. */
  readonly field: FieldModel
  /** What is typed into a field of the draft. */
  readonly typedIn: (name: string) => Typed | undefined
  /** Types into the field above. */
  readonly onType: (typed: Typed) => void
  readonly texts: FieldTexts
}

/** What a module adds to its documents. */
export type DocumentExtras = {
  readonly sides?: readonly DocumentSide[]
  /** What stands below a field of a draft, by the name of the field. */
  readonly notes?: Readonly<Record<string, ComponentType<DocumentNoteProps>>>
  /** What stands above their list. */
  readonly above?: ReactNode
}
