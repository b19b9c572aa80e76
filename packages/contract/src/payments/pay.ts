import { z } from 'zod'
import { route } from '../route.ts'
import { idOf } from '../values.ts'

/** Company and secret of a link. */
const token = z.string().regex(/^[1-9]\d{0,14}\.[\w-]{43}$/)

/** What whoever has a link sees of it. Units: minor units of the currency. */
const Shown = z.object({
  company: z.string(),
  invoice: z.string().nullable(),
  currency: z.string(),
  amountMinor: z.int(),
  /** `waiting`: the provider has not answered yet, so that it must not be paid again. */
  status: z.enum(['open', 'waiting', 'paid', 'ended', 'not_configured']),
  /** The page of the simulator is open for it; no money moves. */
  isSimulated: z.boolean(),
})
export type PayPage = z.output<typeof Shown>

/** Amount and company of a payment link. */
export const getPayPage = route({
  id: 'payments.pay.get',
  method: 'POST',
  path: '/payments/public/pay',
  access: 'public',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ token }),
  output: Shown,
})

/** Leads to the page of the provider. The same payment is continued until it is paid, declined or ended. */
export const startPay = route({
  id: 'payments.pay.start',
  method: 'POST',
  path: '/payments/public/pay/start',
  access: 'public',
  writes: true,
  idempotent: 'no',
  errors: ['not_found', 'not_configured', 'payments.link_ended', 'payments.nothing_open'],
  input: z.strictObject({ token }),
  output: z.object({
    /** Null: the provider does not answer; the payment is checked later. */
    url: z.string().nullable(),
  }),
})

/** Asks the provider whether the payment of a link is paid, once the customer returns. */
export const returnPay = route({
  id: 'payments.pay.return',
  method: 'POST',
  path: '/payments/public/pay/return',
  access: 'public',
  writes: true,
  idempotent: 'no',
  errors: ['not_found', 'not_configured'],
  input: z.strictObject({ token }),
  output: Shown,
})

/** The customer’s answer on the page of the simulator. */
export const simulatePay = route({
  id: 'payments.pay.simulate',
  method: 'POST',
  path: '/payments/public/pay/simulate',
  access: 'public',
  writes: true,
  idempotent: 'no',
  errors: ['not_found', 'not_configured'],
  input: z.strictObject({ token, outcome: z.enum(['approve', 'decline']) }),
  output: Shown,
})

/** A signed message of the provider of a company. */
export const receiveCardEvent = route({
  id: 'payments.cardEvent.receive',
  method: 'POST',
  path: '/payments/public/card-events/{companyId}',
  access: 'public',
  writes: true,
  idempotent: 'no',
  isSigned: true,
  errors: ['not_configured', 'payments.signature'],
  input: z.object({ companyId: idOf('erp.company') }),
  output: z.object({ isReceived: z.boolean() }),
})
