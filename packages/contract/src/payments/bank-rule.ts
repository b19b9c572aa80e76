import { text as menu } from '../accounts/menu.text.ts'
import { choiceField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField } from '../rich-fields.ts'
import { text } from './bank-rule.text.ts'

export const bankDirections = ['any', 'received', 'paid'] as const

/** Proposes an account for statement lines with a text. Source: docs/guides/payments.md, Bank statements. */
export const bankRule = master({
  module: 'payments',
  thing: 'bankRule',
  path: '/finance/bank-rules/',
  api: '/payments/bank-rules',
  text,
  menuTitle: menu.cash,
  icon: 'list-check',
  sortOrder: 168,
  fields: {
    contains: textField({ min: 3, max: 80 }),
    direction: choiceField(bankDirections).default('any'),
    accountId: recordField('accounts.account'),
  },
  columns: ['contains', 'direction', 'accountId'],
  filters: ['direction'],
  errors: ['payments.rule_broken', 'payments.not_postable'],
  without: ['merge'],
})
