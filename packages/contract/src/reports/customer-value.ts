import { z } from 'zod'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { text } from './customer-value.text.ts'

/** Source: docs/guides/reports.md, Customer value. */
export const customerValuePage = page({
  module: 'reports',
  path: '/crm/customer-value/',
  title: text.title,
  icon: 'chart-bar',
  events: ['export'],
  sortOrder: 12,
  pickers: ['erp.store'],
})

/** Scores are from 1 to this one, the best. */
export const bestScore = 5
/** Months of first purchases, the last one that of the day. */
export const cohortMonths = 12
/** Customers in one response. */
export const valuedAtOnce = 100

export const customerClasses = ['champion', 'loyal', 'recent', 'at_risk', 'lapsing'] as const
export type CustomerClass = (typeof customerClasses)[number]

const Score = z.int().min(1).max(bestScore)
const shared = {
  /** Last of the twelve months; today if omitted. */
  on: BusinessDate.optional(),
  storeId: z.int().positive().optional(),
}
const selected = { recency: Score.optional(), frequency: Score.optional(), value: Score.optional() }

/** Units: minor units of the company's currency, without tax. */
const Figures = z.object({ customers: z.int(), netMinor: z.int() })

/** What customers bought in twelve months: scores of recency, frequency and value, and who came back by month of first purchase. */
export const getCustomerValue = route({
  id: 'reports.customerValue.get',
  method: 'GET',
  path: '/reports/customer-value',
  page: customerValuePage,
  event: 'view',
  writes: false,
  input: z.strictObject(shared),
  output: z.object({
    from: BusinessDate,
    on: BusinessDate,
    currency: z.string(),
    buyers: Figures,
    /** Bought for the first time. */
    fresh: Figures,
    /** Bought at least twice. */
    repeating: Figures,
    /** Bought in the twelve months before and not since; their turnover is of then. */
    lost: Figures,
    cells: z.array(Figures.extend({ recency: Score, frequency: Score })),
    values: z.array(Figures.extend({ score: Score, leastMinor: z.int() })),
    cohorts: z.array(
      z.object({
        /** `YYYY-MM` of the first purchase. */
        month: z.string(),
        customers: z.int(),
        /** Customers who bought in the first, second… month, up to that of the day. */
        returned: z.array(z.int()),
      }),
    ),
  }),
})
export type CustomerValue = OutputOfRoute<typeof getCustomerValue>

const Customer = z.object({
  customerId: idOf('crm.customer'),
  code: z.string(),
  name: z.string(),
  lastOn: BusinessDate,
  purchases: z.int(),
  netMinor: z.int(),
  recency: Score,
  frequency: Score,
  value: Score,
})
export type ValuedCustomer = z.output<typeof Customer>

/** Customers of selected scores, the highest turnover first. */
export const listValuedCustomers = route({
  id: 'reports.customerValue.customers',
  method: 'GET',
  path: '/reports/customer-value/customers',
  page: customerValuePage,
  event: 'view',
  writes: false,
  input: z.strictObject({ ...shared, ...selected }),
  output: z.object({ currency: z.string(), customers: z.array(Customer), hasMore: z.boolean() }),
})

/** All of them as a file. */
export const exportValuedCustomers = route({
  id: 'reports.customerValue.export',
  method: 'POST',
  path: '/reports/customer-value/export',
  page: customerValuePage,
  event: 'export',
  writes: false,
  answer: 'file',
  errors: ['busy'],
  input: z.strictObject({ ...shared, ...selected, format: z.enum(['csv', 'xlsx']) }),
  output: z.null(),
})

/** What scores of recency and frequency together say of a customer. */
export function classOf({
  recency,
  frequency,
}: {
  readonly recency: number
  readonly frequency: number
}): CustomerClass {
  if (recency >= 4) return frequency >= 4 ? 'champion' : frequency >= 2 ? 'loyal' : 'recent'
  if (recency === 3) return frequency >= 3 ? 'loyal' : 'lapsing'
  return frequency >= 3 ? 'at_risk' : 'lapsing'
}
