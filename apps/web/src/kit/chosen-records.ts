import type { Listing, ListRow } from '@countinghouse/contract/listing'
import type { Master, MasterListRow } from '@countinghouse/contract/master'
import type { Selection } from '@countinghouse/contract/selection'
import type { FieldTexts } from './fields/use-field-text.ts'

/** Values of columns that are no fields, by the names of these, for rows with these ids. */
export type AsidesOf = (ids: readonly number[]) => Promise<ReadonlyMap<number, Readonly<Record<string, unknown>>>>

/** What an action on chosen rows gets to know. */
export type ChosenRecords<R extends ListRow = ListRow> = {
  readonly listing: Listing<R>
  readonly texts: FieldTexts
  readonly selection: Selection
  /** Null while all that match are chosen and nobody has counted them to the end. */
  readonly count: number | null
  /** The shown columns in their order. */
  readonly columns: readonly { readonly name: string; readonly title: string }[]
  readonly sort: readonly string[]
  /** The rows that are loaded, in the order of the list. */
  readonly rows: readonly R[]
  /** Values of columns that are no fields, under the names of these, by row. */
  readonly asidesOf: AsidesOf
  readonly clear: () => void
}

/** As it, of a master. */
export type ChosenOfMaster = ChosenRecords<MasterListRow> & { readonly master: Master }
