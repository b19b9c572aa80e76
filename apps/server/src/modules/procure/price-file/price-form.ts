import { costEditPermission } from '@countinghouse/contract/procure/cost-permissions'
import { prices } from '@countinghouse/contract/procure/price'
import { buyingPriceColumns, priceFile } from '@countinghouse/contract/procure/price-file'
import type { FileForm, FileOwner } from '../../../platform/import/file-form.ts'
import { findScannedVariants } from '../products/scanned-variants.ts'
import { maySetCosts } from '../supplier-file/may-set-costs.ts'
import { exportPriceRows } from './export-price-rows.ts'
import { PriceMemory } from './price-memory.ts'
import { priceRowOf } from './price-row.ts'
import { undoPriceRows } from './undo-price-rows.ts'
import { writePriceRows } from './write-price-rows.ts'

type Asking = Parameters<FileForm['ownerOf']>[1]

function ownerOf(asking: Asking): FileOwner {
  if (!maySetCosts(asking)) return priceFile
  return {
    ...priceFile,
    fields: { ...priceFile.fields, ...buyingPriceColumns.fields },
    headings: { ...priceFile.headings, ...buyingPriceColumns.headings },
  }
}

/**
 * Price files; purchase price lists require permission to edit costs.
 * Source: docs/guides/procure.md, Catalogue files.
 */
export const priceForm: FileForm = {
  entity: prices.name,
  ownerOf: async (_db, asking) => ownerOf(asking),
  guarded: { fields: Object.keys(buyingPriceColumns.fields), right: costEditPermission },
  lookups: { 'procure.variant': findScannedVariants },
  begin: () => {
    const memory = new PriceMemory()
    return {
      apply: (ctx, tx, rows, mode) => writePriceRows(ctx, tx, rows.map(priceRowOf), { mode, memory }),
      remember: async (_db, rows) => memory.remember(rows.map(priceRowOf)),
    }
  },
  takeBack: undoPriceRows,
  rowsOf: async (_db, _asking, rows) => exportPriceRows(rows),
}
