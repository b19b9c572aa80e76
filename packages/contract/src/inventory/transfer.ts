import { document } from '../document.ts'
import { choiceField, dateField, integerField, multilineField, rateField } from '../fields.ts'
import { unitPriceField } from '../money-line.ts'
import { linesField, quantityField, recordField } from '../rich-fields.ts'
import { series } from '../series.ts'
import { text as menu } from './menu.text.ts'
import { mostTransferLines } from './transfer-lines.ts'
import { text } from './transfer.text.ts'
import { stockedVariantField } from '../procure/variant-field.ts'

/** Statuses of a transfer; those after `approved` are derived from its lines. */
export const transferStatuses = [
  'draft',
  'submitted',
  'pending',
  'approved',
  'in_fulfilment',
  'in_transit',
  'received',
  'closed',
  'rejected',
  'cancelled',
  'expired',
] as const

/** Entered fields of a transfer. */
export const transferHead = {
  fromStoreId: recordField('erp.store'),
  toStoreId: recordField('erp.store'),
  type: choiceField(['pull', 'push', 'return', 'replenish', 'sample']).default('pull'),
  /** 1 is the highest priority. */
  priority: integerField({ min: 1, max: 5 }).default(3),
  requestedOn: dateField(),
  needBy: dateField().nullable().default(null),
  pricingMethod: choiceField(['cost', 'cost_plus', 'manual']).default('cost'),
  /** Markup on cost, if the pricing method uses it. */
  markupPpm: rateField({ maxPpm: 10_000_000 }).default(0),
  note: multilineField({ max: 2000 }).nullable().default(null),
}

/** A request for stock of another store: created and submitted here, approved and dispatched with `managedTransfer`. */
export const transfer = document({
  module: 'inventory',
  thing: 'transfer',
  path: '/wms/createito/',
  api: '/inventory/ito-request',
  addresses: { create: '/inventory/ito/create', save: '/inventory/ito/{id}/save', transitions: '/inventory/ito' },
  text,
  menuTitle: menu.transfers,
  icon: 'truck',
  sortOrder: 50,
  numbers: series({
    key: 'inventory.transfer',
    title: text.title,
    prefix: 'ITO',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'requestedOn',
  // The source approves and dispatches; requesters may work in either store.
  storeFields: ['fromStoreId', 'toStoreId'],
  creatorFields: ['toStoreId', 'fromStoreId'],
  statuses: transferStatuses,
  fields: {
    ...transferHead,
    lines: linesField(
      'line',
      {
        variantId: stockedVariantField('fromStoreId'),
        quantity: quantityField(),
        unitPrice: unitPriceField().nullable().default(null),
      },
      { least: 1, most: mostTransferLines },
    ),
  },
  shown: {},
  columns: ['fromStoreId', 'toStoreId', 'type', 'priority', 'needBy'],
  filters: ['fromStoreId', 'toStoreId'],
  errors: ['inventory.same_store', 'inventory.rule_broken'],
  transitions: {
    submit: {
      from: ['draft'],
      to: ['submitted'],
      event: 'submit',
      isNext: true,
      errors: [
        'inventory.variant_inactive',
        'inventory.rule_broken',
        'inventory.store_blocked_overdue_receipt',
        'inventory.store_blocked_unsettled',
        'inventory.retransfer_blocked',
        'inventory.picking_limit_exceeded',
        'inventory.partner_unmapped',
        'accounts.link_not_connected',
      ],
    },
    withdraw: { from: ['submitted'], to: ['draft'], event: 'submit' },
  },
})
