import { z } from 'zod'
import { fileNameField } from '../fields.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { bankAccount } from './bank-account.ts'
import { onlinePayment } from './online-payment.ts'
import { payout } from './payout.ts'

/** Online payments of no payout that are listed at once. */
export const mostUnpaid = 200

/** Entries of a payout with their online payments, and captured payments that no payout has. Units: minor units of the company’s currency. */
export const getPayoutLines = route({
  id: 'payments.payout.lines',
  method: 'GET',
  path: '/payments/settlements/{id}/lines',
  page: payout.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf(payout.entity) }),
  output: z.object({
    currency: z.string(),
    /** Balance of the account of online payments. */
    clearingMinor: z.int(),
    lines: z.array(
      z.object({
        lineNo: z.int(),
        kind: z.enum(['charge', 'refund', 'chargeback', 'fee']),
        reference: z.string().nullable(),
        amountMinor: z.int(),
        feeMinor: z.int(),
        /** Null: no online payment has this reference. */
        paymentId: idOf(onlinePayment.entity).nullable(),
        payment: z.string().nullable(),
      }),
    ),
    unpaid: z.array(
      z.object({
        paymentId: idOf(onlinePayment.entity),
        payment: z.string(),
        capturedOn: BusinessDate,
        capturedMinor: z.int(),
      }),
    ),
  }),
})

/** Imports the report of a payout, a CSV or Excel file with a row for each entry. */
export const importPayout = route({
  id: 'payments.payout.import',
  method: 'POST',
  path: '/payments/bank-accounts/{id}/payouts',
  page: payout.page,
  event: 'import',
  writes: true,
  // An entry that was imported is refused.
  idempotent: 'no',
  stale: [payout.routes.list],
  upload: { maxBytes: 8 * 1024 * 1024, mediaTypes: 'any' },
  errors: [
    'not_found',
    'payments.payout_unreadable',
    'payments.not_company_currency',
    'payments.already_paid_out',
    'payments.rule_broken',
  ],
  input: z.strictObject({ id: idOf(bankAccount.entity), fileName: fileNameField() }),
  output: z.object({
    payouts: z.array(z.object({ id: idOf(payout.entity), name: z.string(), lineCount: z.int() })),
  }),
})
