import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/db.ts'
import type { WordReading } from '../../../platform/import/read-cell.ts'
import { Vocabulary } from '../../../platform/import/vocabulary.ts'

/** Labels are the same in all languages. */
const locale: Locale = 'en'

/** Categories by the path to them, `Women > Shoes`; what leads to none is answered with what is like it. */
export async function findCategoryPaths(
  db: Reader | Tx,
  companyId: number,
  words: readonly string[],
): Promise<ReadonlyMap<string, WordReading>> {
  const paths = words.filter((word) => word.includes('>'))
  if (paths.length === 0) return new Map()
  const { rows } = await sql<{ id: number; path: string }>`
    with recursive tree as (
      select id, name as path from procure.category
      where company_id = ${companyId} and parent_id is null and merged_into_id is null
      union all
      select c.id, t.path || ' > ' || c.name from tree t
      join procure.category c on c.company_id = ${companyId} and c.parent_id = t.id and c.merged_into_id is null)
    select id, path from tree order by path`.execute(db)
  const known = new Vocabulary(
    rows.map(({ id, path }) => ({ value: String(id), label: { en: path, ar: path }, names: [path] })),
    locale,
  )
  return new Map(
    paths.map((path): [string, WordReading] => {
      const id = known.find(path)
      if (id !== null) return [path, { kind: 'one', id: Number(id) }]
      return [path, { kind: 'none', suggestions: known.suggestions(path) }]
    }),
  )
}
