import { document } from '../document.ts'
import { dateField, instantField, integerField, multilineField, switchField, textField } from '../fields.ts'
import { linesField, quantityField, recordField } from '../rich-fields.ts'
import { series } from '../series.ts'
import { delivery } from './delivery.ts'
import { text as menu } from './menu.text.ts'
import { mostOrderLines } from './order-fields.ts'
import { text } from './sales-return.text.ts'

const refusals = ['sales.rule_broken', 'sales.not_delivered', 'sales.over_return'] as const

/** Goods of a delivery that come back. Source: docs/guides/sales-orders.md, Returns. */
export const salesReturn = document({
  module: 'sales',
  thing: 'salesReturn',
  path: '/sales/returns/',
  api: '/sales/returns',
  text,
  menuTitle: menu.orders,
  icon: 'receipt',
  sortOrder: 43,
  numbers: series({
    key: 'sales.sales_return',
    title: text.title,
    prefix: 'RN',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'effectiveOn',
  storeFields: ['storeId'],
  statuses: ['draft', 'received', 'credited'],
  fields: {
    deliveryId: recordField(delivery.entity),
    /** Takes the goods back. */
    storeId: recordField('erp.store'),
    effectiveOn: dateField(),
    reason: textField({ max: 200 }),
    note: multilineField({ max: 2000 }).nullable().default(null),
    lines: linesField(
      'line',
      {
        /** Blank: the line of the delivery with the product. */
        deliveryLineNo: integerField({ min: 1, max: mostOrderLines }).nullable().default(null),
        variantId: recordField('procure.variant'),
        quantity: quantityField(),
        isRestocked: switchField().default(true),
      },
      { least: 1, most: mostOrderLines },
    ),
  },
  shown: {
    customerId: recordField('crm.customer'),
    receivedAt: instantField().nullable(),
    creditNoteId: recordField('accounts.invoice').nullable(),
  },
  columns: ['deliveryId', 'customerId', 'storeId', 'effectiveOn', 'reason', 'creditNoteId'],
  filters: ['customerId', 'storeId'],
  unfiltered: ['receivedAt'],
  errors: refusals,
  events: [{ code: 'backdate', risk: 'high', dependsOn: 'receive' }],
  transitions: {
    receive: {
      from: ['draft'],
      to: ['received'],
      event: 'receive',
      isNext: true,
      errors: [
        ...refusals,
        'inventory.day_ahead',
        'inventory.day_too_old',
        'inventory.location_blocked',
        'inventory.lot_held',
        'inventory.serial_present',
        'accounts.period_closed',
      ],
    },
    credit: {
      from: ['received'],
      to: ['credited'],
      event: 'credit',
      isNext: true,
      errors: ['sales.not_invoiced', 'accounts.invoice_nothing_left', 'accounts.invoice_over_credited'],
    },
  },
})
