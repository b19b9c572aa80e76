import type { MasterRow } from '@countinghouse/contract/master'
import type { Ctx, GuardCtx } from '../calls/context.ts'
import type { Issue } from '../import/issue.ts'
import type { Standing } from '../merge/merged.ts'

/** What writing many records needs of its caller; a job has no session and no request of its own. */
export type BulkCtx = GuardCtx & Pick<Ctx, 'guards'>
export type Values = Readonly<Record<string, unknown>>

/**
 * One record to create or to change, found by its id, else by its code. `values` were read by the schemas of their fields; what is
 * not there stays, or is a new record's default; a record that is there may get another `status` too. With a version the record must still have it.
 */
export type BulkRow = {
  readonly number: number
  readonly id: number | null
  readonly version?: number
  readonly values: Values
  /** Of a new record, by column: its status and what its module keeps of it. All rows of a call have the same columns. */
  readonly kept?: Values
  /** The record that stands for the one whose code the row names, where that was merged. */
  readonly standing?: Standing
}

type Kept = {
  readonly number: number
  readonly id: number
  readonly version: number
  /** The part of the record that the row says, where a file has a row for each. */
  readonly partId?: number
  readonly standing?: Standing
}

/**
 * What became of a row. `before` holds the changed fields with their former values; `standing` is there where the row named a
 * merged record, and so meant this one.
 */
export type Outcome =
  | (Kept & { readonly kind: 'created' | 'unchanged' })
  /** A part was added to a record that was there. */
  | (Kept & { readonly kind: 'created'; readonly partId: number; readonly before: Values })
  | (Kept & { readonly kind: 'changed'; readonly before: Values })
  | { readonly number: number; readonly kind: 'refused'; readonly issues: readonly Issue[] }

/** A row on its way: with the record it found, and all values that are to be written. */
export type PlannedRow = {
  readonly row: BulkRow
  readonly before: MasterRow | null
  readonly values: Values
}
