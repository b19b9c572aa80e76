import { z } from 'zod'
import { page, permissionName } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, Instant } from '../values.ts'
import { text } from './dashboard.text.ts'
import { receiptsPage } from './receipt.ts'

export const salesDashboardPage = page({
  module: 'sales',
  path: '/sales/dashboard/',
  title: text.title,
  icon: 'layout-dashboard',
  sortOrder: 1,
  pickers: ['erp.store'],
})

/** Permission for all figures of the dashboard, which come from receipts. */
export const salesFiguresPermission = permissionName(receiptsPage, 'view')

/** Sales of one day up to a time. Excluding tax. Units: minor units of the company's currency. */
const Figures = z.object({
  netMinor: z.int(),
  /** Sales, without returns. */
  receipts: z.int().nonnegative(),
  /** Units sold. */
  units: z.number(),
  /** Of sales, without returns. */
  salesMinor: z.int(),
})

const Named = z.object({ id: z.int(), name: z.string(), netMinor: z.int(), units: z.number() })

/**
 * Today in the stores of the caller, beside the same weekday of last week up to the same time. Zero without permission to view receipts.
 */
export const getSalesToday = route({
  id: 'sales.dashboard.today',
  method: 'GET',
  path: '/sales/dashboard/today',
  page: salesDashboardPage,
  event: 'view',
  writes: false,
  input: z.strictObject({ storeId: z.int().positive().optional() }),
  output: z.object({
    currency: z.string(),
    day: BusinessDate,
    lastWeek: BusinessDate,
    today: Figures,
    before: Figures,
    openSessions: z.int().nonnegative(),
    /** Net sales by hour of the store, up to now; of last week the whole day. */
    hours: z.array(z.object({ hour: z.int().min(0).max(23), netMinor: z.int().nullable(), beforeMinor: z.int() })),
    stores: z.array(Named),
    /** At most ten. */
    products: z.array(Named),
    at: Instant,
  }),
})
export type SalesToday = OutputOfRoute<typeof getSalesToday>
