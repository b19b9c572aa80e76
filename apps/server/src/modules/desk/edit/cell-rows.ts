import type { CellRow } from '@countinghouse/contract/bulk-edit'
import type { MasterRow } from '@countinghouse/contract/master'
import { sql } from 'kysely'
import type { BulkRow } from '../../../platform/bulk/bulk-row.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { issueOf } from '../../../platform/import/issue.ts'
import type { ReadRow } from '../../../platform/import/row.ts'
import type { Asking } from '../../../platform/lists/list-source.ts'
import { masterTableOf } from '../../../platform/records/master-table.ts'
import type { Chunk, Wanted } from './chunk.ts'
import { editedFields } from './find-edits.ts'
import { cellReader } from './read-cells.ts'

/** The next records with edited cells, by id; each must be unchanged since it was read. Locks: the records, by id. */
export async function nextCellRows(
  { companyId, locale }: Asking,
  tx: Tx,
  { master, edit, after, done, most }: Wanted,
  entered: readonly CellRow[],
): Promise<Chunk> {
  const chunk = entered
    .filter(({ id }) => id > after)
    .toSorted((one, other) => one.id - other.id)
    .slice(0, most)
  const table = masterTableOf(master)
  const { rows: found } = await sql<Pick<MasterRow, 'id' | 'code' | 'name'>>`
    select t.id, t.code, t.name from ${table.name} t
    where t.company_id = ${companyId} and t.id = any(${chunk.map(({ id }) => id)}::bigint[])
    order by t.id for no key update of t`.execute(tx)
  const known = new Map(found.map((record) => [record.id, record]))
  const records = chunk.map(({ id }) => known.get(id) ?? { id, code: '', name: `#${id}` })
  const read = await cellReader(tx, { companyId, master, locale }, columnsOf(entered))
  const fields = editedFields(edit)
  const rows = chunk.map(({ id, version, cells }, index) => {
    const number = done + index + 1
    const record = known.get(id)
    const gone = { values: {}, issues: [issueOf(locale, null, 'gone')] }
    const row: ReadRow & BulkRow = { number, id, version, ...(record === undefined ? gone : read(cells)) }
    const { code = '', name = '' } = record ?? {}
    return { read: row, cells: [id, code, name, ...fields.map((field) => cells[field] ?? null)] }
  })
  return { records, rows }
}

/** All entered values by field; the format of each column is detected from them. */
function columnsOf(entered: readonly CellRow[]): Readonly<Record<string, readonly string[]>> {
  const columns: Record<string, string[]> = {}
  for (const { cells } of entered) for (const [field, cell] of Object.entries(cells)) (columns[field] ??= []).push(cell)
  return columns
}
