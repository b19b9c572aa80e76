import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import { codeField, textField } from '../fields.ts'
import { route } from '../route.ts'
import { Version } from '../values.ts'
import { productStatuses } from './product-status.ts'
import { product, productId, staleProducts } from './product.ts'

const reason = textField({ max: 200 })

/** A step of its life. Throws: state_conflict where the product stands elsewhere. */
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

/** Of a draft. Throws: procure.not_ready with `details.missing` and each in words under `fields`. */
export const activateProduct = step('activate', {})
/** Bought no more; still sold while stock lasts. */
export const discontinueProduct = step('discontinue', {})
/** Neither bought nor sold. */
export const blockProduct = step('block', { reason })
/** Active again, if it is ready to be. */
export const unblockProduct = step('unblock', {})
/** Of a discontinued one of which nothing is left anywhere: history alone shows it. */
export const archiveProduct = step('archive', {}, ['procure.stock_remains'])

/** What a clone takes along beside the fields. */
export const cloneParts = ['variants', 'images'] as const

/** A draft with the fields of another one and, as wanted, its variants and pictures; SKUs are made anew, and barcodes are not copied. */
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
    /** Left empty: the next number of the series. */
    code: codeField({ min: 1, max: 30 }).nullable().default(null),
    /** Left out: that of the other one. */
    name: textField({ max: 120 }).optional(),
    include: z.array(z.enum(cloneParts)).max(cloneParts.length).default(['variants', 'images']),
  }),
  output: z.object({ id: productId, code: z.string(), name: z.string(), version: Version }),
})
