import type { MasterRow } from '@countinghouse/contract/master'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Asking } from '../../../platform/list-source.ts'
import { masterTableOf } from '../../../platform/master-table.ts'
import { selectionCondition } from '../../../platform/selection.ts'
import { nextCellRows } from './cell-rows.ts'
import type { Chunk, Wanted } from './chunk.ts'
import { plannedRow } from './plan-changes.ts'
import { sheetCells } from './refused-sheet.ts'

/** The next chosen records by their ids, with what is to become of each. Locks: them, by id. */
export async function nextChunk(asking: Asking, tx: Tx, wanted: Wanted): Promise<Chunk> {
  const { master, edit, after, done, most } = wanted
  const { selection, changes, cells } = edit
  if (cells !== null) return await nextCellRows(asking, tx, wanted, cells)
  const { locale } = asking
  const table = masterTableOf(master)
  const { rows: records } = await sql<MasterRow>`
    select ${table.row} from ${table.name} t ${table.joined}
    where ${selectionCondition(asking, table, selection)} and t.id > ${after}
    order by t.id limit ${most} for no key update of t`.execute(tx)
  const rows = records.map((record, index) => {
    const read = plannedRow(master, record, changes, { number: done + index + 1, locale })
    return { read, cells: sheetCells({ master, edit, locale }, record, read) }
  })
  return { records, rows }
}
