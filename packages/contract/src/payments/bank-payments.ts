import { mostMinor } from '@countinghouse/kernel/minor'
import { z } from 'zod'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { bankLine, bankLineErrors, OpenCount, staleLines } from './bank-lines.ts'
import { bankStatement } from './bank-statement.ts'
import { customerPayment } from './customer-payment.ts'
import { mostSettledInvoices } from './settled-invoices.ts'
import { supplierPayment } from './supplier-payment.ts'

/** What the payment settles of each invoice or credit note; null: the earliest due. Units: minor units of the bank account's currency. */
const settledOf = (entity: string) =>
  z
    .array(z.strictObject({ invoiceId: idOf(entity), amountMinor: z.int().min(1).max(mostMinor) }))
    .max(mostSettledInvoices)
    .nullable()
    .default(null)

const paying = [
  ...bankLineErrors,
  'payments.over_line',
  'payments.over_settled',
  'payments.not_cash',
  'payments.day_ahead',
  'accounts.period_closed',
  'accounts.rule_missing',
  'accounts.rate_missing',
] as const

/** Posts a received amount as a customer payment; what it does not settle is credit of the customer. */
export const receiveBankLine = route({
  id: 'payments.bankStatement.receive',
  method: 'POST',
  path: '/payments/bank-statements/{id}/receive',
  // It is the payment that wants permission.
  page: customerPayment.page,
  event: 'post',
  writes: true,
  stale: [...staleLines, customerPayment.routes.list],
  errors: [...paying, 'payments.not_received', 'payments.not_receivable'],
  input: z.strictObject({ ...bankLine, customerId: idOf('crm.customer'), lines: settledOf('accounts.invoice') }),
  output: OpenCount,
})

/**
 * Pays a supplier with an amount that left; what it does not settle is a prepayment. Where a rule requires approval, or the user may not send
 * supplier payments, the payment is not sent yet and the line stays open.
 */
export const payBankLine = route({
  id: 'payments.bankStatement.pay',
  method: 'POST',
  path: '/payments/bank-statements/{id}/pay',
  page: supplierPayment.page,
  event: 'create',
  writes: true,
  stale: [...staleLines, supplierPayment.routes.list],
  errors: [
    ...paying,
    'payments.not_paid',
    'payments.not_payable',
    'payments.bill_awaiting',
    'payments.supplier_on_hold',
  ],
  input: z.strictObject({
    ...bankLine,
    supplierId: idOf('procure.supplier'),
    lines: settledOf('accounts.supplier_invoice'),
  }),
  output: OpenCount.extend({
    payment: z.string(),
    /** The payment is not sent yet. */
    isPending: z.boolean(),
  }),
})

const OpenInvoices = (entity: string) =>
  z.object({
    items: z.array(
      z.object({
        invoiceId: idOf(entity),
        kind: z.enum(['invoice', 'credit_note']),
        invoice: z.string(),
        /** Number of the supplier, or purchase order number of the customer. */
        reference: z.string().nullable(),
        dueOn: BusinessDate,
        openMinor: z.int(),
      }),
    ),
  })

/** Open invoices and credit notes of a customer in the currency of the bank account, earliest due first. */
export const getReceivable = route({
  id: 'payments.bankStatement.receivable',
  method: 'GET',
  path: '/payments/bank-statements/{id}/receivable',
  page: customerPayment.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf(bankStatement.entity), customerId: idOf('crm.customer') }),
  output: OpenInvoices('accounts.invoice'),
})

/** Those of a supplier; what is on a payment that is not sent yet is left out. */
export const getPayable = route({
  id: 'payments.bankStatement.payable',
  method: 'GET',
  path: '/payments/bank-statements/{id}/payable',
  page: supplierPayment.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf(bankStatement.entity), supplierId: idOf('procure.supplier') }),
  output: OpenInvoices('accounts.supplier_invoice'),
})
