import { z } from 'zod'
import { document } from '../document.ts'
import { dateField, instantField, integerField, multilineField, switchField, textField } from '../fields.ts'
import { dispatchErrors } from '../inventory/dispatch-errors.ts'
import { linesField, quantityField, recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { series } from '../series.ts'
import { idOf, Version } from '../values.ts'
import { text } from './delivery.text.ts'
import { text as menu } from './menu.text.ts'
import { mostOrderLines } from './order-fields.ts'
import { salesOrder } from './sales-order.ts'

const words = (max: number) => textField({ max }).nullable().default(null)
const ofOrder = ['sales.order_not_confirmed', 'sales.over_delivery', 'sales.not_ordered'] as const

/** Goods of a sales order that leave a store. Source: docs/guides/sales-orders.md, Deliveries. */
export const delivery = document({
  module: 'sales',
  thing: 'delivery',
  path: '/sales/deliveries/',
  api: '/sales/deliveries',
  text,
  menuTitle: menu.orders,
  icon: 'truck-delivery',
  sortOrder: 42,
  numbers: series({
    key: 'sales.delivery',
    title: text.title,
    prefix: 'DN',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'effectiveOn',
  storeFields: ['storeId'],
  statuses: ['draft', 'dispatched', 'delivered'],
  fields: {
    salesOrderId: recordField(salesOrder.entity, { within: { status: ['confirmed'] } }),
    storeId: recordField('erp.store'),
    effectiveOn: dateField(),
    deliveryCompanyId: recordField('erp.delivery_company').nullable().default(null),
    trackingNo: words(80),
    customerNote: multilineField({ max: 2000 }).nullable().default(null),
    note: multilineField({ max: 2000 }).nullable().default(null),
    lines: linesField(
      'line',
      {
        /** Blank: the line of the order with the product. */
        orderLineNo: integerField({ min: 1, max: mostOrderLines }).nullable().default(null),
        variantId: recordField('procure.variant'),
        quantity: quantityField(),
      },
      { least: 1, most: mostOrderLines },
    ),
  },
  shown: {
    customerId: recordField('crm.customer'),
    dispatchedAt: instantField().nullable(),
    deliveredOn: dateField().nullable(),
    receivedBy: textField({ max: 120 }).nullable(),
    isInvoiced: switchField(),
    invoiceId: recordField('accounts.invoice').nullable(),
  },
  columns: ['salesOrderId', 'customerId', 'storeId', 'effectiveOn', 'trackingNo', 'isInvoiced'],
  filters: ['customerId', 'storeId', 'isInvoiced'],
  unfiltered: ['dispatchedAt', 'deliveredOn', 'receivedBy'],
  errors: ['sales.rule_broken', ...ofOrder],
  events: [{ code: 'backdate', risk: 'high', dependsOn: 'dispatch' }],
  papers: [
    {
      name: 'delivery_note',
      title: text.paper,
      facts: [
        'customerId',
        'salesOrderId',
        'storeId',
        'effectiveOn',
        'deliveryCompanyId',
        'trackingNo',
        'customerNote',
      ],
      columns: ['variantId', 'quantity'],
      signatures: [text.signature],
    },
  ],
  transitions: {
    dispatch: {
      from: ['draft'],
      to: ['dispatched'],
      event: 'dispatch',
      isNext: true,
      errors: [...ofOrder, 'sales.dispatch_held', 'sales.member_suspended', ...dispatchErrors],
    },
    invoice: {
      from: ['dispatched', 'delivered'],
      to: ['dispatched', 'delivered'],
      event: 'invoice',
      isNext: true,
      shownIf: { isInvoiced: false },
      fields: { withOthers: switchField().default(false) },
      errors: [
        'sales.already_invoiced',
        'accounts.period_closed',
        'accounts.rule_missing',
        'accounts.unknown_account',
        'accounts.rate_missing',
        'accounts.invoice_without_tax',
        'accounts.invoice_tax_number',
        'accounts.invoice_too_large',
      ],
    },
    confirmDelivery: {
      from: ['dispatched'],
      to: ['delivered'],
      event: 'dispatch',
      fields: { deliveredOn: dateField(), receivedBy: words(120) },
      errors: ['sales.rule_broken'],
    },
  },
})

/** A draft delivery of what is open of an order; the same `uid` answers the same draft. */
export const deliverOrder = route({
  id: 'sales.delivery.of_order',
  method: 'POST',
  path: '/sales/orders/{id}/deliveries',
  page: delivery.page,
  event: 'create',
  writes: true,
  status: 201,
  stale: [delivery.routes.list],
  errors: ['not_found', 'sales.order_not_confirmed', 'sales.nothing_open'],
  input: z.strictObject({ id: idOf(salesOrder.entity), uid: z.uuid() }),
  output: z.object({ id: idOf(delivery.entity), version: Version }),
})
