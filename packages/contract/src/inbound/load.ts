import { z } from 'zod'
import { document } from '../document.ts'
import { dateField, instantField, multilineField, shownField, textField } from '../fields.ts'
import { linesField, quantityField, recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { series } from '../series.ts'
import { idOf, Version } from '../values.ts'
import { ofLots } from '../lot-field.ts'
import { text } from './load.text.ts'

/** Maximum lines of a load; a product may be in several cartons. */
export const mostLoadLines = 500

const words = (max: number) => textField({ max }).nullable().default(null)
const reason = { reason: multilineField({ max: 500 }) }

/** What receiving the accepted lines may be refused with. */
const receiving = [
  'inbound.nothing_accepted',
  'inbound.not_receivable',
  'purchase.not_ordered',
  'purchase.on_hold',
  'purchase.nothing_open',
  'purchase.being_received',
  'purchase.over_receipt',
  'inventory.wrong_store',
  'inventory.duplicate_supplier_doc',
  'inventory.no_damaged_place',
  'inventory.bad_line',
  'inventory.location_blocked',
  'inventory.lot_held',
  'inventory.serial_present',
  'accounts.period_closed',
] as const

/** A delivery of a purchase order by a logistics partner. Source: docs/guides/inbound.md, Loads. */
export const load = document({
  module: 'inbound',
  thing: 'load',
  path: '/inbound/loads/',
  api: '/inbound/loads',
  text,
  icon: 'truck-delivery',
  sortOrder: 10,
  numbers: series({
    key: 'inbound.load',
    title: text.title,
    prefix: 'LD',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'expectedOn',
  storeFields: ['storeId'],
  calculated: ['storeId'],
  statuses: ['draft', 'submitted', 'accepted', 'part_accepted', 'rejected', 'cancelled'],
  fields: {
    /** Blank: the partner of the caller. */
    partnerId: recordField('inbound.partner').nullable().default(null),
    storeId: recordField('erp.store'),
    purchaseOrderId: recordField('inbound.partner_order'),
    reference: textField({ max: 60 }),
    expectedOn: dateField(),
    deliveryNote: words(60),
    note: multilineField({ max: 2000 }).nullable().default(null),
    lines: linesField(
      'line',
      {
        carton: words(60),
        variantId: recordField('inbound.partner_product'),
        quantity: quantityField(),
        /** Blank: what was declared and is not damaged. */
        okQuantity: quantityField({ mayBeNone: true }).nullable().default(null),
        damagedQuantity: quantityField({ mayBeNone: true }).default(0),
        lotNo: ofLots(words(60)),
        expiresOn: ofLots(dateField().nullable().default(null)),
        /** Why the store does not receive the line. */
        refusal: words(500),
      },
      { least: 1, most: mostLoadLines, calculated: ['refusal'] },
    ),
  },
  shown: {
    /** Of the goods receipt of the accepted lines. */
    receiptNumber: shownField().nullable(),
    decidedAt: instantField().nullable(),
    reason: shownField().nullable(),
  },
  columns: ['partnerId', 'purchaseOrderId', 'reference', 'expectedOn', 'receiptNumber'],
  filters: ['partnerId', 'storeId'],
  unfiltered: ['receiptNumber', 'decidedAt', 'reason'],
  errors: [
    'inbound.rule_broken',
    'inbound.partner_required',
    'inbound.partner_inactive',
    'inbound.unknown_order',
    'inbound.not_ordered',
    'inbound.reference_used',
  ],
  events: ['submit', { code: 'accept_load', risk: 'high' }],
  papers: [
    {
      name: 'load',
      title: text.one,
      facts: [
        'partnerId',
        'storeId',
        'purchaseOrderId',
        'reference',
        'expectedOn',
        'deliveryNote',
        'receiptNumber',
        'note',
      ],
      columns: ['carton', 'variantId', 'quantity', 'okQuantity', 'damagedQuantity', 'lotNo', 'expiresOn', 'refusal'],
    },
  ],
  transitions: {
    submit: { from: ['draft'], to: ['submitted'], event: 'submit', isNext: true, errors: ['inbound.order_closed'] },
    withdraw: { from: ['submitted'], to: ['draft'], event: 'submit' },
    accept: {
      from: ['submitted'],
      to: ['accepted', 'part_accepted'],
      event: 'accept_load',
      isNext: true,
      errors: ['inbound.staff_only', ...receiving],
    },
    reject: {
      from: ['submitted'],
      to: ['rejected'],
      event: 'accept_load',
      fields: reason,
      errors: ['inbound.staff_only'],
    },
    cancel: { from: ['draft', 'submitted'], to: ['cancelled'], event: 'submit' },
  },
})

const { page } = load
const id = idOf(load.entity)
const Quantity = z.number()

/** Lines of a load beside what is ordered and open. */
export const getLoadLines = route({
  id: 'inbound.load.compare',
  method: 'GET',
  path: '/inbound/loads/{id}/lines',
  page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.object({
    /** Of the accepted lines; null without one, or for callers who may not view goods receipts. */
    receiptId: idOf('purchase.goods_receipt').nullable(),
    lines: z.array(
      z.object({
        lineNo: z.int(),
        carton: z.string().nullable(),
        sku: z.string(),
        name: z.string(),
        declared: Quantity,
        ok: Quantity,
        damaged: Quantity,
        /** Of the product on the order, for the store of the load. */
        ordered: Quantity,
        open: Quantity,
        refusal: z.string().nullable(),
      }),
    ),
  }),
})
export type LoadLine = OutputOfRoute<typeof getLoadLines>['lines'][number]

/** Refuses lines of a submitted load with a reason, or allows them again (`refusal` null). */
export const reviewLoad = route({
  id: 'inbound.load.review',
  method: 'POST',
  path: '/inbound/loads/{id}/review',
  page,
  event: 'accept_load',
  writes: true,
  stale: [load.routes.list, load.routes.get, getLoadLines],
  errors: ['not_found', 'stale', 'state_conflict', 'inbound.staff_only'],
  input: z.strictObject({
    id,
    version: Version,
    lines: z
      .array(z.strictObject({ lineNo: z.int().min(1).max(mostLoadLines), refusal: textField({ max: 500 }).nullable() }))
      .min(1)
      .max(mostLoadLines),
  }),
  output: z.object({ id, version: Version }),
})
