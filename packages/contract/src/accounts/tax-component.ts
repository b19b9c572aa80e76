import { rateField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField } from '../rich-fields.ts'
import { text as menu } from './menu.text.ts'
import { text } from './tax-component.text.ts'

/** A tax that is reported and posted by itself. Source: docs/guides/accounts.md, Tax. */
export const taxComponent = master({
  module: 'accounts',
  thing: 'taxComponent',
  path: '/finance/tax-components/',
  api: '/accounts/tax-components',
  text,
  menuTitle: menu.tax,
  icon: 'receipt',
  sortOrder: 220,
  fields: {
    /** Part of input tax that is claimed. */
    recoverable: rateField({ maxPpm: 1_000_000 }).default(1_000_000),
    outputAccountId: recordField('accounts.account').nullable().default(null),
    inputAccountId: recordField('accounts.account').nullable().default(null),
  },
  columns: ['recoverable', 'outputAccountId', 'inputAccountId'],
  filters: ['outputAccountId', 'inputAccountId'],
  // Merging two components would change posted journals.
  without: ['merge'],
})
