import { z } from 'zod'
import { document } from '../document.ts'
import { dateField, instantField, textField } from '../fields.ts'
import { recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { receiptNumbers } from './receipt-numbers.ts'
import { text } from './transfer-receipt.text.ts'

const refusals = [
  'inventory.not_dispatched',
  'inventory.no_damaged_place',
  'inventory.bad_line',
  'inventory.location_blocked',
  'accounts.period_closed',
] as const

/** Receipt of a shipment from another store, counted by piece. */
export const transferReceipt = document({
  module: 'inventory',
  thing: 'transferReceipt',
  isTyped: false,
  path: '/wms/mannualRecvHubItemsVer2/',
  api: '/inventory/transfer-receipt',
  text,
  menuTitle: menu.receiving,
  icon: 'truck',
  sortOrder: 46,
  // All receipts share one table and one number series.
  numbers: receiptNumbers,
  dayField: 'effectiveOn',
  storeFields: ['storeId'],
  statuses: ['draft', 'posted', 'closed', 'cancelled'],
  fields: {
    storeId: recordField('erp.store'),
    shipmentId: recordField('inventory.transfer_shipment'),
    effectiveOn: dateField(),
  },
  shown: { postedAt: instantField().nullable() },
  columns: ['shipmentId', 'storeId', 'effectiveOn', 'postedAt'],
  filters: ['storeId'],
  unfiltered: ['postedAt'],
  events: ['create'],
  acts: {
    finish: { from: ['draft', 'posted'], to: ['closed'], event: 'post', isNext: true, errors: refusals },
    post: {
      from: ['draft', 'posted'],
      to: ['posted'],
      event: 'post',
      errors: [...refusals, 'inventory.nothing_counted'],
    },
    cancel: { from: ['draft'], to: ['cancelled'], event: 'create' },
  },
})

const { page } = transferReceipt
const id = idOf(transferReceipt.entity)
const Quantity = z.number()

/** Starts or continues receiving a shipment. */
export const openTransferReceipt = route({
  id: 'inventory.transferReceipt.open',
  method: 'POST',
  path: '/inventory/transfer-receipt/open',
  page,
  event: 'create',
  writes: true,
  stale: [transferReceipt.routes.list],
  // `shipment`: its number, as printed and scanned.
  input: z.strictObject({ uid: z.uuid(), shipment: textField({ max: 60 }) }),
  output: z.object({ id }),
  errors: [
    'inventory.unknown_shipment',
    'inventory.wrong_store',
    'inventory.not_dispatched',
    'inventory.already_received',
  ],
})

const Arriving = z.object({
  id: idOf('inventory.transfer_shipment'),
  number: z.string(),
  fromStore: z.string(),
  toStore: z.string(),
  dispatchedAt: Instant,
  vehicle: z.string().nullable(),
  lines: z.int(),
  pieces: Quantity,
})

/** Shipments in transit to the caller's stores, oldest first, at most 50. */
export const listArriving = route({
  id: 'inventory.transferReceipt.arriving',
  method: 'GET',
  path: '/inventory/transfer-receipt/arriving',
  page,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({ items: z.array(Arriving) }),
})
export type Arriving = z.output<typeof Arriving>

const CountedVariant = z.object({
  variantId: idOf('procure.variant'),
  sku: z.string(),
  name: z.string(),
  /** Null for goods that were not shipped. */
  expected: Quantity.nullable(),
  good: Quantity,
  damaged: Quantity,
  /** Quantity already posted to stock. */
  posted: Quantity,
  /** Discrepancy recorded when the receipt was closed. */
  short: Quantity,
  over: Quantity,
})

/** Expected, counted (by all users) and posted quantities. */
export const getCount = route({
  id: 'inventory.transferReceipt.count',
  method: 'GET',
  path: '/inventory/transfer-receipt/{id}/count',
  page,
  event: 'view',
  writes: false,
  input: z.strictObject({ id }),
  output: z.object({ variants: z.array(CountedVariant) }),
  errors: ['not_found'],
})
export type CountedVariant = OutputOfRoute<typeof getCount>['variants'][number]

export const conditions = ['good', 'damaged'] as const

/** A scanned code, or one entered with a quantity; a negative quantity removes. */
const Scan = z.strictObject({
  /** Created by the device, so that a repeated scan is recorded once. */
  uid: z.uuid(),
  code: textField({ max: 60 }),
  quantity: z.number().min(-1_000_000).max(1_000_000).multipleOf(0.0001),
  condition: z.enum(conditions),
})
export type Scan = z.input<typeof Scan>

/** Records scans; each has its own result, so a wrong code does not stop the others. */
export const scanTransferReceipt = route({
  id: 'inventory.transferReceipt.scan',
  method: 'POST',
  path: '/inventory/transfer-receipt/{id}/scans',
  page,
  event: 'create',
  writes: true,
  stale: [getCount],
  input: z.strictObject({ id, scans: z.array(Scan).min(1).max(50) }),
  output: z.object({
    answers: z.array(z.object({ uid: z.uuid(), refusal: z.string().nullable() })),
  }),
  errors: ['not_found', 'state_conflict', 'duplicate', 'inventory.not_dispatched'],
})
