import { z } from 'zod'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { text } from './nps.text.ts'

export const npsPage = page({
  module: 'crm',
  path: '/crm/nps/',
  title: text.title,
  menuTitle: menu.opinion,
  icon: 'chart-bar',
  events: [],
  sortOrder: 42,
  pickers: ['erp.store'],
})

/** Maximum days per request. */
export const mostNpsDays = 366
export const usualNpsDays = 90
export const npsDimensions = ['store', 'cashier', 'month', 'survey'] as const

/** Scores from which a customer promotes, and up to which one detracts. */
export const promoterFrom = 9
export const detractorTo = 6

/** Source of the formulas: docs/guides/crm.md, NPS. */
export const Nps = z.object({
  responses: z.int().nonnegative(),
  promoters: z.int().nonnegative(),
  passives: z.int().nonnegative(),
  detractors: z.int().nonnegative(),
  /** Share of promoters less that of detractors; null without responses. Units: parts per million. */
  npsPpm: z.int().nullable(),
  /** Half the width of the 95 % confidence interval; null without responses. Units: parts per million. */
  marginPpm: z.int().nullable(),
})
export type Nps = z.output<typeof Nps>

/** NPS of the answers in a period, by store, cashier, month or survey. Throws: erp.period_too_long. */
export const getNps = route({
  id: 'crm.nps.get',
  method: 'GET',
  path: '/crm/nps',
  page: npsPage,
  event: 'view',
  writes: false,
  errors: ['erp.period_too_long'],
  input: z.strictObject({
    /** Dates of the company, inclusive; the last 90 days if omitted. */
    from: BusinessDate.optional(),
    to: BusinessDate.optional(),
    by: z.enum(npsDimensions).default('store'),
    storeId: z.int().positive().optional(),
  }),
  output: z.object({
    from: BusinessDate,
    to: BusinessDate,
    by: z.enum(npsDimensions),
    total: Nps,
    /** `id`: of the store, cashier or survey; `name`: of a month `YYYY-MM`, null where it is not known. */
    rows: z.array(Nps.extend({ id: z.int().nullable(), name: z.string().nullable() })),
  }),
})
export type NpsReport = OutputOfRoute<typeof getNps>
