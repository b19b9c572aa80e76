import { text } from '@countinghouse/contract/import.text'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/db.ts'
import type { Issue } from '../../../platform/import/issue.ts'
import type { Cell } from '../../../platform/spreadsheet/cell.ts'

const rowsPerRead = 1000
const reasons: readonly Cell[] = [text.reason.en, text.reason.ar]

type Refused = { number: number; cells: string[]; issues: Issue[] }
type Target = { readonly companyId: number; readonly importId: number; readonly locale: Locale }

/**
 * The rows with errors of an import as in the file, headings first and the reason in an added column; once corrected, the resulting
 * file can be imported. Empty for an import of another company.
 */
export async function* refusedRows(reader: Reader, target: Target): AsyncGenerator<Cell[]> {
  const { companyId, importId, locale } = target
  const { rows: imports } = await sql<{ headings: string[]; mapping: (string | null)[] }>`
    select headings, mapping from desk.import where company_id = ${companyId} and id = ${importId}`.execute(reader)
  const [found] = imports
  if (found === undefined) return
  // Rows without headings are labelled by their fields.
  const headings = found.headings.map((heading, index) => heading || (found.mapping[index] ?? ''))
  // A file of rejected rows already has the column.
  const own = headings.findLastIndex((heading) => reasons.includes(heading))
  const at = own === -1 ? headings.length : own
  yield placed(headings, at, text.reason[locale])
  for (let after = 0; ;) {
    const { rows } = await sql<Refused>`
      select number, cells, issues from desk.import_row
      where company_id = ${companyId} and import_id = ${importId} and outcome = 'refused' and number > ${after}
      order by number limit ${rowsPerRead}`.execute(reader)
    for (const { cells, issues } of rows) yield placed(cells, at, reasonOf(issues))
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.number
  }
}

function placed(cells: readonly string[], at: number, reason: string): Cell[] {
  return Array.from({ length: Math.max(cells.length, at + 1) }, (_, index) =>
    index === at ? reason : (cells[index] ?? null),
  )
}

function reasonOf(issues: readonly Issue[]): string {
  return [...new Set(issues.map(({ message }) => message))].join(' ')
}
