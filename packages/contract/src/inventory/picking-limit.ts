import { dateField, integerField } from '../fields.ts'
import { master } from '../master.ts'
import { quantityField, recordField } from '../rich-fields.ts'
import { text as menu } from './menu.text.ts'
import { text } from './picking-limit.text.ts'

/**
 * Maximum quantity of a product that may be approved for a store by transfer in a period.
 */
export const pickingLimit = master({
  module: 'inventory',
  thing: 'rationLimit',
  path: '/wms/pickinglimits/',
  api: '/inventory/ration-limits',
  text,
  menuTitle: menu.masterData,
  icon: 'ruler-measure',
  sortOrder: 94,
  fields: {
    // At most one of the three; without any the limit applies to all goods.
    variantId: recordField('procure.variant').nullable().default(null),
    productId: recordField('procure.product').nullable().default(null),
    categoryId: recordField('procure.category').nullable().default(null),
    toStoreId: recordField('erp.store').nullable().default(null),
    maxQuantity: quantityField({ mayBeNone: true }),
    periodDays: integerField({ min: 1, max: 365 }).default(7),
    validFrom: dateField().nullable().default(null),
    validUntil: dateField().nullable().default(null),
  },
  columns: ['variantId', 'productId', 'categoryId', 'toStoreId', 'maxQuantity', 'periodDays'],
  filters: ['variantId', 'productId', 'categoryId', 'toStoreId'],
  errors: ['inventory.rule_broken'],
  // Two limits do not add up to one, so limits are not merged.
  without: ['merge'],
})
