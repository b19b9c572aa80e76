import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import { codeField, textField } from '../fields.ts'
import { route } from '../route.ts'
import { Version } from '../values.ts'
import { productStatuses } from './product-status.ts'
import { product, productId, staleProducts } from './product.ts'

const reason = textField({ max: 200 })

/** A status change. Throws: state_conflict where the product is in another status. */
function step<M extends z.ZodRawShape>(verb: string, more: M, errors: readonly ErrorCode[] = []) {
  return route({
    id: `procure.product.${verb}`,
    method: 'POST',
    path: `/procure/products/{id}/${verb}`,
    page: product.page,
    event: 'activate',
    writes: true,
    stale: staleProducts,
    errors: ['not_found', 'stale', 'state_conflict', 'procure.not_ready', ...errors],
    input: z.strictObject({ id: productId, version: Version, ...more }),
    output: z.object({ id: productId, status: z.enum(productStatuses), version: Version }),
  })
}

/** From draft. Throws: procure.not_ready with `details.missing` and a message for each under `fields`. */
export const activateProduct = step('activate', {})
/** No longer purchased; remaining stock is still sold. */
export const discontinueProduct = step('discontinue', {})
/** Neither purchased nor sold. */
export const blockProduct = step('block', { reason })
/** Active again, if it is complete. */
export const unblockProduct = step('unblock', {})
/** From discontinued, without stock or open documents; shown only in history. */
export const archiveProduct = step('archive', {}, ['procure.stock_remains'])

/** Optional parts of a clone. */
export const cloneParts = ['variants', 'images'] as const

/** Creates a draft with the fields of another product and, on request, its variants and images. New SKUs are generated; barcodes are not copied. */
export const cloneProduct = route({
  id: 'procure.product.clone',
  method: 'POST',
  path: '/procure/products/{id}/clone',
  page: product.page,
  event: 'create',
  writes: true,
  stale: staleProducts,
  errors: ['not_found', 'duplicate', 'procure.rule_broken'],
  input: z.strictObject({
    id: productId,
    /** Blank: the next number of the series. */
    code: codeField({ min: 1, max: 30 }).nullable().default(null),
    /** Omitted: the name of the original. */
    name: textField({ max: 120 }).optional(),
    include: z.array(z.enum(cloneParts)).max(cloneParts.length).default(['variants', 'images']),
  }),
  output: z.object({ id: productId, code: z.string(), name: z.string(), version: Version }),
})
