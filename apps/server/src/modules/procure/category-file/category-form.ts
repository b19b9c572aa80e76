import { category } from '@countinghouse/contract/procure/category'
import { categoryFile } from '@countinghouse/contract/procure/category-file'
import type { FileForm } from '../../../platform/import/file-form.ts'
import type { BulkRow } from '../../../platform/bulk/bulk-row.ts'
import type { RowsSeen } from '../../../platform/bulk/plan-rows.ts'
import { pathOf } from '../categories/category-path.ts'
import { findCategoryPaths } from '../product-file/category-paths.ts'
import { FileMemory } from '../product-file/file-memory.ts'
import { readPaths } from './category-tree-details.ts'
import { undoCategories } from './undo-categories.ts'
import { writeCategoryRows } from './write-category-rows.ts'

/** Category files with paths. Source: docs/guides/procure.md, Catalogue files. */
export const categoryForm: FileForm = {
  entity: category.entity,
  ownerOf: async () => categoryFile,
  lookups: { [category.entity]: findCategoryPaths },
  begin: () => {
    const memory = new FileMemory()
    const seen: RowsSeen = new Map()
    const written: BulkRow[] = []
    return {
      apply: (ctx, tx, rows, mode) => writeCategoryRows(ctx, tx, rows, { mode, memory, seen, written }),
      remember: async (_db, rows) => void written.push(...rows),
    }
  },
  takeBack: undoCategories,
  rowsOf: async (db, { companyId }, rows) => {
    const paths = await readPaths(db, companyId)
    return rows.map((row) => {
      const names = paths.get(row.id)
      return { ...row, path: names === undefined ? null : pathOf(names) }
    })
  },
}
