import { recipeFile } from '@countinghouse/contract/procure/recipe-file'
import { virtualProducts } from '@countinghouse/contract/procure/virtual-product'
import type { FileForm } from '../../../platform/import/file-form.ts'
import { FileMemory } from '../product-file/file-memory.ts'
import { findScannedVariants } from '../products/scanned-variants.ts'
import { exportRecipes } from './export-recipes.ts'
import { blocksOf, recipeRowOf, wholeBlocks } from './recipe-row.ts'
import { takeBackRecipes } from './take-back-recipes.ts'
import { writeRecipeRows } from './write-recipe-rows.ts'

/**
 * File format of bills of materials: a row for each component of a virtual product.
 * Source: docs/guides/procure.md, Catalogue files.
 */
export const recipeForm: FileForm = {
  entity: virtualProducts.name,
  ownerOf: async () => recipeFile,
  lookups: { 'procure.variant': findScannedVariants },
  together: { field: 'productId', settle: wholeBlocks },
  begin: () => {
    const memory = new FileMemory()
    return {
      apply: (ctx, tx, rows, mode) => writeRecipeRows(ctx, tx, rows.map(recipeRowOf), { mode, memory }),
      remember: async (_db, rows) => {
        for (const [first] of blocksOf(rows.map(recipeRowOf)))
          if (first !== undefined) memory.claim(String(first.productId), first.number)
      },
    }
  },
  takeBack: takeBackRecipes,
  rowsOf: exportRecipes,
}
