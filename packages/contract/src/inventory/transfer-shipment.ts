import { document } from '../document.ts'
import { dateField, instantField, integerField, multilineField, shownField, textField } from '../fields.ts'
import { amountField, linesField, quantityField, recordField } from '../rich-fields.ts'
import { series } from '../series.ts'
import { text as menu } from './menu.text.ts'
import { stockCostPermission } from './stock-cost-permission.ts'
import { text } from './transfer-shipment.text.ts'
import { stockedVariantField } from '../procure/variant-field.ts'

const column = quantityField({ mayBeNone: true })

/** A shipment of a transfer: dispatched at once, received at once or in parts. */
export const transferShipment = document({
  module: 'inventory',
  thing: 'transferShipment',
  isEntered: false,
  path: '/wms/transfershipments/',
  api: '/inventory/transfer-shipment',
  text,
  menuTitle: menu.transfers,
  icon: 'truck-delivery',
  sortOrder: 54,
  numbers: series({
    key: 'inventory.transfer_shipment',
    title: text.title,
    prefix: 'SHP',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'plannedOn',
  storeFields: ['fromStoreId', 'toStoreId'],
  statuses: [
    'draft',
    'planned',
    'picked',
    'packed',
    'dispatched',
    'receiving',
    'received',
    'settled',
    'recalled',
    'returned',
    'cancelled',
  ],
  fields: {
    transferNumber: shownField(),
    fromStoreId: recordField('erp.store'),
    toStoreId: recordField('erp.store'),
    plannedOn: dateField(),
    lines: linesField(
      'line',
      {
        variantId: stockedVariantField('fromStoreId'),
        locationId: recordField('inventory.location', { within: { storeId: { field: 'fromStoreId' } } }),
        plannedQuantity: quantityField(),
        pickedQuantity: quantityField({ mayBeNone: true }).nullable().default(null),
        shortReason: shownField().nullable().default(null),
        /** Dispatched quantity. */
        quantity: column,
        acceptedQuantity: column,
        damagedQuantity: column,
        lostQuantity: column,
        returnedQuantity: column,
        openQuantity: column,
      },
      { most: 500 },
    ),
  },
  shown: {
    vehicle: shownField().nullable(),
    driver: shownField().nullable(),
    sealNo: shownField().nullable(),
    dispatchedAt: instantField().nullable(),
    /** Value at the source's cost on dispatch. */
    valueMinor: amountField().nullable(),
    reason: shownField().nullable(),
  },
  guarded: { valueMinor: stockCostPermission },
  columns: ['transferNumber', 'fromStoreId', 'toStoreId', 'plannedOn', 'dispatchedAt', 'valueMinor'],
  filters: ['fromStoreId', 'toStoreId'],
  unfiltered: ['vehicle', 'driver', 'sealNo', 'dispatchedAt', 'reason'],
  papers: [
    {
      name: 'picking_list',
      title: text.pickingList,
      from: ['planned', 'picked', 'packed'],
      facts: ['transferNumber', 'fromStoreId', 'toStoreId', 'plannedOn'],
      columns: ['locationId', 'variantId', 'plannedQuantity'],
      signatures: [text.pickedBy, text.checkedBy],
    },
    {
      name: 'dispatch_note',
      title: text.dispatchNote,
      from: ['dispatched', 'receiving', 'received', 'settled', 'recalled', 'returned'],
      facts: ['transferNumber', 'fromStoreId', 'toStoreId', 'dispatchedAt', 'vehicle', 'driver', 'sealNo'],
      columns: ['variantId', 'quantity'],
      signatures: [text.sentBy, text.drivenBy, text.receivedBy],
    },
    {
      name: 'put_back_list',
      title: text.putBackList,
      from: ['cancelled'],
      facts: ['transferNumber', 'fromStoreId', 'toStoreId', 'plannedOn'],
      columns: ['locationId', 'variantId', 'pickedQuantity'],
      signatures: [text.putBackBy, text.checkedBy],
    },
  ],
  transitions: {
    pick: {
      from: ['planned'],
      to: ['picked'],
      event: 'pick',
      isNext: true,
      at: 'fromStoreId',
      fields: {
        /** Short-picked lines; all others were picked in full. */
        short: linesField(
          'shortLine',
          {
            lineNo: integerField({ min: 1, max: 500 }),
            quantity: quantityField({ mayBeNone: true }),
            shortReason: textField({ max: 200 }),
          },
          { most: 500 },
        ).default([]),
      },
      errors: ['inventory.above_planned', 'inventory.nothing_picked'],
    },
    pack: { from: ['picked'], to: ['packed'], event: 'pick', at: 'fromStoreId' },
    dispatch: {
      from: ['picked', 'packed'],
      to: ['dispatched'],
      event: 'dispatch',
      isNext: true,
      at: 'fromStoreId',
      fields: {
        vehicle: textField({ max: 60 }).nullable().default(null),
        driver: textField({ max: 120 }).nullable().default(null),
        sealNo: textField({ max: 60 }).nullable().default(null),
      },
      errors: [
        'inventory.bad_line',
        'inventory.insufficient_stock',
        'inventory.location_blocked',
        'inventory.lot_held',
        'inventory.serial_present',
        'accounts.period_closed',
      ],
    },
    recall: {
      from: ['dispatched'],
      to: ['recalled'],
      event: 'recall',
      at: 'fromStoreId',
      fields: { reason: multilineField({ max: 500 }) },
    },
    takeBack: {
      from: ['recalled'],
      to: ['returned'],
      event: 'recall',
      isNext: true,
      at: 'fromStoreId',
      errors: [
        'inventory.bad_line',
        'inventory.location_blocked',
        'inventory.lot_held',
        'inventory.serial_present',
        'accounts.period_closed',
      ],
    },
    cancel: {
      from: ['planned', 'picked', 'packed'],
      to: ['cancelled'],
      event: 'cancel',
      at: 'fromStoreId',
      fields: { reason: multilineField({ max: 500 }) },
    },
  },
})
