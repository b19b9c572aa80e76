import { z } from 'zod'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate } from '../values.ts'
import { MovementFilters, mostMovementLines, movementPage } from './movement.ts'

/** Minor units of the company's currency, with the right alone. */
const value = z.int().optional()
/** Stock units. */
const quantity = z.number()

const Line = z.object({
  /** Of the variant, store, category or brand; null: products without one. */
  id: z.int().nullable(),
  name: z.string().nullable(),
  /** SKU of a variant, else its code. */
  code: z.string().nullable(),
  quantity,
  value,
})

/** What stores had at the end of a day. Source: warehouse.md 8. */
export const getStockOnDate = route({
  id: 'inventory.stock.onDate',
  method: 'GET',
  path: '/inventory/stock-on-date',
  page: movementPage,
  event: 'view',
  writes: false,
  input: MovementFilters.omit({ from: true, to: true }).extend({
    /** Day of the company. */
    on: BusinessDate,
    offset: z.int().min(0).max(mostMovementLines).default(0),
  }),
  output: z.object({
    on: BusinessDate,
    currency: z.string(),
    /** What was there or moved on that day. */
    lines: z.array(Line),
    /** Of all lines, however many are answered. */
    count: z.int().nonnegative(),
    quantity,
    value,
  }),
})
export type StockOnDate = OutputOfRoute<typeof getStockOnDate>
