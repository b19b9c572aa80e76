import { product } from '@countinghouse/contract/procure/product'
import {
  activateProduct,
  archiveProduct,
  blockProduct,
  cloneProduct,
  discontinueProduct,
  unblockProduct,
} from '@countinghouse/contract/procure/product-steps'
import { getReadiness } from '@countinghouse/contract/procure/product-readiness'
import {
  addProductImage,
  arrangeProductImages,
  downloadProductImage,
  listProductImages,
} from '@countinghouse/contract/procure/product-image'
import { text } from '@countinghouse/contract/procure/variant.text'
import {
  generateBarcodes,
  listVariants,
  lookUpProduct,
  setBarcodes,
  writeVariants,
} from '@countinghouse/contract/procure/variant'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { attachable } from '../../platform/files/attachable.ts'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import { sql } from 'kysely'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleDownload, handleRead, handleUpload, handleWrite } from '../../platform/calls/handle.ts'
import { productForm } from './product-file/product-form.ts'
import { changeBarcodes, assignBarcodes } from './products/barcodes.ts'
import { createClone } from './products/clone-product.ts'
import { enrichProducts } from './products/enrich-products.ts'
import { guardProducts } from './products/guard.ts'
import { addImage, arrangeImages, openImage, readImages } from './products/images.ts'
import { runStep } from './products/life.ts'
import { readProduct } from './products/lock-product.ts'
import { lookUp } from './products/look-up.ts'
import { findByCode } from './products/product-codes.ts'
import { readVariants } from './products/read-variants.ts'
import { readReadiness } from './products/readiness.ts'
import { changeVariants } from './products/write-variants.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ productBlockers: blockers }: Declared) => [
  handleRead(lookUpProduct, (ctx, reader, { code }) => lookUp(ctx, reader, code)),
  handleRead(listVariants, async (ctx, reader, { id }) => {
    const { sizeScaleId } = await readProduct(ctx, reader, id)
    return await readVariants(reader, { companyId: ctx.companyId, productId: id, sizeScaleId })
  }),
  handleWrite(writeVariants, (ctx, tx, input) => changeVariants(ctx, tx, input)),
  handleWrite(setBarcodes, (ctx, tx, input) => changeBarcodes(ctx, tx, input)),
  handleWrite(generateBarcodes, (ctx, tx, input) => assignBarcodes(ctx, tx, input)),
  handleRead(getReadiness, async (ctx, reader, { id }) => ({ items: [...(await readReadiness(ctx, reader, id))] })),
  handleWrite(activateProduct, (ctx, tx, input) => runStep(ctx, tx, { action: 'activate', blockers }, input)),
  handleWrite(discontinueProduct, (ctx, tx, input) => runStep(ctx, tx, { action: 'discontinue', blockers }, input)),
  handleWrite(blockProduct, (ctx, tx, input) => runStep(ctx, tx, { action: 'block', blockers }, input)),
  handleWrite(unblockProduct, (ctx, tx, input) => runStep(ctx, tx, { action: 'unblock', blockers }, input)),
  handleWrite(archiveProduct, (ctx, tx, input) => runStep(ctx, tx, { action: 'archive', blockers }, input)),
  handleWrite(cloneProduct, (ctx, tx, input) => createClone(ctx, tx, input)),
  handleRead(listProductImages, async (ctx, reader, { id }) => {
    await readProduct(ctx, reader, id)
    return { items: await readImages(ctx, reader, id) }
  }),
  handleUpload(
    addProductImage,
    async (ctx, tx, { id }, file, { forms }) => ({ items: await addImage(ctx, tx, id, [file, ...forms]) }),
    attachable,
  ),
  handleWrite(arrangeProductImages, async (ctx, tx, input) => ({ items: await arrangeImages(ctx, tx, input) })),
  handleDownload(downloadProductImage, openImage),
]

const guards = ({ productLocks: locks, productBlockers: blockers }: Declared) => ({
  [product.entity]: guardProducts(locks, blockers),
})
const completions = { [product.listing.name]: enrichProducts }
const codes = { [product.entity]: findByCode }
const forms = [productForm]

/** For concurrent writes that are valid separately, and for a style code that is the SKU of another product. */
const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  // Unreachable: duplicates the primary key, with the scale, for the foreign keys of variants.
  'procure.product_scale': async () => new AppError('duplicate'),
  'procure.variant_sku': taken('code'),
  'procure.barcode_code': taken('barcodes'),
  'procure.barcode_gtin': taken('barcodes'),
}

function taken(field: 'code' | 'barcodes'): ConstraintRule {
  return async ({ locale }) =>
    new AppError('duplicate', {
      fields: { [field]: [{ code: 'duplicate', message: format(text[`taken_${field}`], locale) }] },
    })
}

const lotUse = (companyId: number) =>
  sql`select from procure.product p where p.company_id = ${companyId} and (p.tracking <> 'none' or p.shelf_life_days is not null)`

export const module = defineModule({ api, guards, completions, codes, forms, constraintRules, lotUse })
