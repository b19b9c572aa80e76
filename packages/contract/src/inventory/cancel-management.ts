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
import { stockCostPermission } from './stock-cost-permission.ts'
import { text as transferText } from './transfer.text.ts'

/** Source: docs/guides/inventory.md, Transfer cancellation. */
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

/** A transfer without dispatched goods is cancelled in full, any other for its remainder. */
export const cancelScopes = ['all', 'remainder'] as const

const column = quantityField({ mayBeNone: true })

/** Cancellable transfers from the caller's stores, with the effect of cancelling. */
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
    /** Quantity that would be cancelled. */
    leftQuantity: column,
    /** Reserved quantity that would be released. */
    keptQuantity: column,
    /** Picked quantity to put back. */
    pickedQuantity: column,
    /** Quantity in transit; not affected. */
    onWayQuantity: column,
    /** Value of the cancelled quantity, at the current cost of the source. */
    leftValueMinor: amountField(),
    /** Shipments that would be cancelled. */
    shipmentCount: integerField({ min: 0, max: 10_000 }),
    requestedOn: dateField(),
    needBy: dateField().nullable(),
    ageDays: integerField({ min: 0, max: 100_000 }),
    requestedBy: shownField().nullable(),
    createdAt: instantField(),
  },
  kept: { version: Version },
  titleField: 'name',
  computed: ['leftValueMinor'],
  guarded: { leftValueMinor: stockCostPermission },
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
    'requestedBy',
  ],
  filters: ['status', 'scope', 'fromStoreId', 'toStoreId'],
  storeColumns: ['from_store_id'],
  // Oldest first.
  defaultSort: ['-ageDays', 'name'],
  search: { fields: ['name', 'requestedBy'] },
  hasGet: true,
})

export type CancellableRow = OutputOfRoute<typeof cancellable.routes.list>['items'][number]

/** Fields of a cancellation. */
export const cancelFields = {
  cancelCause: choiceField(cancelCauses),
  /** Details; required for the reason `other`. */
  reason: multilineField({ max: 500 }).nullable().default(null),
}

/** Texts of these fields in addition to those of the page. */
export const cancelText = { ...causes, ...text }
