import { choiceField, codeField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField } from '../rich-fields.ts'
import { text as menu } from './menu.text.ts'
import { postingRoles } from './posting-roles.ts'
import { text } from './posting-rule.text.ts'

/** Which account a role of business events posts to. Source: docs/guides/accounts.md, Posting rules. */
export const postingRule = master({
  module: 'accounts',
  thing: 'postingRule',
  path: '/finance/posting-rules/',
  api: '/accounts/posting-rules',
  text,
  menuTitle: menu.books,
  icon: 'arrows-right-left',
  sortOrder: 80,
  uniqueName: 'none',
  // The rules of a new company have the names of their roles.
  code: codeField({ max: 40 }),
  fields: {
    role: choiceField(postingRoles),
    accountId: recordField('accounts.account'),
    storeId: recordField('erp.store').nullable().default(null),
    categoryId: recordField('procure.category').nullable().default(null),
    paymentTypeId: recordField('erp.payment_type').nullable().default(null),
  },
  columns: ['role', 'accountId', 'storeId', 'categoryId', 'paymentTypeId'],
  filters: ['role', 'accountId', 'storeId'],
  errors: ['accounts.rule_broken', 'accounts.rule_needed'],
  without: ['merge'],
})
