import { document } from '../document.ts'
import { dateField, instantField, multilineField, textField } from '../fields.ts'
import { linesField, quantityField, recordField } from '../rich-fields.ts'
import { series } from '../series.ts'
import { ofLots } from '../lot-field.ts'
import { text as menu } from './menu.text.ts'
import { text } from './relocation.text.ts'
import { stockedVariantField } from '../procure/variant-field.ts'

const refusals = [
  'inventory.rule_broken',
  'inventory.day_ahead',
  'inventory.day_too_old',
  'inventory.bad_line',
  'inventory.insufficient_stock',
  'inventory.reserved_in_pick',
  'inventory.location_blocked',
  'inventory.lot_held',
  'inventory.serial_present',
  'inventory.lot_required',
  'inventory.serial_quantity',
  'inventory.lot_unknown',
  'accounts.period_closed',
] as const

/** Lines of a relocation at most. */
export const mostRelocated = 1000

/** Goods moved from location to location of one store; a draft may be without lines until they are scanned. */
export const relocation = document({
  module: 'inventory',
  thing: 'relocation',
  path: '/wms/relocations/',
  api: '/inventory/relocations',
  text,
  menuTitle: menu.stock,
  icon: 'map-pin',
  sortOrder: 42,
  numbers: series({
    key: 'inventory.relocation',
    title: text.title,
    prefix: 'RLC',
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
        fromLocationId: recordField('inventory.location', { within: { storeId: { field: 'storeId' } } }),
        toLocationId: recordField('inventory.location', { within: { storeId: { field: 'storeId' } } }),
        quantity: quantityField(),
      },
      { least: 0, most: mostRelocated },
    ),
  },
  shown: {
    /** Sum of the lines. */
    totalQuantity: quantityField({ mayBeNone: true }),
    postedAt: instantField().nullable(),
  },
  columns: ['storeId', 'effectiveOn', 'totalQuantity'],
  filters: ['storeId'],
  unfiltered: ['postedAt'],
  errors: ['inventory.rule_broken'],
  events: [{ code: 'backdate', risk: 'high', dependsOn: 'post' }],
  papers: [
    {
      name: 'relocation',
      title: text.one,
      facts: ['storeId', 'effectiveOn', 'totalQuantity', 'note'],
      columns: ['variantId', 'lotNo', 'fromLocationId', 'toLocationId', 'quantity'],
      signatures: [text.movedBy],
    },
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
