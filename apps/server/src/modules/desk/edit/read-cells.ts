import type { CellReading } from '@countinghouse/contract/bulk-edit'
import { mostCells } from '@countinghouse/contract/bulk-edit'
import { text } from '@countinghouse/contract/bulk-edit.text'
import { fail } from '@countinghouse/contract/errors'
import { emptied, fieldModels } from '@countinghouse/contract/field-model'
import { text as issueText } from '@countinghouse/contract/issues.text'
import type { Master } from '@countinghouse/contract/master'
import { format } from '@countinghouse/contract/text'
import { decimalMarks } from '@countinghouse/kernel/number'
import type { Locale } from '@countinghouse/kernel/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { Issue } from '../../../platform/import/issue.ts'
import type { ReadRow } from '../../../platform/import/row.ts'
import { FormFinder, rowReader } from '../../../platform/import/read-row.ts'
import { RecordWords } from '../../../platform/import/record-labels.ts'
import { referencesOf } from '../import/references.ts'

type Columns = Readonly<Record<string, readonly string[]>>
type Reading = { readonly companyId: number; readonly master: Master; readonly locale: Locale }

/**
 * A reader of entered cells. It reads them like an import reads a file, each column in the format detected from all its cells; an
 * empty cell clears its field, or is rejected where the field is required.
 */
export async function cellReader(
  db: Reader | Tx,
  { companyId, master, locale }: Reading,
  columns: Columns,
): Promise<(cells: Readonly<Record<string, string>>) => Pick<ReadRow, 'values' | 'issues'>> {
  const mapping = Object.keys(columns)
  const finder = new FormFinder(mapping, mapping)
  const longest = Math.max(0, ...Object.values(columns).map((cells) => cells.length))
  const rows = Array.from({ length: longest }, (_, at) => ({
    number: at + 1,
    cells: mapping.map((field) => columns[field]?.[at] ?? null),
  }))
  for (const row of rows) finder.see(row)
  const records = new RecordWords(companyId, master, mapping)
  await records.learn(db, rows)
  const references = await referencesOf(db, companyId, master)
  const read = rowReader({
    master,
    references,
    records,
    locale,
    mapping,
    forms: finder.forms(),
    blank: 'keep',
    openMark: decimalMarks[locale],
  })
  const emptyOf = new Map(fieldModels(master).map((model) => [model.name, emptied(model)]))

  return (cells) => {
    const blank = Object.keys(cells).filter((field) => cells[field]?.trim() === '')
    const { values, issues } = read({ number: 1, cells: mapping.map((field) => cells[field] ?? null) })
    const cleared = blank
      .map((field) => [field, emptyOf.get(field)] as const)
      .filter(([, value]) => value !== undefined)
    const missing = blank
      .filter((field) => emptyOf.get(field) === undefined)
      .map((field): Issue => ({
        field,
        code: 'required',
        message: issueText.required[locale],
        found: '',
        suggestions: [],
      }))
    return { values: { ...values, ...Object.fromEntries(cleared) }, issues: [...issues, ...missing] }
  }
}

/** The value of each entered cell, or its error. Throws: limit_exceeded. */
export async function readCells(ctx: Ctx, reader: Reader, master: Master, columns: Columns) {
  requireFew(
    ctx.locale,
    Object.values(columns).reduce((sum, cells) => sum + cells.length, 0),
  )
  const { companyId, locale } = ctx
  const read = await cellReader(reader, { companyId, master, locale }, columns)
  const readings = Object.entries(columns).map(([field, cells]) => [
    field,
    cells.map((cell): CellReading => {
      const { values, issues } = read({ [field]: cell })
      const [issue] = issues
      if (issue === undefined) return { value: values[field], problem: null }
      return { value: null, problem: { message: issue.message, suggestions: issue.suggestions } }
    }),
  ])
  return { readings: Object.fromEntries(readings) as Readonly<Record<string, readonly CellReading[]>> }
}

/** Throws: limit_exceeded. */
export function requireFew(locale: Locale, count: number): void {
  if (count > mostCells)
    fail('limit_exceeded', {
      details: { limit: 'cells', most: mostCells },
      message: format(text.tooManyCells, locale, { most: mostCells }),
    })
}
