import type { Changes } from '@countinghouse/contract/bulk-edit'
import { fieldModels, isLines, namingFields } from '@countinghouse/contract/field-model'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import type { RecordLabel, RecordLabels } from '@countinghouse/contract/record-label'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Asking } from '../../../platform/lists/list-source.ts'
import { masterTableOf } from '../../../platform/records/master-table.ts'
import { findLabels } from '../../../platform/pickers/record-labels.ts'
import { selectionCondition } from '../../../platform/lists/selection.ts'
import { plainReferences } from '../import/references.ts'
import { nextCellRows } from './cell-rows.ts'
import type { Chunk, Wanted } from './chunk.ts'
import { plannedRow } from './plan-changes.ts'
import { sheetCells } from './rejected-sheet.ts'

/** The next selected records by id, with their changes. Locks: the records, by id. */
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
  const references = await plainReferences(tx, asking.companyId, master)
  const labels = await labelsOf(tx, asking.companyId, master, changes)
  const rows = records.map((record, index) => {
    const read = plannedRow(master, record, changes, { number: done + index + 1, locale })
    return { read, cells: sheetCells({ master, edit, references, locale }, record, { ...read, labels }) }
  })
  return { records, rows }
}

/** Labels of the records to which references of all selected records are set. */
async function labelsOf(tx: Tx, companyId: number, master: Master, changes: Changes): Promise<RecordLabels> {
  const labels: Record<string, RecordLabel[]> = {}
  const fields = fieldModels(master).filter((model) => !isLines(model))
  for (const { name, list } of namingFields(fields)) {
    const change = changes[name]
    const ids = change?.how === 'set' ? [change.value ?? []].flat().map(Number) : []
    if (ids.length > 0) labels[name] = await findLabels(tx, companyId, list, ids)
  }
  return labels
}
