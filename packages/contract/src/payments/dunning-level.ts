import { text as menu } from '../accounts/menu.text.ts'
import { integerField, multilineField, rateField } from '../fields.ts'
import { master } from '../master.ts'
import { amountField } from '../rich-fields.ts'
import { text } from './dunning-level.text.ts'

/** A step of payment reminders. Source: docs/guides/payments.md, Payment reminders. */
export const dunningLevel = master({
  module: 'payments',
  thing: 'dunningLevel',
  path: '/finance/dunning-levels/',
  api: '/payments/dunning-levels',
  text,
  menuTitle: menu.receivables,
  icon: 'list-check',
  sortOrder: 129,
  fields: {
    daysOverdue: integerField({ min: 1, max: 999 }),
    message: multilineField({ max: 2000 }),
    /** Of each reminder in the company's currency. */
    feeMinor: amountField({ max: 1e9 }).default(0),
    /** Of a year. */
    interestPpm: rateField({ maxPpm: 1_000_000 }).default(0),
  },
  columns: ['daysOverdue', 'feeMinor', 'interestPpm', 'message'],
  filters: [],
  without: ['merge'],
})
