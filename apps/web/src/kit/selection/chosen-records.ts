import type { Listing, ListRow } from '@countinghouse/contract/listing'
import type { Master, MasterListRow } from '@countinghouse/contract/master'
import type { Selection } from '@countinghouse/contract/selection'
import type { FieldTexts } from '../fields/use-field-text.ts'

/** Values of columns that are not fields, by column name, for the given rows. */
export type AsidesOf = (ids: readonly number[]) => Promise<ReadonlyMap<number, Readonly<Record<string, unknown>>>>

/** The selection passed to an action. */
export type ChosenRecords<R extends ListRow = ListRow> = {
  readonly listing: Listing<R>
  readonly texts: FieldTexts
  readonly selection: Selection
  /** Null if all matching rows are selected and their number is not known yet. */
  readonly count: number | null
  /** The visible columns in order. */
  readonly columns: readonly { readonly name: string; readonly title: string }[]
  readonly sort: readonly string[]
  /** The loaded rows in list order. */
  readonly rows: readonly R[]
  /** Values of columns that are not fields, by row. */
  readonly asidesOf: AsidesOf
  readonly clear: () => void
}

/** The selection of a master. */
export type ChosenOfMaster = ChosenRecords<MasterListRow> & { readonly master: Master }
