import { bomFile } from '@countinghouse/contract/procure/bom-file'
import { virtualProducts } from '@countinghouse/contract/procure/virtual-product'
import type { FileForm } from '../../../platform/import/file-form.ts'
import { FileMemory } from '../product-file/file-memory.ts'
import { findScannedVariants } from '../products/scanned-variants.ts'
import { exportBoms } from './export-boms.ts'
import { blocksOf, bomRowOf, wholeBlocks } from './bom-row.ts'
import { undoBoms } from './take-back-boms.ts'
import { writeBomRows } from './write-bom-rows.ts'

/**
 * File format of bills of materials: a row for each component of a virtual product.
 * Source: docs/guides/procure.md, Catalogue files.
 */
export const bomForm: FileForm = {
  entity: virtualProducts.name,
  ownerOf: async () => bomFile,
  lookups: { 'procure.variant': findScannedVariants },
  together: { field: 'productId', settle: wholeBlocks },
  begin: () => {
    const memory = new FileMemory()
    return {
      apply: (ctx, tx, rows, mode) => writeBomRows(ctx, tx, rows.map(bomRowOf), { mode, memory }),
      remember: async (_db, rows) => {
        for (const [first] of blocksOf(rows.map(bomRowOf)))
          if (first !== undefined) memory.claim(String(first.productId), first.number)
      },
    }
  },
  takeBack: undoBoms,
  rowsOf: exportBoms,
}
