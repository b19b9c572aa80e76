import { mostLevels } from '@countinghouse/contract/procure/category'
import { text } from '@countinghouse/contract/procure/category-file.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { BulkRow, Values } from '../../../platform/bulk/bulk-row.ts'
import type { Issue } from '../../../platform/import/issue.ts'
import { issueAt } from '../product-file/cell-of-row.ts'
import { partsOfPath } from '../categories/category-path.ts'

const longestName = 120

/** A row with a path; `parts`: the names from the top level. */
export type PathRow = {
  readonly number: number
  readonly path: string
  readonly parts: readonly string[]
  /** Category fields of the row. */
  readonly values: Values
}

/** Splits rows into those with a path and those without, which are handled like rows of any master. */
export function sortRows(rows: readonly BulkRow[], locale: Locale) {
  const placed: PathRow[] = []
  const plain: BulkRow[] = []
  const refused = new Map<number, readonly Issue[]>()
  for (const row of rows) {
    const { path, ...values } = row.values
    if (typeof path !== 'string') {
      plain.push({ ...row, values })
      continue
    }
    const parts = partsOfPath(path)
    const issue = faultOf(path, parts, values['name'], locale)
    if (issue === null) placed.push({ number: row.number, path, parts, values })
    else refused.set(row.number, [issue])
  }
  return { placed, plain, refused }
}

function faultOf(path: string, parts: readonly string[], name: unknown, locale: Locale): Issue | null {
  if (parts.some((part) => part === '' || part.length > longestName))
    return issueAt('path', 'rule', format(text.path_part, locale), path)
  if (parts.length > mostLevels)
    return issueAt('path', 'rule', format(text.path_depth, locale, { count: parts.length, most: mostLevels }), path)
  const last = parts.at(-1) ?? ''
  return name === undefined || name === last
    ? null
    : issueAt('name', 'rule', format(text.path_name, locale, { found: last }), String(name))
}
