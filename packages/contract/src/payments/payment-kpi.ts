import { z } from 'zod'
import { text as menu } from '../accounts/menu.text.ts'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate } from '../values.ts'
import { text } from './payment-kpi.text.ts'

export const paymentKpiPage = page({
  module: 'payments',
  path: '/finance/payment-kpi/',
  title: text.title,
  menuTitle: menu.receivables,
  icon: 'chart-bar',
  sortOrder: 129,
})

const Count = z.int().nonnegative()

/** Reasons of the list. */
export const mostReasons = 20

/** Figures of online payments that were requested in a period, and of payouts in it. Units: minor units of the company’s currency. */
export const getPaymentKpi = route({
  id: 'payments.paymentKpi.get',
  method: 'GET',
  path: '/payments/kpi',
  page: paymentKpiPage,
  event: 'view',
  writes: false,
  input: z.strictObject({ from: BusinessDate.optional(), to: BusinessDate.optional() }),
  output: z.object({
    from: BusinessDate,
    to: BusinessDate,
    currency: z.string(),
    requested: Count,
    captured: Count,
    capturedMinor: z.int(),
    /** Captured, declined and cancelled: their outcome is known. */
    finished: Count,
    declined: Count,
    unknown: Count,
    refunded: Count,
    refundedMinor: z.int(),
    disputed: Count,
    disputedMinor: z.int(),
    /** Payments of posted payouts, and the days from capture to payout of all of them. */
    paidOut: Count,
    paidOutDays: z.int(),
    /** Most frequent first. */
    reasons: z.array(z.object({ code: z.string(), count: Count })),
    /** Posted payouts by month, latest first. */
    months: z.array(
      z.object({ month: BusinessDate, to: BusinessDate, grossMinor: z.int(), feeMinor: z.int(), netMinor: z.int() }),
    ),
  }),
})
export type PaymentKpi = OutputOfRoute<typeof getPaymentKpi>
