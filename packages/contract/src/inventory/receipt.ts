import { document } from '../document.ts'
import { exchangeRateField } from '../accounts/exchange-rate.ts'
import { dateField, instantField, multilineField, referenceField, textField } from '../fields.ts'
import { unitPriceField } from '../money-line.ts'
import { linesField, quantityField, recordField } from '../rich-fields.ts'
import { ofLots } from '../lot-field.ts'
import { text as menu } from './menu.text.ts'
import { receiptNumbers } from './receipt-numbers.ts'
import { text } from './receipt.text.ts'
import { stockedVariantField } from '../procure/variant-field.ts'

const refusals = [
  'inventory.day_ahead',
  'inventory.day_too_old',
  'inventory.bad_line',
  'inventory.location_blocked',
  'inventory.lot_held',
  'inventory.serial_present',
  'inventory.cost_required',
  'inventory.lot_required',
  'inventory.serial_quantity',
  'accounts.period_closed',
  'accounts.rate_missing',
] as const

/** Goods received without an order or transfer. */
export const receipt = document({
  module: 'inventory',
  thing: 'receipt',
  path: '/wms/mannualStockReceive/',
  api: '/inventory/receipt',
  source: 'inventory.manual_receipt',
  text,
  menuTitle: menu.receiving,
  icon: 'package',
  sortOrder: 48,
  numbers: receiptNumbers,
  dayField: 'effectiveOn',
  storeFields: ['storeId'],
  statuses: ['draft', 'pending', 'approved', 'posted', 'rejected', 'reversed', 'cancelled'],
  fields: {
    storeId: recordField('erp.store'),
    reasonId: recordField('inventory.reason', { within: { direction: ['both', 'in'] } }),
    supplierId: recordField('procure.supplier').nullable().default(null),
    supplierDocNo: textField({ max: 60 }).nullable().default(null),
    origin: textField({ max: 120 }).nullable().default(null),
    locationId: recordField('inventory.location', { within: { storeId: { field: 'storeId' } } })
      .nullable()
      .default(null),
    effectiveOn: dateField(),
    /** Of the unit costs; null: the company's. */
    currencyCode: referenceField('currency').nullable().default(null),
    /** Null: the rate of the business date, stored when the receipt is submitted or posted. */
    exchangeRate: exchangeRateField().nullable().default(null),
    note: multilineField({ max: 2000 }).nullable().default(null),
    lines: linesField(
      'line',
      {
        variantId: stockedVariantField('storeId'),
        lotNo: ofLots(textField({ max: 60 }).nullable().default(null)),
        expiresOn: ofLots(dateField().nullable().default(null)),
        locationId: recordField('inventory.location', { within: { storeId: { field: 'storeId' } } })
          .nullable()
          .default(null),
        quantity: quantityField(),
        unitCost: unitPriceField().nullable().default(null),
      },
      { least: 1, most: 500 },
    ),
  },
  shown: { postedAt: instantField().nullable() },
  guardedCells: { unitCost: 'cost_view' },
  columns: ['storeId', 'supplierId', 'supplierDocNo', 'reasonId', 'effectiveOn'],
  filters: ['storeId', 'supplierId', 'reasonId'],
  unfiltered: ['postedAt'],
  errors: [
    'inventory.duplicate_supplier_doc',
    'inventory.reason_direction',
    'inventory.note_required',
    'inventory.rule_broken',
  ],
  events: [{ code: 'backdate', risk: 'high', dependsOn: 'post' }, 'cost_view'],
  transitions: {
    submit: {
      from: ['draft'],
      to: ['pending', 'approved'],
      event: 'edit',
      errors: [
        'inventory.lot_required',
        'inventory.serial_quantity',
        'inventory.serial_present',
        'accounts.rate_missing',
      ],
    },
    post: {
      from: ['draft', 'approved'],
      to: ['posted', 'pending'],
      event: 'post',
      isNext: true,
      errors: refusals,
    },
    withdraw: { from: ['pending'], to: ['draft'], event: 'edit' },
    cancel: { from: ['approved', 'rejected'], to: ['cancelled'], event: 'edit' },
    reverse: {
      from: ['posted'],
      to: ['reversed'],
      event: 'reverse',
      errors: [
        'inventory.insufficient_stock',
        'inventory.location_blocked',
        'inventory.lot_held',
        'inventory.serial_present',
        'inventory.already_reversed',
        'inventory.not_reversible',
        'accounts.period_closed',
      ],
    },
  },
})
