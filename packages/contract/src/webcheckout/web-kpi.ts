import { z } from 'zod'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { webMailStatuses } from './web-mail.ts'
import { text } from './web-kpi.text.ts'

export const webKpiPage = page({
  module: 'webcheckout',
  path: '/sales/web-kpi/',
  title: text.title,
  menuTitle: menu.web,
  icon: 'chart-bar',
  sortOrder: 45,
})

const Count = z.int().nonnegative()

/** Figures of web orders, carts and emails of a period, in the stores that the caller sees. Units: minor units of the company's currency. */
export const getWebKpi = route({
  id: 'webcheckout.webKpi.get',
  method: 'GET',
  path: '/webcheckout/sales-kpi',
  page: webKpiPage,
  event: 'view',
  writes: false,
  input: z.strictObject({ from: BusinessDate.optional(), to: BusinessDate.optional() }),
  output: z.object({
    from: BusinessDate,
    to: BusinessDate,
    currency: z.string(),
    /** Cancelled ones are not part of it. */
    orders: Count,
    turnoverMinor: z.int(),
    cancelled: Count,
    /** Abandoned in the period, also if recovered since. */
    abandoned: Count,
    abandonedMinor: z.int(),
    /** Ordered in the period after they were abandoned. */
    recovered: Count,
    recoveredMinor: z.int(),
    mails: z.array(z.object({ status: z.enum(webMailStatuses), count: Count })),
    /** Days with orders, latest first. */
    days: z.array(z.object({ day: BusinessDate, orders: Count, turnoverMinor: z.int() })),
  }),
})
export type WebKpi = OutputOfRoute<typeof getWebKpi>
