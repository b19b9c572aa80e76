import { text as menu } from '../accounts/menu.text.ts'
import { document } from '../document.ts'
import { dateField, instantField, integerField, multilineField, textField } from '../fields.ts'
import { amountField, linesField, recordField } from '../rich-fields.ts'
import { series } from '../series.ts'
import { text } from './bank-deposit.text.ts'

const posting = [
  'payments.day_ahead',
  'payments.rule_broken',
  'accounts.period_closed',
  'accounts.rule_missing',
  'accounts.unknown_account',
] as const
const day = () => dateField().nullable().default(null)

/** Cash of a store on its way to the bank. Source: docs/guides/payments.md, Bank deposits. */
export const bankDeposit = document({
  module: 'payments',
  thing: 'bankDeposit',
  path: '/finance/bank-deposits/',
  api: '/payments/bank-deposits',
  text,
  menuTitle: menu.cash,
  icon: 'coins',
  sortOrder: 164,
  numbers: series({
    key: 'payments.bank_deposit',
    title: text.title,
    prefix: 'BD',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'depositedOn',
  storeFields: ['storeId'],
  statuses: ['draft', 'sent', 'confirmed', 'cancelled'],
  fields: {
    storeId: recordField('erp.store'),
    bankAccountId: recordField('payments.bank_account'),
    depositedOn: dateField(),
    bagNo: textField({ max: 40 }).nullable().default(null),
    note: multilineField({ max: 2000 }).nullable().default(null),
    lines: linesField(
      'line',
      {
        /** Of one note or coin. */
        valueMinor: amountField({ min: 1, max: 10_000_000 }),
        pieces: integerField({ min: 1, max: 100_000 }),
      },
      { least: 1, most: 50 },
    ),
  },
  shown: {
    amountMinor: amountField(),
    /** What the bank counted. */
    countedMinor: amountField().nullable(),
    confirmedOn: dateField().nullable(),
    sentAt: instantField().nullable(),
  },
  columns: ['storeId', 'bankAccountId', 'depositedOn', 'amountMinor', 'countedMinor'],
  filters: ['storeId', 'bankAccountId'],
  unfiltered: ['confirmedOn', 'sentAt'],
  errors: ['payments.rule_broken', 'payments.not_company_currency'],
  transitions: {
    send: { from: ['draft'], to: ['sent'], event: 'send', isNext: true, errors: [...posting, 'payments.safe_short'] },
    confirm: {
      from: ['sent'],
      to: ['confirmed'],
      event: 'confirm',
      isNext: true,
      fields: {
        /** Blank: the whole amount. */
        bankCountedMinor: amountField().nullable().default(null),
        /** Blank: today. */
        creditedOn: day(),
      },
      errors: posting,
    },
    cancel: { from: ['sent'], to: ['cancelled'], event: 'send', errors: posting },
  },
})
