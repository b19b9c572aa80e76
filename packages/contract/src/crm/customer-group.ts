import { multilineField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField } from '../rich-fields.ts'
import { text } from './customer-group.text.ts'

/** Customers with the same terms, such as retailers or schools. Source: docs/guides/crm.md, Customers. */
export const customerGroup = master({
  module: 'crm',
  thing: 'customerGroup',
  path: '/crm/customer-groups/',
  api: '/crm/customer-groups',
  text,
  icon: 'users',
  sortOrder: 12,
  fields: {
    /** Of quotes and orders of customers without one of their own. */
    priceListId: recordField('procure.price_list').nullable().default(null),
    /** Of orders and invoices of customers without their own. */
    paymentTermId: recordField('erp.payment_term').nullable().default(null),
    description: multilineField({ max: 2000 }).nullable().default(null),
  },
  columns: ['priceListId', 'paymentTermId'],
  filters: ['priceListId', 'paymentTermId'],
})
