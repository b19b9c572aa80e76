import type { Changes } from '@countinghouse/contract/bulk-edit'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import type { Selection } from '@countinghouse/contract/selection'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Asking } from '../../../platform/list-filter.ts'
import { masterTableOf } from '../../../platform/master-table.ts'
import { selectionCondition } from '../../../platform/selection.ts'
import type { FileRow } from '../import/import-chunk.ts'
import { plannedRow } from './plan-changes.ts'

/** A step of a change: short enough for a cancel to wait for. */
const rowsPerChunk = 200

type Wanted = {
  readonly master: Master
  readonly selection: Selection
  readonly changes: Changes
  /** The last record that is through, and how many are. */
  readonly after: number
  readonly done: number
}
export type Chunk = { readonly records: readonly MasterRow[]; readonly rows: readonly FileRow[] }

/** The next chosen records by their ids, with what is to become of each. Locks: them, by id. */
export async function nextChunk(asking: Asking, tx: Tx, wanted: Wanted): Promise<Chunk> {
  const { master, selection, changes, after, done } = wanted
  const table = masterTableOf(master)
  const { rows: records } = await sql<MasterRow>`
    select ${table.row} from ${table.name} t left join erp.app_user u on u.company_id = t.company_id and u.id = t.updated_by
    where ${selectionCondition(asking, master, table, selection)} and t.id > ${after}
    order by t.id limit ${rowsPerChunk} for no key update of t`.execute(tx)
  const rows = records.map((record, index) => ({
    read: plannedRow(master, record, changes, { number: done + index + 1, locale: asking.locale }),
    cells: [record.code, record.name],
  }))
  return { records, rows }
}
