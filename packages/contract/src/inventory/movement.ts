import { z } from 'zod'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { text } from './movement.text.ts'

export const movementPage = page({
  module: 'inventory',
  path: '/wms/inventorymovement/',
  title: text.title,
  menuTitle: menu.stock,
  icon: 'report',
  events: ['export'],
  sortOrder: 30,
  pickers: ['erp.store', 'procure.brand', 'procure.category'],
})

/** Maximum days per request. */
export const mostMovementDays = 366
/** Maximum lines of a response and of a file. */
export const movementLinesAtOnce = 100
export const mostMovementLines = 50_000

export const movementSubjects = ['variant', 'store', 'category', 'brand'] as const
/** `revalued`: signed change of value without a move. */
export const flowsIn = ['purchaseIn', 'transferIn', 'returnIn', 'adjustIn', 'revalued'] as const
export const flowsOut = ['saleOut', 'transferOut', 'supplierOut', 'adjustOut', 'scrapOut'] as const
/** Columns in their order: opening, in, out, closing. */
export const movementColumns = ['opening', ...flowsIn, ...flowsOut, 'closing'] as const
export type MovementColumn = (typeof movementColumns)[number]
/** Columns with a quantity. */
export const quantityColumns = movementColumns.filter((column) => column !== 'revalued')

export const MovementFilters = z.strictObject({
  /** Dates of the company, inclusive; the last 31 days if omitted. */
  from: BusinessDate.optional(),
  to: BusinessDate.optional(),
  by: z.enum(movementSubjects).default('variant'),
  storeId: z.int().positive().optional(),
  categoryId: z.int().positive().optional(),
  brandId: z.int().positive().optional(),
})
export type MovementFilters = z.output<typeof MovementFilters>

const columns = z.enum(movementColumns)
/** Units: stock units. */
const Quantities = z.record(columns, z.number())
/** Units: minor units of the company's currency. */
const Values = z.record(columns, z.int())
export type MovementSums = z.output<typeof Quantities>

const Line = z.object({
  /** Variant, store, category or brand; null for products without one. */
  id: z.int().nullable(),
  name: z.string().nullable(),
  /** SKU of a variant, else the code. */
  code: z.string().nullable(),
  quantity: Quantities,
  /** Requires the permission for costs. */
  value: Values.optional(),
})
export type MovementLine = z.output<typeof Line>

/** Calculated from the daily totals of each pool; goods in transit are excluded. */
export const getMovement = route({
  id: 'inventory.movement.get',
  method: 'GET',
  path: '/inventory/movement',
  page: movementPage,
  event: 'view',
  writes: false,
  errors: ['erp.period_too_long'],
  input: MovementFilters.extend({ offset: z.int().min(0).max(mostMovementLines).default(0) }),
  output: z.object({
    from: BusinessDate,
    to: BusinessDate,
    currency: z.string(),
    lines: z.array(Line),
    /** Totals of all lines, including those not in the response. */
    count: z.int().nonnegative(),
    quantity: Quantities,
    value: Values.optional(),
    /** Opening plus in less out equals closing. */
    isProven: z.boolean(),
  }),
})
export type Movement = OutputOfRoute<typeof getMovement>

/** The report as a file. */
export const exportMovement = route({
  id: 'inventory.movement.export',
  method: 'POST',
  path: '/inventory/movement/export',
  page: movementPage,
  event: 'export',
  writes: false,
  answer: 'file',
  errors: ['erp.period_too_long'],
  input: MovementFilters.extend({ format: z.enum(['csv', 'xlsx']) }),
  output: z.null(),
})
