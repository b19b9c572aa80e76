import { z } from 'zod'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { text } from './movement.text.ts'

/** Source: warehouse.md 7.1, inventory movement. */
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

/** Days of one answer at most. */
export const mostMovementDays = 366
/** Lines of one answer, and of a file. */
export const movementLinesAtOnce = 100
export const mostMovementLines = 50_000

export const movementSubjects = ['variant', 'store', 'category', 'brand'] as const
/** `revalued`: what goods came to be worth more, or less, without a piece that moved; signed. */
export const flowsIn = ['purchaseIn', 'transferIn', 'returnIn', 'adjustIn', 'revalued'] as const
export const flowsOut = ['saleOut', 'transferOut', 'supplierOut', 'adjustOut', 'scrapOut'] as const
/** Columns in their order: what was there, what came, what left, what is there. */
export const movementColumns = ['opening', ...flowsIn, ...flowsOut, 'closing'] as const
export type MovementColumn = (typeof movementColumns)[number]
/** Those that count pieces. */
export const quantityColumns = movementColumns.filter((column) => column !== 'revalued')

export const MovementFilters = z.strictObject({
  /** Days of the company, both included; left out: the last 31. */
  from: BusinessDate.optional(),
  to: BusinessDate.optional(),
  by: z.enum(movementSubjects).default('variant'),
  storeId: z.int().positive().optional(),
  categoryId: z.int().positive().optional(),
  brandId: z.int().positive().optional(),
})
export type MovementFilters = z.output<typeof MovementFilters>

const columns = z.enum(movementColumns)
/** Stock units. */
const Quantities = z.record(columns, z.number())
/** Minor units of the company's currency. */
const Values = z.record(columns, z.int())
export type MovementSums = z.output<typeof Quantities>

const Line = z.object({
  /** Of the variant, store, category or brand; null: products without one. */
  id: z.int().nullable(),
  name: z.string().nullable(),
  /** SKU of a variant, else its code. */
  code: z.string().nullable(),
  quantity: Quantities,
  /** With the right alone. */
  value: Values.optional(),
})
export type MovementLine = z.output<typeof Line>

/** Read from the days of each pool alone; goods between two stores are in neither. */
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
    /** Of all lines, however many are answered. */
    count: z.int().nonnegative(),
    quantity: Quantities,
    value: Values.optional(),
    /** What was there, with what came and left, is what is there. */
    isProven: z.boolean(),
  }),
})
export type Movement = OutputOfRoute<typeof getMovement>

/** The same as a file. */
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
