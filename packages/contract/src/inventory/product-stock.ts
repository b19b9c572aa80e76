import { z } from 'zod'
import { productId } from '../procure/product.ts'
import { variantId } from '../procure/variant.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { stockPage } from './stock.ts'

/** Permission to view stock. */
export const viewStock = 'stock:view'

/** Units: stock units. */
const Stock = z.object({ onHand: z.number(), free: z.number(), onWay: z.number() })

/** Stock of a product in the caller's stores, by store and by variant. */
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
    /** Stores with stock, former stock or incoming stock. */
    stores: z.array(Stock.extend({ storeId: idOf('erp.store'), store: z.string() })),
    /** All variants, ordered by colour and size. */
    variants: z.array(Stock.extend({ variantId, sku: z.string(), options: z.string().nullable() })),
  }),
})
export type ProductStock = OutputOfRoute<typeof getProductStock>

/**
 * Sellable quantity of a kit or bundle in each of the caller's stores, from the available stock of its components. Empty for products that
 * are not sold from component stock.
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
        /** Whole units. */
        available: z.int().nonnegative(),
        /** Limiting component, by name or group; null without a limit. */
        limit: z.string().nullable(),
      }),
    ),
  }),
})
export type Availability = OutputOfRoute<typeof getAvailability>
