import { mostImported } from '@countinghouse/contract/erp/user-import'
import { text } from '@countinghouse/contract/erp/user-import.text'
import { text as userText } from '@countinghouse/contract/erp/user.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { Readable } from 'node:stream'
import { importColumns } from '../../../../platform/import/import-columns.ts'
import type { ReadRow } from '../../../../platform/import/row.ts'
import { rowReader } from '../../../../platform/import/read-row.ts'
import { readSheet } from '../../../../platform/import/read-sheet.ts'
import { noReferences, personColumns } from './person-columns.ts'

/** `field`: null where it is about the row as a whole. */
export type PersonIssue = { readonly number: number; readonly field: string | null; readonly message: string }

export type PeopleOfFile = {
  readonly rows: readonly ReadRow[]
  readonly issues: readonly PersonIssue[]
  readonly unread: readonly string[]
}

/** The people of a file, and what is wrong with its cells. Throws: invalid_input when the file is not read. */
export async function readPeople(
  bytes: Readable,
  { fileName, locale }: { readonly fileName: string; readonly locale: Locale },
): Promise<PeopleOfFile> {
  const columns = importColumns(personColumns, noReferences).filter(({ model }) => model !== null)
  const sheet = await readSheet(bytes, { fileName, locale, columns, most: mostImported })
  if (sheet === null) return { rows: [], issues: [whole(1, format(text.noHeadings, locale))], unread: [] }
  const { mapping, rows: below, unread } = sheet
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
