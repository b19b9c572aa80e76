import { z } from 'zod'
import { document } from '../document.ts'
import { dateField, instantField, multilineField, shownField, textField } from '../fields.ts'
import { countRoutes, receivingDocument, receivingTransitions } from '../inventory/receiving.ts'
import { text as menu } from '../procure/menu.text.ts'
import { recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { text } from './goods-receipt.text.ts'

/** Rejected goods remain the property of the supplier. */
export const goodsConditions = ['good', 'rejected'] as const

const refusals = [
  'purchase.on_hold',
  'purchase.not_ordered',
  'purchase.over_receipt',
  'inventory.no_damaged_place',
  'inventory.bad_line',
  'inventory.location_blocked',
  'inventory.lot_held',
  'inventory.serial_present',
  'accounts.period_closed',
] as const

/** Receipt of goods of a purchase order, counted by scan. Source: docs/guides/purchase.md, Goods receipts. */
export const goodsReceipt = document({
  ...receivingDocument,
  module: 'purchase',
  thing: 'goodsReceipt',
  path: '/procure/goods-receipts/',
  api: '/poMaster/receipts',
  text,
  menuTitle: menu.purchasing,
  icon: 'packages',
  sortOrder: 9,
  statuses: [...receivingDocument.statuses, 'reversed'],
  fields: {
    storeId: recordField('erp.store'),
    purchaseOrderId: recordField('purchase.purchase_order'),
    supplierId: recordField('procure.supplier'),
    effectiveOn: dateField(),
  },
  shown: {
    /** Number of the supplier's delivery note. */
    supplierDocNo: shownField().nullable(),
    postedAt: instantField().nullable(),
    reversalReason: shownField().nullable(),
  },
  columns: ['purchaseOrderId', 'supplierId', 'storeId', 'supplierDocNo', 'effectiveOn', 'postedAt'],
  filters: ['storeId', 'supplierId'],
  unfiltered: ['postedAt', 'supplierDocNo', 'reversalReason'],
  transitions: {
    ...receivingTransitions(refusals),
    reverse: {
      from: ['posted', 'closed'],
      to: ['reversed'],
      event: 'reverse',
      fields: { reversalReason: multilineField({ max: 500 }) },
      errors: [
        'purchase.receipt_in_use',
        'purchase.receipt_of_partner',
        'purchase.receipt_empty',
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

const { page } = goodsReceipt
const id = idOf(goodsReceipt.entity)
const orderId = idOf('purchase.purchase_order')

const opening = {
  method: 'POST',
  page,
  event: 'create',
  writes: true,
  stale: [goodsReceipt.routes.list],
  output: z.object({ id }),
} as const
const entered = {
  uid: z.uuid(),
  /** Null: the store of the order. */
  storeId: idOf('erp.store').nullable().default(null),
  /** Number of the delivery note; received once. */
  supplierDocNo: textField({ max: 60 }).nullable().default(null),
}
const openingErrors = [
  'purchase.not_ordered',
  'purchase.on_hold',
  'purchase.nothing_open',
  'inventory.wrong_store',
  'inventory.duplicate_supplier_doc',
] as const

/** Starts or continues receiving a purchase order for a store. */
export const receiveOrder = route({
  ...opening,
  id: 'purchase.goodsReceipt.open',
  path: '/poMaster/{id}/receive',
  input: z.strictObject({ id: orderId, ...entered }),
  errors: ['not_found', ...openingErrors],
})

/** The same by the scanned or entered number of the order. */
export const receiveOrderByNumber = route({
  ...opening,
  id: 'purchase.goodsReceipt.openByNumber',
  path: '/poMaster/receive',
  input: z.strictObject({ order: textField({ max: 60 }), ...entered }),
  errors: ['purchase.unknown_order', ...openingErrors],
})

const Receivable = z.object({
  id: orderId,
  number: z.string(),
  supplier: z.string(),
  storeId: idOf('erp.store'),
  store: z.string(),
  dueOn: BusinessDate.nullable(),
  lines: z.int(),
  pieces: z.number(),
  /** Counting has started. */
  isOpen: z.boolean(),
})
export type Receivable = z.output<typeof Receivable>

/** Orders with open quantities for the caller's stores, by due date, at most 50. */
export const listReceivable = route({
  id: 'purchase.goodsReceipt.receivable',
  method: 'GET',
  path: '/poMaster/receivable',
  page,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({ items: z.array(Receivable) }),
})

export const { count: getGoodsCount, scan: scanGoods } = countRoutes(goodsReceipt, { conditions: goodsConditions })
