import { choiceField, multilineField, switchField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField } from '../rich-fields.ts'
import { text } from './account.text.ts'
import { text as menu } from './menu.text.ts'

/** In the order of the statements. */
export const accountTypes = ['asset', 'liability', 'equity', 'income', 'cost_of_sales', 'expense'] as const
export type AccountType = (typeof accountTypes)[number]

/** The chart of accounts. Source: docs/guides/accounts.md, Chart of accounts. */
export const account = master({
  module: 'accounts',
  thing: 'account',
  path: '/finance/accounts/',
  api: '/accounts/chart',
  text,
  menuTitle: menu.books,
  icon: 'list-numbers',
  sortOrder: 20,
  fields: {
    type: choiceField(accountTypes),
    parentId: recordField('accounts.account').nullable().default(null),
    control: choiceField(['stock', 'receivable', 'payable']).nullable().default(null),
    isManual: switchField().default(true),
    cashFlow: choiceField(['cash', 'operating', 'investing', 'financing']).default('operating'),
    description: multilineField({ max: 2000 }).nullable().default(null),
  },
  columns: ['type', 'parentId', 'control', 'isManual'],
  filters: ['type', 'control', 'isManual'],
  errors: ['accounts.rule_broken', 'accounts.account_used', 'accounts.account_in_rules'],
  // Merging two accounts would change posted journals.
  without: ['merge'],
})
