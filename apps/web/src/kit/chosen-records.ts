import type { Master, MasterRow } from '@countinghouse/contract/master'
import type { Selection } from '@countinghouse/contract/selection'
import type { FieldTexts } from './fields/use-field-text.ts'

/** What an action on chosen records gets to know. */
export type ChosenRecords = {
  readonly master: Master
  readonly texts: FieldTexts
  readonly selection: Selection
  /** Null while all that match are chosen and nobody has counted them to the end. */
  readonly count: number | null
  /** The shown columns in their order. */
  readonly columns: readonly { readonly name: string; readonly title: string }[]
  readonly sort: readonly string[]
  /** The rows that are loaded, in the order of the list. */
  readonly rows: readonly MasterRow[]
  readonly clear: () => void
}
