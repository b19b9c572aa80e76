import { document } from '../document.ts'
import { choiceField, dateField, instantField, multilineField, shownField } from '../fields.ts'
import { unitPriceField } from '../money-line.ts'
import { amountField, linesField, quantityField } from '../rich-fields.ts'
import { text as own } from './managed-transfer.text.ts'
import { text as menu } from './menu.text.ts'
import { stockCostPermission } from './stock-cost-permission.ts'
import { mostTransferLines } from './transfer-lines.ts'
import { transfer, transferHead, transferStatuses } from './transfer.ts'
import { text as shared } from './transfer.text.ts'
import { stockedVariantField } from '../procure/variant-field.ts'

const reason = { reason: multilineField({ max: 500 }) }
const column = quantityField({ mayBeNone: true })

/** The transfer document with the fields and actions of approvers and dispatchers. */
export const managedTransfer = document({
  module: 'inventory',
  thing: 'managedTransfer',
  of: transfer,
  isEntered: false,
  path: '/wms/manageito/',
  api: '/inventory/ito',
  addresses: { list: '/inventory/ito/search' },
  text: { ...shared, ...own },
  menuTitle: menu.transfers,
  icon: 'truck',
  sortOrder: 52,
  numbers: transfer.numbers,
  dayField: 'requestedOn',
  storeFields: ['fromStoreId', 'toStoreId'],
  statuses: transferStatuses,
  fields: {
    ...transferHead,
    // Invariant of a line: approved = open + allocated + picked + shipped + cancelled; shipped = in transit + accepted + damaged + lost + returned.
    lines: linesField(
      'line',
      {
        variantId: stockedVariantField('fromStoreId'),
        quantity: quantityField(),
        unitPrice: unitPriceField().nullable().default(null),
        approvedQuantity: column,
        allocatedQuantity: column,
        pickedQuantity: column,
        shippedQuantity: column,
        acceptedQuantity: column,
        damagedQuantity: column,
        lostQuantity: column,
        returnedQuantity: column,
        overQuantity: column,
        cancelledQuantity: column,
        agreedPrice: unitPriceField({ whole: 13 }).nullable().default(null),
      },
      { most: mostTransferLines },
    ),
  },
  shown: {
    /** Value of the approved quantity, at the source's cost on approval. */
    valueMinor: amountField().nullable(),
    approvedAt: instantField().nullable(),
    /** Last day of the reservation. */
    blockingUntil: dateField().nullable(),
    reason: shownField().nullable(),
  },
  guarded: { valueMinor: stockCostPermission },
  // At pricing method cost the price is the cost.
  guardedCells: { agreedPrice: stockCostPermission },
  columns: ['fromStoreId', 'toStoreId', 'priority', 'needBy', 'valueMinor', 'blockingUntil'],
  filters: ['fromStoreId', 'toStoreId'],
  unfiltered: ['approvedAt', 'blockingUntil', 'reason'],
  transitions: {
    approve: {
      from: ['submitted'],
      to: ['approved', 'pending'],
      event: 'approve',
      isNext: true,
      at: 'fromStoreId',
      fields: {
        /** Whether the shortfall is cancelled or backordered. */
        shortfall: choiceField(['cut', 'backorder']).default('cut'),
        /** Lines approved with less than requested; all others are approved in full. */
        approved: linesField(
          'approvedLine',
          { variantId: stockedVariantField('fromStoreId'), quantity: quantityField({ mayBeNone: true }) },
          { most: mostTransferLines },
        ).default([]),
      },
      errors: [
        'desk.self_approval',
        'inventory.above_requested',
        'inventory.nothing_approved',
        'inventory.retransfer_blocked',
        'inventory.picking_limit_exceeded',
        'inventory.partner_unmapped',
        'accounts.link_not_connected',
      ],
    },
    release: {
      from: ['approved', 'in_fulfilment'],
      to: ['in_fulfilment'],
      event: 'release',
      isNext: true,
      at: 'fromStoreId',
      errors: ['inventory.nothing_to_release'],
    },
    close: {
      from: ['received'],
      to: ['closed'],
      event: 'close',
      isNext: true,
      errors: ['inventory.settlement_open'],
    },
    reject: { from: ['submitted'], to: ['rejected'], event: 'approve', at: 'fromStoreId', fields: reason },
    cancelRemainder: {
      from: ['in_fulfilment'],
      to: ['in_transit', 'received'],
      event: 'cancel',
      at: 'fromStoreId',
      fields: reason,
      errors: ['inventory.nothing_shipped'],
    },
    cancel: {
      from: ['submitted', 'pending', 'approved', 'in_fulfilment'],
      to: ['cancelled'],
      event: 'cancel',
      at: 'fromStoreId',
      fields: reason,
      errors: ['inventory.already_shipped'],
    },
  },
  events: [{ code: 'price', risk: 'high' }, { code: 'cancel_picked', risk: 'high', dependsOn: 'cancel' }, 'charge'],
  pickers: ['procure.supplier'],
})
