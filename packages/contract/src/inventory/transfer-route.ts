import { integerField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField } from '../rich-fields.ts'
import { text as menu } from './menu.text.ts'
import { text } from './transfer-route.text.ts'

/** Route between two stores, with its transit days and blocking policy. */
export const transferRoute = master({
  module: 'inventory',
  thing: 'transferRoute',
  path: '/wms/routes/',
  api: '/inventory/routes',
  text,
  menuTitle: menu.masterData,
  icon: 'map-2',
  sortOrder: 95,
  fields: {
    fromStoreId: recordField('erp.store'),
    toStoreId: recordField('erp.store'),
    transitDays: integerField({ min: 0, max: 365 }).default(1),
    blockingPolicyId: recordField('inventory.blocking_policy').nullable().default(null),
  },
  filters: ['fromStoreId', 'toStoreId', 'blockingPolicyId'],
  errors: ['inventory.same_store'],
  // One route per pair of stores.
  without: ['merge'],
})
