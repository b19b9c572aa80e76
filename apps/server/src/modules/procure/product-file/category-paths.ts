import type { Locale } from '@countinghouse/kernel/text'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { WordReading } from '../../../platform/import/read-cell.ts'
import { Vocabulary } from '../../../platform/import/vocabulary.ts'
import { partsOfPath, pathOf } from '../categories/category-path.ts'
import { readPaths } from '../category-file/category-tree-details.ts'

/** Labels do not depend on the language. */
const locale: Locale = 'en'

/** Categories by path, `Women / Shoes` or `Women > Shoes`; an unknown path is answered with similar ones. */
export async function findCategoryPaths(
  db: Reader | Tx,
  companyId: number,
  words: readonly string[],
): Promise<ReadonlyMap<string, WordReading>> {
  const paths = words.filter((word) => /[/>"]/.test(word))
  if (paths.length === 0) return new Map()
  const tree = [...(await readPaths(db, companyId))].map(([id, names]) => ({ id, path: names.join(' > '), names }))
  const exact = new Map(tree.map(({ id, names }) => [pathOf(names), id]))
  const known = new Vocabulary(
    tree.map(({ id, path }) => ({ value: String(id), label: { en: path, ar: path }, names: [path] })),
    locale,
  )
  return new Map(
    paths.map((path): [string, WordReading] => {
      // Another path may differ only in punctuation.
      const id = exact.get(pathOf(partsOfPath(path))) ?? known.find(path)
      if (id !== null) return [path, { kind: 'one', id: Number(id) }]
      return [path, { kind: 'none', suggestions: known.suggestions(path) }]
    }),
  )
}
