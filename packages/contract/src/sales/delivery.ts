import { z } from 'zod'
import { document } from '../document.ts'
import {
  choiceField,
  dateField,
  instantField,
  integerField,
  multilineField,
  shownField,
  switchField,
  textField,
} from '../fields.ts'
import { dispatchErrors } from '../inventory/dispatch-errors.ts'
import { lengthField, linesField, quantityField, recordField, weightField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { series } from '../series.ts'
import { idOf, Version } from '../values.ts'
import { text } from './delivery.text.ts'
import { text as menu } from './menu.text.ts'
import { mostOrderLines } from './order-fields.ts'
import { deliveryModes, salesOrder } from './sales-order.ts'

const words = (max: number) => textField({ max }).nullable().default(null)
/** Statuses in which a delivery is prepared in the warehouse. */
export const preparedStatuses = ['picking', 'picked', 'packed'] as const
/** Statuses of goods that have left. */
export const sentStatuses = ['dispatched', 'delivered'] as const
/** Locations that one delivery is picked from; lines of a posting. */
export const mostPicks = 500
export const mostParcels = 99
export const parcelKinds = ['carton', 'bag', 'tube', 'pallet', 'other'] as const
const side = lengthField({ min: 1, max: 20_000 }).nullable().default(null)
/** A parcel without what is in it. */
export const parcelFields = {
  kind: choiceField(parcelKinds).default('carton'),
  weightGrams: weightField({ min: 1, max: 2_000_000 }),
  lengthMm: side,
  widthMm: side,
  heightMm: side,
  trackingNo: words(80),
}
const ofCredit = ['sales.dispatch_held', 'sales.member_suspended'] as const
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
  statuses: ['draft', ...preparedStatuses, ...sentStatuses, 'cancelled'],
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
        /** Blank: not picked, or dispatched without picking. */
        pickedQuantity: quantityField({ mayBeNone: true }).nullable().default(null),
      },
      { least: 1, most: mostOrderLines, calculated: ['pickedQuantity'] },
    ),
    /** What is taken from which location, in picking order. */
    picks: linesField(
      'pick',
      {
        locationId: recordField('inventory.location'),
        variantId: recordField('procure.variant'),
        lotNo: shownField().nullable(),
        plannedQuantity: quantityField(),
        pickedQuantity: quantityField({ mayBeNone: true }),
        shortReason: shownField().nullable(),
      },
      { most: mostPicks },
    ).default([]),
    parcels: linesField('parcel', parcelFields, { most: mostParcels }).default([]),
  },
  calculated: ['picks', 'parcels'],
  shown: {
    customerId: recordField('crm.customer'),
    /** That of the order. */
    deliveryMode: choiceField(deliveryModes),
    /** Since when it waits for the customer in the store, and until when it is kept for him. */
    readyAt: instantField().nullable(),
    collectBy: dateField().nullable(),
    dispatchedAt: instantField().nullable(),
    deliveredOn: dateField().nullable(),
    receivedBy: textField({ max: 120 }).nullable(),
    /** What whoever collected it showed. */
    collectedDocument: textField({ max: 80 }).nullable(),
    isInvoiced: switchField(),
    invoiceId: recordField('accounts.invoice').nullable(),
    parcelCount: integerField({ min: 0, max: mostParcels }),
    weightGrams: weightField({ max: mostParcels * 2_000_000 }).nullable(),
    /** Why it was cancelled. */
    reason: shownField().nullable(),
  },
  columns: ['salesOrderId', 'customerId', 'storeId', 'effectiveOn', 'trackingNo', 'readyAt', 'collectBy', 'isInvoiced'],
  filters: ['customerId', 'storeId', 'deliveryMode', 'isInvoiced'],
  unfiltered: [
    'readyAt',
    'collectedDocument',
    'dispatchedAt',
    'deliveredOn',
    'receivedBy',
    'parcelCount',
    'weightGrams',
    'reason',
  ],
  errors: ['sales.rule_broken', ...ofOrder],
  events: ['pack', { code: 'backdate', risk: 'high', dependsOn: 'dispatch' }],
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
        'parcelCount',
        'weightGrams',
        'customerNote',
      ],
      columns: [
        'variantId',
        'quantity',
        'pickedQuantity',
        'kind',
        'weightGrams',
        'lengthMm',
        'widthMm',
        'heightMm',
        'trackingNo',
      ],
      tables: ['lines', 'parcels'],
      signatures: [text.signature],
    },
    {
      name: 'picking_list',
      title: text.pickingList,
      from: preparedStatuses,
      facts: ['customerId', 'salesOrderId', 'storeId', 'effectiveOn', 'note'],
      columns: ['locationId', 'variantId', 'lotNo', 'plannedQuantity'],
      tables: ['picks'],
      signatures: [text.pickedBy, text.checkedBy],
    },
    {
      name: 'put_back_list',
      title: text.putBackList,
      from: ['cancelled'],
      facts: ['customerId', 'salesOrderId', 'storeId', 'reason'],
      columns: ['locationId', 'variantId', 'lotNo', 'pickedQuantity'],
      tables: ['picks'],
      signatures: [text.putBackBy, text.checkedBy],
    },
  ],
  transitions: {
    release: {
      from: ['draft'],
      to: ['picking'],
      event: 'release',
      errors: [...ofOrder, 'sales.not_pickable', 'sales.nothing_to_pick', 'sales.too_many_picks', ...ofCredit],
    },
    finishPicking: {
      from: ['picking'],
      to: ['picked'],
      event: 'pick',
      isNext: true,
      errors: ['sales.nothing_picked', 'sales.short_unexplained'],
    },
    dispatch: {
      from: ['draft', 'picked', 'packed'],
      to: ['dispatched'],
      event: 'dispatch',
      isNext: true,
      shownIf: { deliveryMode: 'deliver' },
      errors: [...ofOrder, 'sales.other_delivery_mode', 'sales.not_packed', ...ofCredit, ...dispatchErrors],
    },
    /** The customer is told; marking again tells nobody. */
    markReady: {
      from: ['picked', 'packed'],
      to: ['picked', 'packed'],
      event: 'pack',
      isNext: true,
      shownIf: { deliveryMode: 'collect', readyAt: null },
      errors: ['sales.other_delivery_mode', 'sales.not_packed'],
    },
    handOver: {
      from: ['draft', 'picked', 'packed'],
      to: ['delivered'],
      event: 'dispatch',
      isNext: true,
      shownIf: { deliveryMode: 'collect' },
      fields: { receivedBy: textField({ max: 120 }), collectedDocument: words(80) },
      errors: [...ofOrder, 'sales.other_delivery_mode', 'sales.not_packed', ...ofCredit, ...dispatchErrors],
    },
    cancel: {
      from: preparedStatuses,
      to: ['cancelled'],
      event: 'cancel',
      fields: { reason: multilineField({ max: 500 }) },
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
