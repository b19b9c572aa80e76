import { mostMinor } from '@countinghouse/kernel/minor'
import { z } from 'zod'
import { integerField } from '../fields.ts'
import { amountField, recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { onlinePayment } from './online-payment.ts'

const id = idOf('payments.payment_link')

/** Links are valid at most this long. Units: days. */
export const longestLinkDays = 90

const Link = z.object({
  id,
  customer: z.string(),
  /** Null: an amount that becomes credit. */
  invoice: z.string().nullable(),
  amountMinor: z.int().nullable(),
  status: z.enum(['active', 'expired', 'revoked']),
  expiresAt: Instant,
  createdAt: Instant,
  by: z.string(),
})
export type PaymentLink = z.output<typeof Link>

/** The latest links; their secret is not kept, so that none is shown again. */
export const getPaymentLinks = route({
  id: 'payments.paymentLink.list',
  method: 'GET',
  path: '/payments/payment-links',
  page: onlinePayment.page,
  event: 'link',
  writes: false,
  input: z.strictObject({}),
  output: z.object({ currency: z.string(), items: z.array(Link) }),
})

/** For whom a link is: an invoice, else an amount that becomes credit of the customer. */
export const linked = {
  customerId: recordField('crm.customer'),
  invoiceId: recordField('accounts.invoice').nullable().default(null),
  /** Blank: what is open of the invoice. */
  amountMinor: amountField({ min: 1, max: mostMinor }).nullable().default(null),
  validDays: integerField({ min: 1, max: longestLinkDays }).default(14),
}

/** Creates a link; its address is answered once. */
export const createPaymentLink = route({
  id: 'payments.paymentLink.create',
  method: 'POST',
  path: '/payments/payment-links',
  page: onlinePayment.page,
  event: 'link',
  writes: true,
  // Its answer has a secret, which is not kept.
  idempotent: 'no',
  stale: [getPaymentLinks],
  errors: ['not_configured', 'payments.not_receivable', 'payments.link_for', 'payments.not_company_currency'],
  input: z.strictObject(linked),
  output: z.object({ id, path: z.string(), expiresAt: Instant }),
})

/** Ends a link. */
export const revokePaymentLink = route({
  id: 'payments.paymentLink.revoke',
  method: 'POST',
  path: '/payments/payment-links/{id}/revoke',
  page: onlinePayment.page,
  event: 'link',
  writes: true,
  stale: [getPaymentLinks],
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.object({ id }),
})
