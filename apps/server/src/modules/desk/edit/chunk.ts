import type { Master, MasterRow } from '@countinghouse/contract/master'
import type { FileRow } from '../import/import-chunk.ts'
import type { StoredEdit } from './find-edits.ts'

export type Wanted = {
  readonly master: Master
  readonly edit: StoredEdit
  /** The last record that is through, and how many are. */
  readonly after: number
  readonly done: number
  /** Records that are taken at once. */
  readonly most: number
}
/** Records with what is to become of each, in one order. */
export type Chunk = {
  readonly records: readonly Pick<MasterRow, 'id' | 'code' | 'name'>[]
  readonly rows: readonly FileRow[]
}
