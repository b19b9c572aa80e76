import { mostImported } from '@countinghouse/contract/erp/user-import'
import { text } from '@countinghouse/contract/erp/user-import.text'
import { text as userText } from '@countinghouse/contract/erp/user.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { Readable } from 'node:stream'
import { importColumns } from '../../../../platform/import/import-columns.ts'
import { findHeading, mapColumns } from '../../../../platform/import/map-columns.ts'
import { shown } from '../../../../platform/import/read-cell.ts'
import type { ReadRow } from '../../../../platform/import/row.ts'
import { rowReader } from '../../../../platform/import/read-row.ts'
import { refusedFile } from '../../../../platform/import/rejected-file.ts'
import type { SheetRow } from '../../../../platform/spreadsheet/cell.ts'
import { readRows } from '../../../../platform/spreadsheet/read-rows.ts'
import { noReferences, personColumns } from './person-columns.ts'

/** `field`: null where it is about the row as a whole. */
export type PersonIssue = { readonly number: number; readonly field: string | null; readonly message: string }

export type PeopleOfFile = {
  readonly rows: readonly ReadRow[]
  readonly issues: readonly PersonIssue[]
  readonly unread: readonly string[]
}

/** A heading is looked for in the first rows; before it there may be a title. */
const rowsAbove = 20

/** The people of a file, and what is wrong with its cells. Throws: invalid_input when the file is not read. */
export async function readPeople(
  bytes: Readable,
  { fileName, locale }: { readonly fileName: string; readonly locale: Locale },
): Promise<PeopleOfFile> {
  const all = await rowsOf(bytes, fileName, locale)
  const columns = importColumns(personColumns, noReferences).filter(({ model }) => model !== null)
  const at = findHeading(
    all.map(({ cells }) => cells),
    columns,
  )
  const heading = at === null ? undefined : all[at]
  if (at === null || heading === undefined)
    return { rows: [], issues: [whole(1, format(text.noHeadings, locale))], unread: [] }
  const mapping = mapColumns(heading.cells, columns)
  const unread = heading.cells.flatMap((cell, index) => (cell === null || mapping[index] !== null ? [] : [shown(cell)]))
  const below = all.slice(at + 1)
  if (below.length > mostImported) {
    const message = format(text.tooMany, locale, { most: mostImported })
    return { rows: [], issues: [whole(below[mostImported]?.number ?? 1, message)], unread }
  }
  const records = { find: () => ({ kind: 'none', suggestions: [] }) as const }
  const read = rowReader({
    master: personColumns,
    references: noReferences,
    records,
    locale,
    mapping,
    forms: new Map(),
    blank: 'clear',
  })
  const rows = below.map(read)
  return { rows, issues: rows.flatMap((row) => issuesOf(row, locale)), unread }
}

async function rowsOf(bytes: Readable, fileName: string, locale: Locale): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  try {
    const spreadsheet = await readRows(bytes, fileName)
    try {
      for await (const row of spreadsheet.rows) if (rows.push(row) > mostImported + rowsAbove) break
    } finally {
      await spreadsheet.close()
    }
    return rows
  } catch (error) {
    throw refusedFile(error, locale)
  }
}

function issuesOf({ number, values, issues }: ReadRow, locale: Locale): PersonIssue[] {
  const refused = new Set(issues.map(({ field }) => field))
  const missing = (['firstName', 'lastName'] as const).filter(
    (name) => !refused.has(name) && values[name] === undefined,
  )
  return [
    ...missing.map((field) => ({ number, field, message: format(text.needed, locale) })),
    ...issues.map(({ field, message }) => ({ number, field, message })),
  ]
}

export function whole(number: number, message: string): PersonIssue {
  return { number, field: null, message }
}

/** How a field is called, as people read it. */
export function columnName(field: string | null, locale: Locale): string | null {
  return field !== null && Object.hasOwn(personColumns.fields, field)
    ? userText[field as keyof typeof personColumns.fields][locale]
    : null
}
