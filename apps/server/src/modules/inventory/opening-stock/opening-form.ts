import { openingFile } from '@countinghouse/contract/inventory/opening-file'
import { openingStock } from '@countinghouse/contract/inventory/opening-stock'
import { stockCostPermission } from '@countinghouse/contract/inventory/stock-cost-permission'
import { may } from '../../../platform/access/permission.ts'
import type { FileForm, FileOwner } from '../../../platform/import/file-form.ts'
import { findScannedVariants } from '../../procure/index.ts'
import { OpeningMemory } from './opening-memory.ts'
import { openingRowOf } from './opening-row.ts'
import { undoOpeningRows } from './undo-opening-rows.ts'
import { mostLines, writeOpeningRows } from './write-opening-rows.ts'

type Asking = Parameters<FileForm['ownerOf']>[1]

function ownerOf({ grants }: Asking): FileOwner {
  if (may(grants, stockCostPermission)) return openingFile
  const { unitCost: _cost, ...fields } = openingFile.fields
  return { ...openingFile, fields }
}

/** Files of opening stock of all stores, of which documents are made and posted. Source: docs/guides/inventory.md, Opening stock. */
export const openingForm: FileForm = {
  entity: openingStock.listing.name,
  rowsAtOnce: mostLines,
  ownerOf: async (_db, asking) => ownerOf(asking),
  guarded: { fields: ['unitCost'], right: stockCostPermission },
  lookups: { 'procure.variant': findScannedVariants },
  begin: () => {
    const memory = new OpeningMemory()
    return {
      apply: (ctx, tx, rows, mode) => writeOpeningRows(ctx, tx, rows.map(openingRowOf), { memory, mode }),
      remember: async (_db, rows) => memory.remember(rows.map(openingRowOf)),
      totals: () => memory.totals(),
    }
  },
  takeBack: undoOpeningRows,
}
