import { choiceField, integerField } from '../fields.ts'
import { master } from '../master.ts'
import { text as menu } from '../procure/menu.text.ts'
import { quantityField, recordField } from '../rich-fields.ts'
import { text } from './replenishment-rule.text.ts'

/** Probability that demand until the next delivery is covered. */
export const serviceLevels = ['p90', 'p95', 'p97_5', 'p98', 'p99'] as const

const days = (max: number, min = 1) => integerField({ min, max }).nullable().default(null)
const quantity = () => quantityField().nullable().default(null)

/** How goods are replenished; the most specific active rule applies. Source: docs/guides/purchase.md, Replenishment. */
export const replenishmentRule = master({
  module: 'purchase',
  thing: 'replenishmentRule',
  path: '/procure/replenishment-rules/',
  api: '/poMaster/replenishment-rules',
  text,
  menuTitle: menu.purchasing,
  icon: 'adjustments',
  sortOrder: 9,
  fields: {
    /** Null: all stores. */
    storeId: recordField('erp.store').nullable().default(null),
    /** With the categories below it. Null, as `productId`: all products. */
    categoryId: recordField('procure.category').nullable().default(null),
    productId: recordField('procure.product').nullable().default(null),
    method: choiceField(['auto', 'minmax', 'none']).default('auto'),
    /** Null: that of the company or store, unless there are days of cover. */
    serviceLevel: choiceField(serviceLevels).nullable().default(null),
    /** Safety stock in days of demand, in place of a service level. */
    coverDays: days(365),
    /** Null: that of the supplier. */
    reviewDays: days(365),
    /** Null: from receipts, else that of the supplier. */
    leadTimeDays: days(730, 0),
    minimumQuantity: quantity(),
    maximumQuantity: quantity(),
  },
  columns: ['storeId', 'categoryId', 'productId', 'method', 'serviceLevel', 'minimumQuantity', 'maximumQuantity'],
  filters: ['method', 'storeId', 'categoryId', 'productId'],
  errors: ['purchase.rule_broken'],
  without: ['merge'],
})
