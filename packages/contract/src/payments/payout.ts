import { mostMinor } from '@countinghouse/kernel/minor'
import { text as menu } from '../accounts/menu.text.ts'
import { document } from '../document.ts'
import { choiceField, dateField, instantField, multilineField, textField } from '../fields.ts'
import { amountField, linesField, recordField } from '../rich-fields.ts'
import { series } from '../series.ts'
import { text } from './payout.text.ts'

/** Maximum lines of a payout. */
export const mostPayoutLines = 2000

const signed = () => amountField({ min: -mostMinor, max: mostMinor })

/** A transfer of a provider of card payments to a bank account. Source: docs/guides/payments.md, Provider payouts. */
export const payout = document({
  module: 'payments',
  thing: 'payout',
  path: '/finance/settlements/',
  api: '/payments/settlements',
  text,
  menuTitle: menu.receivables,
  icon: 'coins',
  sortOrder: 126,
  numbers: series({
    key: 'payments.payout',
    title: text.title,
    prefix: 'PO',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'paidOn',
  storeFields: [],
  statuses: ['draft', 'posted'],
  fields: {
    provider: choiceField(['stripe', 'simulator', 'other']),
    /** Of the provider. */
    reference: textField({ max: 80 }),
    bankAccountId: recordField('payments.bank_account'),
    paidOn: dateField(),
    note: multilineField({ max: 2000 }).nullable().default(null),
    lines: linesField(
      'line',
      {
        kind: choiceField(['charge', 'refund', 'chargeback', 'fee']),
        /** The payment at the provider, or the number of the online payment. */
        reference: textField({ max: 80 }).nullable().default(null),
        /** The entry in the report of the provider. */
        entryRef: textField({ max: 80 }).nullable().default(null),
        /** Refunds and charge-backs below zero. */
        amountMinor: signed().default(0),
        feeMinor: signed().default(0),
      },
      { least: 1, most: mostPayoutLines },
    ),
  },
  shown: {
    grossMinor: amountField(),
    feeMinor: signed(),
    refundMinor: signed(),
    chargebackMinor: signed(),
    netMinor: signed(),
    postedAt: instantField().nullable(),
  },
  columns: ['provider', 'reference', 'bankAccountId', 'paidOn', 'grossMinor', 'feeMinor', 'netMinor'],
  filters: ['bankAccountId'],
  unfiltered: ['postedAt', 'grossMinor', 'feeMinor', 'refundMinor', 'chargebackMinor', 'netMinor'],
  errors: ['payments.rule_broken', 'payments.not_company_currency'],
  events: ['import'],
  transitions: {
    post: {
      from: ['draft'],
      to: ['posted'],
      event: 'post',
      isNext: true,
      errors: ['payments.day_ahead', 'accounts.period_closed', 'accounts.rule_missing', 'accounts.unknown_account'],
    },
  },
})
