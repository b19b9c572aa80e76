import type { DecimalMark } from '@countinghouse/kernel/number'
import { emptied } from '@countinghouse/contract/field-model'
import type { Locale } from '@countinghouse/kernel/text'
import type { Cell, SheetRow } from '../spreadsheet/cell.ts'
import { isBlank } from '../spreadsheet/cell.ts'
import type { ColumnForm } from './column-form.ts'
import { ColumnEvidence } from './column-form.ts'
import type { FileOwner } from './file-form.ts'
import type { Issue } from './issue.ts'
import { issueOf } from './issue.ts'
import type { ImportColumn } from './import-columns.ts'
import { importColumns } from './import-columns.ts'
import type { Mapping } from './map-columns.ts'
import type { RecordFinder } from './read-cell.ts'
import { readCell, shown } from './read-cell.ts'
import type { ReadRow } from './row.ts'
import type { References } from './vocabulary.ts'
import { Vocabulary } from './vocabulary.ts'

export type ReadOptions = {
  /** Master, or whatever else has fields. */
  readonly master: FileOwner
  readonly references: References
  /** Has learnt the words of the rows that are read. */
  readonly records: RecordFinder
  readonly locale: Locale
  readonly mapping: Mapping
  /** By the field's name; what the user decided where the rows left it open. */
  readonly forms: ReadonlyMap<string, ColumnForm>
  /** Whether an empty cell empties the field, where it may be empty, or leaves it. */
  readonly blank: 'clear' | 'keep'
  /** What empties a field in place of an empty cell. */
  readonly clearWord?: string | undefined
  /** What could separate thousands or decimals of an amount, where its column leaves it open. Left out: the amount is in doubt. */
  readonly openMark?: DecimalMark | null
}

type Planned = {
  readonly index: number
  readonly column: ImportColumn
  readonly form: ColumnForm
  readonly vocabulary: Vocabulary
}
const open: ColumnForm = { dateOrder: null, decimalMark: null, rateUnit: null, isSmallUnit: false }

/** A reader of rows for one file. */
export function rowReader(options: ReadOptions): (row: SheetRow) => ReadRow {
  const { master, references, locale, mapping, forms } = options
  const columns = new Map(importColumns(master, references).map((column) => [column.field, column]))
  const plan = mapping.flatMap((field, index): Planned[] => {
    const column = columns.get(field ?? '')
    if (column === undefined) return []
    const vocabulary = new Vocabulary(column.allowed, locale)
    return [{ index, column, form: forms.get(column.field) ?? open, vocabulary }]
  })
  // An amount is read once its currency is.
  const isLater = ({ column: { model } }: Planned) => model !== null && model.currencyField !== null
  const ordered = [...plan.filter((one) => !isLater(one)), ...plan.filter(isLater)]
  return (row) => readRow(row, ordered, options)
}

function readRow(
  row: SheetRow,
  plan: readonly Planned[],
  { locale, blank, clearWord, records, openMark = null }: ReadOptions,
): ReadRow {
  const values: Record<string, unknown> = {}
  const issues: Issue[] = []
  let id: number | null = null
  for (const { index, column, form, vocabulary } of plan) {
    const cell = row.cells[index] ?? null
    if (cell === null || isBlank(cell)) {
      const nothing = column.model === null ? undefined : emptied(column.model)
      if (nothing !== undefined && blank === 'clear') values[column.field] = nothing
    } else if (clearWord !== undefined && column.model !== null && shown(cell).trim() === clearWord) {
      const nothing = emptied(column.model)
      if (nothing === undefined) issues.push(issueOf(locale, column.field, 'not_clearable', { found: clearWord }))
      else values[column.field] = nothing
    } else if (column.model === null) {
      const found = shown(cell)
      if (/^[1-9]\d{0,14}$/.test(found)) id = Number(found)
      else issues.push(issueOf(locale, 'id', 'no_such_record', { found }))
    } else {
      const { model } = column
      const currency = column.currency ?? (values[model.currencyField ?? ''] as string | null | undefined) ?? null
      const reading = readCell(cell, { model, form, vocabulary, records, locale, currency, openMark })
      if ('issue' in reading) issues.push(reading.issue)
      else values[column.field] = reading.value
    }
  }
  return { number: row.number, id, values, issues }
}

/** How each mapped column is written, learnt from all rows below the heading. */
export class FormFinder {
  private readonly evidence: readonly { field: string; index: number; column: ColumnEvidence }[]

  constructor(headings: readonly Cell[], mapping: Mapping) {
    this.evidence = mapping.flatMap((field, index) =>
      field === null ? [] : [{ field, index, column: new ColumnEvidence(shown(headings[index] ?? null)) }],
    )
  }

  see(row: SheetRow): void {
    for (const { index, column } of this.evidence) column.see(row.cells[index] ?? null)
  }

  forms(): Map<string, ColumnForm> {
    return new Map(this.evidence.map(({ field, column }) => [field, column.form()]))
  }
}
