import type { Locale } from '@countinghouse/kernel/text'
import type { ImportTotal } from '@countinghouse/contract/desk/import'
import type { Listing, ListRow } from '@countinghouse/contract/listing'
import type { BulkCtx, BulkRow, Outcome, Values } from '../bulk/bulk-row.ts'
import type { BulkMode } from '../bulk/plan-rows.ts'
import type { Removal } from '../bulk/remove-rows.ts'
import type { Ctx } from '../calls/context.ts'
import type { Reader, Tx } from '../database/db.ts'
import type { ReadRow } from './row.ts'
import type { RecordLookups } from './record-lookup.ts'

/** What a file's columns fill: the fields of a list or master, or more than these. */
export type FileOwner = Pick<Listing, 'fields' | 'text'> & {
  /** How files call the fields, the name that is written first; left out: as the fields are called. */
  readonly headings?: Readonly<Record<string, readonly string[]>>
  /** Of amounts that are not in the currency of the company. */
  readonly currencies?: Readonly<Record<string, string>>
  /** What a new record needs; left out: what its fields say. */
  readonly required?: readonly string[]
}

/** Whose rights decide what a file may hold. */
type Asking = Pick<Ctx, 'companyId' | 'grants'>

/** Turns the rows of one file into records, some at a time, in the order of the file. */
export type RowsWriter<C extends BulkCtx = Ctx> = {
  /** Writes what is sound and refuses the others with words. */
  readonly apply: (ctx: C, tx: Tx, rows: readonly BulkRow[], mode: BulkMode) => Promise<Outcome[]>
  /** What rows want that were written before, by a run that ended early. */
  readonly remember: (db: Reader, rows: readonly BulkRow[]) => Promise<void>
  /** What the rows written so far come to; left out: nothing is told of it. */
  readonly totals?: () => readonly ImportTotal[]
}

/** A row that was written; `before` as its outcome said. */
export type DoneRow = {
  readonly number: number
  readonly outcome: 'created' | 'changed'
  readonly recordId: number
  readonly partId: number | null
  readonly versionAfter: number
  readonly before: Values | null
}

/** What became of each row that was taken back, and which versions their records have now. */
export type UndoneRows = {
  readonly fates: ReadonlyMap<number, Removal>
  readonly versions: ReadonlyMap<number, number>
  /** By row, why it stays, in words; left out: what its fate says. */
  readonly reasons?: ReadonlyMap<number, string>
}

/** Rows that only mean something together, such as the components of one bill of materials: they stand one after the other. */
export type RowsTogether = {
  /** The column by which they belong together; an empty cell goes on with the row before. */
  readonly field: string
  /** What is wrong with rows because of others that are read with them. */
  readonly settle: (rows: readonly ReadRow[], locale: Locale) => readonly ReadRow[]
}

/**
 * How the files of a list are read and written whose rows say more than the fields of one record of a master.
 * Rows are found by what they say, not by a record's number.
 */
export type FileForm = {
  /** Name of the list, which is that of the master where it has one. */
  readonly entity: string
  /** Left out: each row is sound or not by itself. */
  readonly together?: RowsTogether
  readonly ownerOf: (db: Reader | Tx, asking: Asking) => Promise<FileOwner>
  /** Rows of one transaction, where a record holds many rows; left out: as many as leave room for people. */
  readonly rowsAtOnce?: number
  /** Columns that only holders of a right fill and see: an import with one of them is not there for anybody else. */
  readonly guarded?: { readonly fields: readonly string[]; readonly right: string }
  /** Words that name records of these lists otherwise than by code and name. */
  readonly lookups: RecordLookups
  readonly begin: () => RowsWriter
  /** Takes rows back, the last ones first, as long as nobody touched or uses what they wrote. */
  readonly takeBack: (ctx: Ctx, tx: Tx, rows: readonly DoneRow[], endedAt: string) => Promise<UndoneRows>
  /** The rows of a file with these rows of the list, in their order; left out: no export is imported again. */
  readonly rowsOf?: (db: Reader, asking: Asking, rows: readonly ListRow[]) => Promise<readonly ListRow[]>
}

/** Empties what a cell is about; an empty cell leaves it. Source: docs/guides/platform.md, Files of rows. */
export const clearWord = '#CLEAR'
