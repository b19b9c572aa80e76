import type { BulkRow } from '../../../platform/bulk/bulk-row.ts'
import type { BulkMode, RowsSeen } from '../../../platform/bulk/plan-rows.ts'
import type { FileMemory } from '../product-file/file-memory.ts'

export type Running = {
  readonly mode: BulkMode
  readonly memory: FileMemory
  readonly seen: RowsSeen
  /** Rows written by an interrupted run; removed once they are registered. */
  readonly written: BulkRow[]
}
