import { textField } from '../fields.ts'
import { master } from '../master.ts'
import { linesField, recordField, recordsField } from '../rich-fields.ts'
import { text } from './partner.text.ts'

/** A third-party logistics company, the store it delivers to, and its users. Source: docs/guides/inbound.md, Partners. */
export const partner = master({
  module: 'inbound',
  thing: 'partner',
  path: '/inbound/partners/',
  api: '/inbound/partners',
  text,
  icon: 'building-warehouse',
  sortOrder: 20,
  fields: {
    storeId: recordField('erp.store'),
    contact: textField({ max: 200 }).nullable().default(null),
    /** None: all suppliers. */
    suppliers: recordsField('procure.supplier').default([]),
    /** They see what belongs to the partner alone. */
    users: linesField('user', { userId: recordField('erp.app_user') }, { most: 100 }).default([]),
  },
  columns: ['storeId', 'contact'],
  filters: ['storeId'],
  errors: ['inbound.rule_broken', 'inbound.not_external'],
  without: ['merge'],
})
