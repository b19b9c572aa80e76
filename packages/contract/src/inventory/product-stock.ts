import { z } from 'zod'
import { productId } from '../procure/product.ts'
import { variantId } from '../procure/variant.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { stockPage } from './stock.ts'

/** To see stock, in one's stores. */
export const viewStock = 'stock:view'

/** In stock units. */
const Stock = z.object({ onHand: z.number(), free: z.number(), onWay: z.number() })

/** What the caller's stores have of a product: store by store, and variant by variant. Source: procurement.md 5, product. */
export const getProductStock = route({
  id: 'inventory.stock.ofProduct',
  method: 'GET',
  path: '/inventory/products/{id}/stock',
  page: stockPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: productId }),
  output: z.object({
    unit: z.string().nullable(),
    /** Those that have it, had it or wait for it. */
    stores: z.array(Stock.extend({ storeId: idOf('erp.store'), store: z.string() })),
    /** All of them, in the order of colours and sizes. */
    variants: z.array(Stock.extend({ variantId, sku: z.string(), options: z.string().nullable() })),
  }),
})
export type ProductStock = OutputOfRoute<typeof getProductStock>

/**
 * How many of a kit or bundle each of the caller's stores can sell now, by what is free of its components. Nothing for what is not
 * sold from stock of components. Source: procurement.md 4.13, 7.
 */
export const getAvailability = route({
  id: 'inventory.stock.ofVirtualProduct',
  method: 'GET',
  path: '/procure/virtual-products/{id}/availability',
  page: stockPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: productId }),
  output: z.object({
    stores: z.array(
      z.object({
        storeId: idOf('erp.store'),
        store: z.string(),
        /** Whole ones. */
        available: z.int().nonnegative(),
        /** What there is least of, by name or group; null: nothing limits it. */
        limit: z.string().nullable(),
      }),
    ),
  }),
})
export type Availability = OutputOfRoute<typeof getAvailability>
