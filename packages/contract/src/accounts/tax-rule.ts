import { choiceField, integerField, referenceField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField } from '../rich-fields.ts'
import { text as menu } from './menu.text.ts'
import { text } from './tax-rule.text.ts'

export const taxDirections = ['sale', 'purchase'] as const
export type TaxDirection = (typeof taxDirections)[number]

/** Consumer, business, business whose VAT id is known, or a customer whose exemption from tax applies. */
export const buyerTypes = ['b2c', 'b2b', 'b2b_vat_id', 'exempt'] as const
export type BuyerType = (typeof buyerTypes)[number]

/** Which tax code a line gets. Source: docs/guides/accounts.md, Tax. */
export const taxRule = master({
  module: 'accounts',
  thing: 'taxRule',
  path: '/finance/tax-rules/',
  api: '/accounts/tax-rules',
  text,
  menuTitle: menu.tax,
  icon: 'list-check',
  sortOrder: 230,
  uniqueName: 'none',
  fields: {
    direction: choiceField(taxDirections),
    priority: integerField({ min: 1, max: 9999 }).default(100),
    taxClassId: recordField('procure.tax_class').nullable().default(null),
    sellerCountry: referenceField('country').nullable().default(null),
    buyerCountry: referenceField('country').nullable().default(null),
    buyerType: choiceField(buyerTypes).nullable().default(null),
    taxCodeId: recordField('accounts.tax_code'),
  },
  columns: ['direction', 'priority', 'taxClassId', 'sellerCountry', 'buyerCountry', 'buyerType', 'taxCodeId'],
  filters: ['direction', 'taxClassId', 'sellerCountry', 'buyerCountry', 'taxCodeId'],
  without: ['merge'],
})
