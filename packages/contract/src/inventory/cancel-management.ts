import { choiceField, dateField, instantField, integerField, multilineField, shownField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { amountField, quantityField, recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { Version } from '../values.ts'
import { cancelCauses } from './cancel-cause.ts'
import { text as causes } from './cancel-cause.text.ts'
import { text } from './cancel-management.text.ts'
import { text as menu } from './menu.text.ts'
import { stockCostRight } from './stock-cost-right.ts'
import { text as transferText } from './transfer.text.ts'

/** Source: warehouse.md 5.1, 7.1, 7.2; decision 080. */
export const cancelManagementPage = page({
  module: 'inventory',
  path: '/wms/cancelmanagement/',
  title: text.title,
  menuTitle: menu.transfers,
  icon: 'list-check',
  events: ['export', 'cancel', { code: 'cancel_picked', risk: 'high', dependsOn: 'cancel' }],
  sortOrder: 53,
  pickers: ['erp.store'],
})

/** A transfer of which nothing was sent ends as a whole; of another one the rest is given up. */
export const cancelScopes = ['all', 'remainder'] as const

const column = quantityField({ mayBeNone: true })

/** Transfers of which something can still be cancelled, and what follows from it; those that leave the caller's stores. */
export const cancellable = listing({
  module: 'inventory',
  thing: 'cancellable',
  page: cancelManagementPage,
  api: '/inventory/cancel-management',
  entity: 'inventory.transfer',
  source: 'inventory.cancellable_transfer',
  text: { ...transferText, ...text },
  fields: {
    name: shownField(),
    status: choiceField(['submitted', 'pending', 'approved', 'in_fulfilment']),
    scope: choiceField(cancelScopes),
    fromStoreId: recordField('erp.store'),
    toStoreId: recordField('erp.store'),
    /** What would be given up. */
    leftQuantity: column,
    /** Reserved for it, and free for others then. */
    keptQuantity: column,
    /** To be put back. */
    pickedQuantity: column,
    /** Sent, and not received: that goes on. */
    onWayQuantity: column,
    /** Of what would be given up, at the cost of the source now. */
    leftValueMinor: amountField(),
    /** Shipments that end with it. */
    shipmentCount: integerField({ min: 0, max: 10_000 }),
    requestedOn: dateField(),
    needBy: dateField().nullable(),
    ageDays: integerField({ min: 0, max: 100_000 }),
    askedBy: shownField().nullable(),
    createdAt: instantField(),
  },
  kept: { version: Version },
  titleField: 'name',
  made: ['leftValueMinor'],
  guarded: { leftValueMinor: stockCostRight },
  asides: ['consequence'],
  columns: [
    'name',
    'status',
    'fromStoreId',
    'toStoreId',
    'leftQuantity',
    'leftValueMinor',
    'ageDays',
    'consequence',
    'askedBy',
  ],
  filters: ['status', 'scope', 'fromStoreId', 'toStoreId'],
  storeColumns: ['from_store_id'],
  // What waits longest comes first.
  defaultSort: ['-ageDays', 'name'],
  search: { fields: ['name', 'askedBy'] },
  hasGet: true,
})

export type CancellableRow = OutputOfRoute<typeof cancellable.routes.list>['items'][number]

/** What is asked of whoever cancels. */
export const cancelFields = {
  cancelCause: choiceField(cancelCauses),
  /** In words; something else needs some. */
  reason: multilineField({ max: 500 }).nullable().default(null),
}

/** Texts of these fields, beside those of the page. */
export const cancelText = { ...causes, ...text }
