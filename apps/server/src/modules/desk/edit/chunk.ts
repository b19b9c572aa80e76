import type { Master, MasterRow } from '@countinghouse/contract/master'
import type { FileRow } from '../import/import-chunk.ts'
import type { StoredEdit } from './find-edits.ts'

export type Wanted = {
  readonly master: Master
  readonly edit: StoredEdit
  /** The last processed record, and the number processed. */
  readonly after: number
  readonly done: number
  /** Maximum records per chunk. */
  readonly most: number
}
/** Records and their changes, in the same order. */
export type Chunk = {
  readonly records: readonly Pick<MasterRow, 'id' | 'code' | 'name'>[]
  readonly rows: readonly FileRow[]
}
