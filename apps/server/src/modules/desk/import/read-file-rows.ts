import type { Readable } from 'node:stream'
import { text } from '@countinghouse/contract/kit/file-rows.text'
import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { FileOwner } from '../../../platform/import/file-form.ts'
import { importColumns } from '../../../platform/import/import-columns.ts'
import { FormFinder, rowReader } from '../../../platform/import/read-row.ts'
import { readSheet } from '../../../platform/import/read-sheet.ts'
import { RecordWords } from '../../../platform/import/record-labels.ts'
import type { ReadRow } from '../../../platform/import/row.ts'
import { referencesOf } from './references.ts'

/** `field`: null where the whole row is concerned. */
export type RowIssue = { readonly number: number; readonly field: string | null; readonly message: string }

export type FileRows = {
  readonly rows: readonly ReadRow[]
  /** Of the file as a whole: it has no headings, or too many rows. */
  readonly issues: readonly RowIssue[]
  /** Headings that fill no field. */
  readonly unread: readonly string[]
  /** Number of the last row. */
  readonly last: number
}

type File = {
  readonly bytes: Readable
  readonly name: string
  /** Rows that are read at most. */
  readonly most: number
  /** Where no heading is recognised. */
  readonly noHeadings: Text
}

/** The rows of a small file as values of fields. Throws: invalid_input when the file is not read. */
export async function readFileRows(
  { companyId, locale }: Pick<Ctx, 'companyId' | 'locale'>,
  db: Reader | Tx,
  owner: FileOwner,
  { bytes, name, most, noHeadings }: File,
): Promise<FileRows> {
  const refused = (number: number, words: Text, unread: readonly string[]): FileRows => ({
    rows: [],
    issues: [{ number, field: null, message: format(words, locale, { most }) }],
    unread,
    last: number,
  })
  const references = await referencesOf(db, companyId, owner)
  const columns = importColumns(owner, references).filter(({ model }) => model !== null)
  const sheet = await readSheet(bytes, { fileName: name, locale, columns, most })
  if (sheet === null) return refused(1, noHeadings, [])
  const { heading, mapping, rows, unread } = sheet
  if (rows.length > most) return refused(rows[most]?.number ?? 1, text.tooMany, unread)
  const records = new RecordWords(companyId, owner, mapping)
  await records.learn(db, rows)
  const finder = new FormFinder(heading.cells, mapping)
  for (const row of rows) finder.see(row)
  const options = { master: owner, references, records, locale, mapping, blank: 'clear', openMark: '.' } as const
  const read = rows.map(rowReader({ ...options, forms: finder.forms() }))
  return { rows: read, issues: [], unread, last: rows.at(-1)?.number ?? heading.number }
}
