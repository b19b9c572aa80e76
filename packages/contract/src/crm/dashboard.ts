import { z } from 'zod'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate } from '../values.ts'
import { casePriorities } from './customer-case.ts'
import { text } from './dashboard.text.ts'
import { Nps } from './nps.ts'
import { openStages } from './opportunity.ts'

export const crmDashboardPage = page({
  module: 'crm',
  path: '/crm/dashboard/',
  title: text.title,
  icon: 'layout-dashboard',
  sortOrder: 1,
})

/** Units: days. */
export const trendDays = 90
export const shownMonths = 12

/** Cases by age, in whole days: up to one, up to seven, above. */
const Cases = z.object({
  priority: z.enum(casePriorities),
  count: z.int(),
  overdue: z.int(),
  upToDay: z.int(),
  upToWeek: z.int(),
  older: z.int(),
})

/** Figures of customers; null without permission to view their list. */
export const getCrmDashboard = route({
  id: 'crm.dashboard.get',
  method: 'GET',
  path: '/crm/dashboard',
  page: crmDashboardPage,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    today: BusinessDate,
    currency: z.string(),
    cases: z.array(Cases).nullable(),
    activities: z.object({ open: z.int(), overdue: z.int() }).nullable(),
    pipeline: z
      .array(z.object({ stage: z.enum(openStages), count: z.int(), expectedMinor: z.int(), weightedMinor: z.int() }))
      .nullable(),
    /** Of the last 90 days, and of the 90 days before. */
    nps: z.object({ from: BusinessDate, now: Nps, before: Nps }).nullable(),
    /** New customers of the last twelve months, `YYYY-MM`, oldest first. */
    customers: z.array(z.object({ month: z.string(), count: z.int() })).nullable(),
  }),
})
export type CrmDashboard = OutputOfRoute<typeof getCrmDashboard>
