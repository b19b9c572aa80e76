import { document } from '../document.ts'
import { dateField, instantField, multilineField, textField } from '../fields.ts'
import { unitPriceField } from '../money-line.ts'
import { amountField, linesField, quantityField, recordField } from '../rich-fields.ts'
import { series } from '../series.ts'
import { ofLots } from '../lot-field.ts'
import { text as menu } from './menu.text.ts'
import { stockCostPermission } from './stock-cost-permission.ts'
import { text } from './stock-adjustment.text.ts'
import { stockedVariantField } from '../procure/variant-field.ts'

const mostMinor = 99_999_999_999_999
const refusals = [
  'inventory.day_ahead',
  'inventory.day_too_old',
  'inventory.bad_line',
  'inventory.insufficient_stock',
  'inventory.location_blocked',
  'inventory.lot_held',
  'inventory.serial_present',
  'inventory.cost_required',
  'inventory.lot_required',
  'inventory.serial_quantity',
  'inventory.lot_unknown',
  'inventory.reserved_in_pick',
  'accounts.period_closed',
] as const

/** A manual change of stock with a reason code. */
export const stockAdjustment = document({
  module: 'inventory',
  thing: 'stockAdjustment',
  path: '/wms/stockadjustment/',
  api: '/inventory/stock-adjustment',
  text,
  menuTitle: menu.stock,
  icon: 'list-check',
  sortOrder: 40,
  numbers: series({
    key: 'inventory.stock_adjustment',
    title: text.title,
    prefix: 'ADJ',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'effectiveOn',
  storeFields: ['storeId'],
  statuses: ['draft', 'pending', 'approved', 'posted', 'rejected', 'reversed', 'cancelled'],
  fields: {
    storeId: recordField('erp.store'),
    reasonId: recordField('inventory.reason'),
    effectiveOn: dateField(),
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
        quantity: quantityField({ isSigned: true }),
        unitCost: unitPriceField().nullable().default(null),
      },
      { least: 1, most: 500 },
    ),
  },
  shown: {
    /** Signed change of stock value. */
    valueMinor: amountField({ min: -mostMinor }).nullable(),
    postedAt: instantField().nullable(),
  },
  guarded: { valueMinor: stockCostPermission },
  columns: ['storeId', 'reasonId', 'effectiveOn', 'valueMinor'],
  filters: ['storeId', 'reasonId'],
  unfiltered: ['postedAt'],
  errors: ['inventory.reason_direction', 'inventory.note_required', 'inventory.rule_broken'],
  events: [{ code: 'backdate', risk: 'high', dependsOn: 'post' }],
  transitions: {
    submit: { from: ['draft'], to: ['pending', 'approved'], event: 'edit' },
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
