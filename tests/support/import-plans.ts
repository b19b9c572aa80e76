import type { Master } from '@countinghouse/contract/master'
import { importColumns } from '../../apps/server/src/platform/import/import-columns.ts'
import { findHeading, mapColumns } from '../../apps/server/src/platform/import/map-columns.ts'
import type { ReadOptions } from '../../apps/server/src/platform/import/read-row.ts'
import type { ReadRow } from '../../apps/server/src/platform/import/row.ts'
import { FormFinder, rowReader } from '../../apps/server/src/platform/import/read-row.ts'
import type { References } from '../../apps/server/src/platform/import/vocabulary.ts'
import type { Cell } from '../../apps/server/src/platform/spreadsheet/cell.ts'

const lists: References['lists'] = new Map([
  [
    'country',
    [
      { value: 'DE', label: { en: 'Germany', ar: 'ألمانيا' }, names: ['DE', 'Germany', 'ألمانيا', 'DEU'] },
      {
        value: 'GB',
        label: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
        names: ['GB', 'United Kingdom', 'المملكة المتحدة'],
      },
      { value: 'JO', label: { en: 'Jordan', ar: 'الأردن' }, names: ['JO', 'Jordan', 'الأردن', 'JOR'] },
    ],
  ],
])

/** Of a company whose currency has three decimals, which are easily taken for thousands. */
export const someReferences: References = { lists, currency: 'KWD' }

/** Reads a table as an import does from its heading on. */
export function readTable(
  master: Master,
  table: readonly (readonly Cell[])[],
  options: Partial<ReadOptions> = {},
): ReadRow[] {
  const { references = someReferences } = options
  const columns = importColumns(master, references)
  const at = findHeading(table, columns) ?? 0
  const headings = table[at] ?? []
  const mapping = options.mapping ?? mapColumns(headings, columns)
  const rows = table.slice(at + 1).map((cells, index) => ({ number: at + index + 2, cells }))
  const finder = new FormFinder(headings, mapping)
  for (const row of rows) finder.see(row)
  const read = rowReader({
    records: { find: () => ({ kind: 'none', suggestions: [] }) },
    master,
    references,
    locale: 'en',
    mapping,
    forms: finder.forms(),
    blank: 'clear',
    ...options,
  })
  return rows.map(read)
}
