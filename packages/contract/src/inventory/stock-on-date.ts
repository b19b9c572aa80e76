import { z } from 'zod'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate } from '../values.ts'
import { MovementFilters, mostMovementLines, movementPage } from './movement.ts'

/** Units: minor units of the company's currency; requires the permission for costs. */
const value = z.int().optional()
/** Units: stock units. */
const quantity = z.number()

const Line = z.object({
  /** Variant, store, category or brand; null for products without one. */
  id: z.int().nullable(),
  name: z.string().nullable(),
  /** SKU of a variant, else the code. */
  code: z.string().nullable(),
  quantity,
  value,
})

/** Stock of stores at the end of a day. */
export const getStockOnDate = route({
  id: 'inventory.stock.onDate',
  method: 'GET',
  path: '/inventory/stock-on-date',
  page: movementPage,
  event: 'view',
  writes: false,
  input: MovementFilters.omit({ from: true, to: true }).extend({
    /** Date of the company. */
    on: BusinessDate,
    offset: z.int().min(0).max(mostMovementLines).default(0),
  }),
  output: z.object({
    on: BusinessDate,
    currency: z.string(),
    /** Lines with stock or moves on that date. */
    lines: z.array(Line),
    /** Totals of all lines, including those not in the response. */
    count: z.int().nonnegative(),
    quantity,
    value,
  }),
})
export type StockOnDate = OutputOfRoute<typeof getStockOnDate>
