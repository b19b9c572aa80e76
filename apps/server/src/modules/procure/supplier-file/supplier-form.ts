import { costEditPermission } from '@countinghouse/contract/procure/cost-permissions'
import { supplierFile, supplierPriceColumns } from '@countinghouse/contract/procure/supplier-file'
import { supplierProduct } from '@countinghouse/contract/procure/supplier-product'
import type { FileForm, FileOwner } from '../../../platform/import/file-form.ts'
import { findScannedVariants } from '../products/scanned-variants.ts'
import { exportSupplierRows } from './export-supplier-rows.ts'
import { LineMemory } from './line-memory.ts'
import { maySetCosts } from './may-set-costs.ts'
import { supplierRowOf } from './supplier-row.ts'
import { undoSupplierRows } from './undo-supplier-rows.ts'
import { writeSupplierRows } from './write-supplier-rows.ts'

type Asking = Parameters<FileForm['ownerOf']>[1]

function ownerOf(asking: Asking): FileOwner {
  if (!maySetCosts(asking)) return supplierFile
  return {
    ...supplierFile,
    fields: { ...supplierFile.fields, ...supplierPriceColumns.fields },
    headings: { ...supplierFile.headings, ...supplierPriceColumns.headings },
  }
}

/**
 * File format of the supplier catalogue, with prices for users who may set them.
 * Source: docs/guides/procure.md, Catalogue files.
 */
export const supplierForm: FileForm = {
  entity: supplierProduct.entity,
  ownerOf: async (_db, asking) => ownerOf(asking),
  guarded: { fields: Object.keys(supplierPriceColumns.fields), right: costEditPermission },
  lookups: { 'procure.variant': findScannedVariants },
  begin: () => {
    const memory = new LineMemory()
    return {
      apply: (ctx, tx, rows, mode) => writeSupplierRows(ctx, tx, rows.map(supplierRowOf), { mode, memory }),
      remember: async (_db, rows) => memory.remember(rows.map(supplierRowOf)),
    }
  },
  takeBack: undoSupplierRows,
  rowsOf: exportSupplierRows,
}
