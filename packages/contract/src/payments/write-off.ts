import { mostMinor } from '@countinghouse/kernel/minor'
import { text as menu } from '../accounts/menu.text.ts'
import { document } from '../document.ts'
import { dateField, instantField, multilineField, referenceField, textField } from '../fields.ts'
import { amountField, linesField, recordField } from '../rich-fields.ts'
import { series } from '../series.ts'
import { mostSettledInvoices } from './settled-invoices.ts'
import { text } from './write-off.text.ts'

const currency = 'currencyCode'
const calculating = ['payments.over_settled', 'payments.not_receivable'] as const
const posting = [
  ...calculating,
  'payments.day_ahead',
  'accounts.period_closed',
  'accounts.rule_missing',
  'accounts.unknown_account',
] as const

/** Open invoices of a customer that are given up as bad debt. Source: docs/guides/payments.md, Write-offs. */
export const writeOff = document({
  module: 'payments',
  thing: 'writeOff',
  path: '/finance/write-offs/',
  api: '/payments/write-offs',
  text,
  menuTitle: menu.receivables,
  icon: 'receipt',
  sortOrder: 128,
  numbers: series({
    key: 'payments.write_off',
    title: text.title,
    prefix: 'WO',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'writtenOffOn',
  storeFields: [],
  statuses: ['draft', 'pending', 'approved', 'posted', 'reversed', 'rejected'],
  fields: {
    customerId: recordField('crm.customer'),
    writtenOffOn: dateField(),
    /** Blank: the company's currency. */
    currencyCode: referenceField('currency').nullable().default(null),
    reason: textField({ max: 200 }),
    note: multilineField({ max: 2000 }).nullable().default(null),
    lines: linesField(
      'line',
      { invoiceId: recordField('accounts.invoice'), amountMinor: amountField({ min: 1, max: mostMinor, currency }) },
      { least: 1, most: mostSettledInvoices },
    ),
  },
  shown: {
    totalMinor: amountField({ currency }),
    /** In the company's currency, at the rates of the invoices. */
    baseMinor: amountField(),
    postedAt: instantField().nullable(),
    reversedOn: dateField().nullable(),
  },
  columns: ['customerId', 'writtenOffOn', 'reason', 'totalMinor'],
  filters: ['customerId'],
  unfiltered: ['postedAt', 'reversedOn', 'baseMinor'],
  errors: ['payments.rule_broken', ...calculating],
  transitions: {
    submit: { from: ['draft'], to: ['pending', 'approved'], event: 'edit', errors: calculating },
    post: { from: ['draft', 'approved'], to: ['posted', 'pending'], event: 'post', isNext: true, errors: posting },
    withdraw: { from: ['pending', 'approved', 'rejected'], to: ['draft'], event: 'edit' },
    reverse: {
      from: ['posted'],
      to: ['reversed'],
      event: 'reverse',
      fields: { reversedOn: dateField().nullable().default(null) },
      errors: ['accounts.period_closed', 'payments.rule_broken'],
    },
  },
})
