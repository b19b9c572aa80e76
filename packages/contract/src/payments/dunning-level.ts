import { text as menu } from '../accounts/menu.text.ts'
import { integerField, multilineField } from '../fields.ts'
import { master } from '../master.ts'
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
  },
  columns: ['daysOverdue', 'message'],
  filters: [],
  without: ['merge'],
})
