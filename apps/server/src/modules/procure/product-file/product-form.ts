import { product } from '@countinghouse/contract/procure/product'
import type { FileForm } from '../../../platform/import/file-form.ts'
import { findCategoryPaths } from './category-paths.ts'
import { exportRows } from './export-rows.ts'
import { FileMemory } from './file-memory.ts'
import { productFileOwner } from './file-owner.ts'
import type { FileRow } from './file-row.ts'
import { fileRowOf } from './file-row.ts'
import { recall } from './plan-chunk.ts'
import { undoProductRows } from './undo-rows.ts'
import { writeRows } from './write-rows.ts'

/** Files of products: a row for each variant, with the fields of its product, its barcodes and its prices. */
export const productForm: FileForm = {
  entity: product.entity,
  ownerOf: productFileOwner,
  lookups: { 'procure.category': findCategoryPaths },
  begin: () => {
    const memory = new FileMemory()
    let written: readonly FileRow[] = []
    return {
      apply: async (ctx, tx, rows, mode) => {
        if (written.length > 0) await recall(ctx, tx, written, { mode, memory })
        written = []
        return await writeRows(ctx, tx, rows, { mode, memory })
      },
      remember: async (_db, rows) => {
        written = [...written, ...rows.map(fileRowOf)]
      },
    }
  },
  takeBack: undoProductRows,
  rowsOf: exportRows,
}
