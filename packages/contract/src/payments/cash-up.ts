import { z } from 'zod'
import { text as menu } from '../accounts/menu.text.ts'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { text } from './cash-up.text.ts'

export const cashUpPage = page({
  module: 'payments',
  path: '/finance/cashup/',
  title: text.title,
  menuTitle: menu.cash,
  icon: 'cash-register',
  events: [],
  sortOrder: 162,
})

const Amount = z.int()

const Session = z.object({
  id: idOf('sales.till_session'),
  name: z.string(),
  till: z.string(),
  status: z.enum(['open', 'review', 'closed']),
  openedBy: z.string(),
  closedBy: z.string().nullable(),
  /** Null until it was counted. */
  expectedMinor: Amount.nullable(),
  countedMinor: Amount.nullable(),
  differenceMinor: Amount.nullable(),
  reason: z.string().nullable(),
})

/** What the provider of a payment type pays out for a day. */
const Payout = z.object({
  paymentTypeId: idOf('erp.payment_type'),
  name: z.string(),
  /** Payments less refunds, of the sessions that were counted. */
  takenMinor: Amount,
  /** Of the payments; a refund gives none of it back. */
  feeMinor: Amount,
  netMinor: Amount,
  expectedOn: BusinessDate,
})

const Store = z.object({
  storeId: idOf('erp.store'),
  store: z.string(),
  sessions: z.array(Session),
  /** Of payment types with a fee or settlement days. */
  payouts: z.array(Payout),
  /** Of its closed sessions. */
  countedMinor: Amount,
  differenceMinor: Amount,
  /** Cash in its safe and in transit to the bank, as of the end of the day. */
  safeMinor: Amount,
  inTransitMinor: Amount,
})
export type CashUpStore = z.output<typeof Store>

/** Till sessions of a day by store, with the cash in its safe and in transit, in the stores of the caller. Units: minor units. */
export const getCashUp = route({
  id: 'payments.cashUp.get',
  method: 'GET',
  path: '/payments/cashup',
  page: cashUpPage,
  event: 'view',
  writes: false,
  errors: [],
  input: z.strictObject({ on: BusinessDate.optional() }),
  output: z.object({ on: BusinessDate, currency: z.string(), stores: z.array(Store) }),
})
export type CashUp = OutputOfRoute<typeof getCashUp>
