import { z } from 'zod'
import { text as menu } from '../accounts/menu.text.ts'
import { document } from '../document.ts'
import { dateField, instantField, integerField, multilineField, referenceField, shownField } from '../fields.ts'
import { amountField, linesField, recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { series } from '../series.ts'
import { idOf, Version } from '../values.ts'
import { text } from './payment-file.text.ts'

export const mostFilePayments = 500
const currency = 'currencyCode'
const cell = () => shownField().nullable().default(null)

/** Sent supplier payments that the bank makes, as an ISO 20022 file. Source: docs/guides/payments.md, Payment files. */
export const paymentFile = document({
  module: 'payments',
  thing: 'paymentFile',
  path: '/finance/payment-files/',
  api: '/payments/payment-files',
  text,
  menuTitle: menu.payables,
  icon: 'file',
  sortOrder: 134,
  numbers: series({
    key: 'payments.payment_file',
    title: text.title,
    prefix: 'PF',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'executeOn',
  storeFields: [],
  statuses: ['draft', 'created', 'cancelled'],
  fields: {
    bankAccountId: recordField('payments.bank_account'),
    /** Day on which the bank is to pay. */
    executeOn: dateField(),
    note: multilineField({ max: 2000 }).nullable().default(null),
    lines: linesField(
      'line',
      {
        supplierPaymentId: recordField('payments.supplier_payment'),
        supplierName: cell(),
        /** Bank account of the supplier, masked. */
        maskedAccount: cell(),
        amountMinor: amountField({ currency }).default(0),
      },
      { least: 1, most: mostFilePayments, calculated: ['supplierName', 'maskedAccount', 'amountMinor'] },
    ),
  },
  shown: {
    currencyCode: referenceField('currency'),
    paymentCount: integerField({ min: 0, max: mostFilePayments }),
    totalMinor: amountField({ currency }),
    /** Holder, IBAN and BIC of the bank account, fixed when the file is created. */
    payer: shownField().nullable(),
    payerIban: shownField().nullable(),
    payerBic: shownField().nullable(),
    fileCreatedAt: instantField().nullable(),
    reason: shownField().nullable(),
  },
  columns: ['bankAccountId', 'executeOn', 'paymentCount', 'totalMinor'],
  filters: ['bankAccountId'],
  unfiltered: ['payer', 'payerIban', 'payerBic', 'fileCreatedAt', 'reason'],
  errors: ['payments.rule_broken', 'payments.not_fileable', 'payments.already_filed'],
  events: [{ code: 'download', risk: 'high', dependsOn: 'view' }],
  transitions: {
    createFile: {
      from: ['draft'],
      to: ['created'],
      event: 'create_file',
      isNext: true,
      errors: ['payments.not_fileable', 'payments.execution_past'],
    },
    cancel: {
      from: ['created'],
      to: ['cancelled'],
      event: 'create_file',
      fields: { reason: multilineField({ max: 500 }) },
    },
  },
})

/** What a file is proposed for. */
export const fileProposal = {
  bankAccountId: recordField('payments.bank_account'),
  executeOn: dateField(),
}

/** Creates a draft with all sent payments of the account in its currency that are in no other file. */
export const proposeFile = route({
  id: 'payments.paymentFile.propose',
  method: 'POST',
  path: '/payments/payment-files/propose',
  page: paymentFile.page,
  event: 'create',
  writes: true,
  status: 201,
  stale: [paymentFile.routes.list],
  errors: ['not_found', 'payments.nothing_to_file', 'payments.already_filed'],
  input: z.strictObject(fileProposal),
  output: z.object({ id: idOf(paymentFile.entity), version: Version }),
})

/** The file for the bank, pain.001.001.09; the same each time. Each download is audited. */
export const downloadPaymentFile = route({
  id: 'payments.paymentFile.download',
  method: 'POST',
  path: '/payments/payment-files/{id}/file',
  page: paymentFile.page,
  event: 'download',
  writes: false,
  answer: 'file',
  errors: ['not_found', 'state_conflict', 'not_configured'],
  input: z.strictObject({ id: idOf(paymentFile.entity) }),
  output: z.null(),
})
