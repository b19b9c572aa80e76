import { text as listText } from '@countinghouse/contract/kit/list.text'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import type { Locale } from '@countinghouse/kernel/text'
import { exportCell, headingOf, labelsIn, recordsCell } from '../../../platform/import/export-cell.ts'
import { importColumns } from '../../../platform/import/import-columns.ts'
import type { ReadRow } from '../../../platform/import/row.ts'
import type { References } from '../../../platform/import/vocabulary.ts'
import type { Cell } from '../../../platform/spreadsheet/cell.ts'
import type { StoredEdit } from './find-edits.ts'
import { editedFields } from './find-edits.ts'

type Sheet = {
  readonly master: Master
  readonly edit: StoredEdit
  readonly references: References
  readonly locale: Locale
}

/** The sheet of rejected records of a bulk edit, which the import can read. */
export function sheetOf({ master, edit, references, locale }: Sheet) {
  const columns = importColumns(master, references)
  const fields = ['id', 'code', 'name', ...editedFields(edit)]
  const found = fields.map((field) => columns.find((column) => column.field === field))
  return {
    // The status is not an import field.
    headings: found.map((column) => (column === undefined ? listText.status[locale] : headingOf(column, locale))),
    mapping: found.map((column) => column?.field ?? null),
  }
}

/** A record with its intended values. */
export function sheetCells(
  { master, edit, references, locale }: Sheet,
  record: MasterRow,
  { values, issues, labels }: ReadRow & Pick<MasterRow, 'labels'>,
): Cell[] {
  const columns = importColumns(master, references)
  const wanted = editedFields(edit).map((field): Cell => {
    const refused = issues.find((issue) => issue.field === field)
    if (refused !== undefined) return refused.found
    const column = columns.find((one) => one.field === field)
    const isNaming = ['record', 'records'].includes(column?.model?.widget ?? '')
    if (isNaming) return recordsCell(labelsIn({ ...values, labels }, field))
    const value = values[field] ?? null
    return column === undefined ? (value as Cell) : exportCell(value, column, locale, values)
  })
  return [record.id, record.code, record.name, ...wanted]
}
