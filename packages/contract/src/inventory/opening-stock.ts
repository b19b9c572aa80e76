import { document } from '../document.ts'
import { dateField, instantField, multilineField, textField } from '../fields.ts'
import { unitPriceField } from '../money-line.ts'
import { amountField, linesField, quantityField, recordField } from '../rich-fields.ts'
import { series } from '../series.ts'
import { ofLots } from '../lot-field.ts'
import { text as menu } from './menu.text.ts'
import { stockCostPermission } from './stock-cost-permission.ts'
import { text } from './opening-stock.text.ts'
import { stockedVariantField } from '../procure/variant-field.ts'

const refusals = [
  'inventory.day_ahead',
  'inventory.day_too_old',
  'inventory.bad_line',
  'inventory.location_blocked',
  'inventory.lot_held',
  'inventory.serial_present',
  'inventory.lot_required',
  'inventory.serial_quantity',
  'accounts.period_closed',
] as const

/** Stock that a company brings along when it starts, by store, at cost. */
export const openingStock = document({
  module: 'inventory',
  thing: 'openingStock',
  path: '/wms/opening-stock/',
  api: '/inventory/opening-stock',
  text,
  menuTitle: menu.stock,
  icon: 'packages',
  sortOrder: 42,
  numbers: series({
    key: 'inventory.opening_stock',
    title: text.title,
    prefix: 'OPS',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'effectiveOn',
  storeFields: ['storeId'],
  statuses: ['draft', 'posted', 'reversed'],
  fields: {
    storeId: recordField('erp.store'),
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
        quantity: quantityField(),
        unitCost: unitPriceField(),
      },
      { least: 1, most: 1000 },
    ),
  },
  shown: {
    /** Sums of the lines, to be compared with the system before. */
    totalQuantity: quantityField({ mayBeNone: true }),
    valueMinor: amountField(),
    postedAt: instantField().nullable(),
  },
  guarded: { valueMinor: stockCostPermission },
  columns: ['storeId', 'effectiveOn', 'totalQuantity', 'valueMinor'],
  filters: ['storeId'],
  unfiltered: ['postedAt'],
  isImported: true,
  errors: ['inventory.rule_broken'],
  events: [
    { code: 'backdate', risk: 'high', dependsOn: 'post' },
    // A file is posted as it is read.
    { code: 'import', risk: 'high', dependsOn: 'post' },
  ],
  transitions: {
    post: { from: ['draft'], to: ['posted'], event: 'post', isNext: true, errors: refusals },
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
