import { choiceField, instantField, shownField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { quantityField, recordField } from '../rich-fields.ts'
import { text } from './discrepancy.text.ts'
import { text as menu } from './menu.text.ts'

export const discrepanciesPage = page({
  module: 'inventory',
  path: '/wms/discrepancies/',
  title: text.title,
  menuTitle: menu.transfers,
  icon: 'flag',
  events: ['export'],
  sortOrder: 56,
  pickers: ['erp.store', 'inventory.transfer_shipment'],
})

export const differenceKinds = ['short', 'over', 'damaged'] as const

/** Unsettled differences between shipped and received quantities. */
export const discrepancies = listing({
  module: 'inventory',
  thing: 'discrepancy',
  page: discrepanciesPage,
  api: '/inventory/discrepancies',
  entity: 'inventory.discrepancy',
  source: 'inventory.open_discrepancy',
  text,
  fields: {
    productName: shownField(),
    sku: shownField(),
    kind: choiceField(differenceKinds),
    /** Open quantity. */
    quantity: quantityField(),
    shipmentId: recordField('inventory.transfer_shipment'),
    transferNumber: shownField(),
    fromStoreId: recordField('erp.store'),
    toStoreId: recordField('erp.store'),
    createdAt: instantField(),
  },
  titleField: 'productName',
  columns: ['sku', 'kind', 'quantity', 'shipmentId', 'transferNumber', 'fromStoreId', 'toStoreId', 'createdAt'],
  filters: ['kind', 'fromStoreId', 'toStoreId', 'shipmentId'],
  storeColumns: ['from_store_id', 'to_store_id'],
  // Oldest first.
  defaultSort: ['createdAt'],
  search: { fields: ['sku', 'productName', 'transferNumber'], hasNames: true },
})
